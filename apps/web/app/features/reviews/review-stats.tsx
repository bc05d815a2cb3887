import { useTranslation } from '../../i18n/use-translation.tsx';
import { count as formatCount, score } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { Stars } from '../../ui/stars.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface Bar {
  stars: number;
  count: number;
  /** Share of all reviews, in whole percent. */
  percent: number;
}

/** The counts of 1 to 5 stars as bars, five stars first. */
export function distributionBars(distribution: readonly number[]): Bar[] {
  const total = distribution.reduce((sum, count) => sum + count, 0);
  return distribution
    .map((count, at) => ({
      stars: at + 1,
      count,
      percent: total === 0 ? 0 : Math.round((count / total) * 100),
    }))
    .reverse();
}

interface ReviewStatsProps {
  count: number;
  average: number | null;
  /** Reviews with 1, 2, 3, 4, 5 stars. */
  distribution: readonly number[];
}

/** The average score, and the distribution. */
export function ReviewStats({ count, average, distribution }: ReviewStatsProps) {
  const { t } = useTranslation('reviews/profile');
  const { locale } = usePage();
  if (count === 0 || average === null) {
    return (
      <div className="empty rounded-md border border-dashed border-line-strong p-6 text-ink-soft [&_p]:m-0">
        <p className="[.empty_&]:font-bold [.empty_&]:text-ink">{t('no_reviews')}</p>
        <p>{t('no_reviews_text')}</p>
      </div>
    );
  }
  return (
    <div className="grid max-w-text grid-fit-48 items-center gap-x-6 gap-y-4">
      <p className="m-0 grid">
        <span
          className="flex items-center gap-2 text-xl leading-tight font-bold tracking-tight"
          aria-hidden
        >
          {score(average, locale)}
        </span>
        <Stars score={average} size={24} />
        <VisuallyHidden>{t('score_label', { score: score(average, locale) })}</VisuallyHidden>
        <span className="text-muted">{t('reviews_count', { count })}</span>
      </p>
      <ul className="m-0 grid flex-2 list-none gap-1 p-0 text-xs" aria-label={t('distribution')}>
        {distributionBars(distribution).map((bar) => (
          <li
            key={bar.stars}
            className="grid [grid-template-columns:4rem_minmax(4rem,1fr)_2rem] items-center gap-2"
          >
            <span>{t('stars', { count: bar.stars })}</span>
            <span className="h-2 overflow-hidden rounded-full bg-line" aria-hidden>
              <span
                className="block h-full rounded-full bg-ink"
                style={{ inlineSize: `${bar.percent}%` }}
              />
            </span>
            <span className="text-end text-muted">{formatCount(bar.count, locale)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

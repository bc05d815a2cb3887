import { useTranslation } from '../../i18n/use-translation.tsx';
import { count as formatCount, score } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { Stars } from '../../ui/stars.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './review-stats.module.css';

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
      <div className={classes.empty}>
        <p className={classes.emptyTitle}>{t('no_reviews')}</p>
        <p>{t('no_reviews_text')}</p>
      </div>
    );
  }
  return (
    <div className={classes.stats}>
      <p className={classes.average}>
        <span className={classes.score} aria-hidden>
          {score(average, locale)}
        </span>
        <Stars score={average} size={24} />
        <VisuallyHidden>{t('score_label', { score: score(average, locale) })}</VisuallyHidden>
        <span className={classes.count}>{t('reviews_count', { count })}</span>
      </p>
      <ul className={classes.bars} aria-label={t('distribution')}>
        {distributionBars(distribution).map((bar) => (
          <li key={bar.stars} className={classes.bar}>
            <span>{t('stars', { count: bar.stars })}</span>
            <span className={classes.track} aria-hidden>
              <span className={classes.fill} style={{ inlineSize: `${bar.percent}%` }} />
            </span>
            <span className={classes.number}>{formatCount(bar.count, locale)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useTranslation } from '../../../i18n/use-translation.tsx';
import { count, money } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { type CrashpadTotals, wholePercent } from './occupancy.ts';
import classes from './totals.module.css';

/** Totals of all crash pads: occupancy, revenue, views. */
export function Totals({ totals }: { totals: CrashpadTotals }) {
  const { t } = useTranslation('my-crashpads');
  const { locale } = usePage();
  const { crashpads, beds, taken, revenue, views } = totals;
  const percent = wholePercent(taken, beds);
  const figures: [label: string, figure: string, more?: string][] = [
    [t('stat_crashpads'), count(crashpads, locale)],
    [t('stat_beds'), t('taken_of', { taken, beds }), t('percent', { percent })],
    [t('stat_revenue'), money(revenue, locale)],
    [t('stat_views'), count(views, locale)],
  ];
  return (
    <section aria-label={t('summary')}>
      <dl className={classes.totals}>
        {figures.map(([label, figure, more]) => (
          <div key={label} className={classes.total}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.figure}>
              {figure} {more && <span className={classes.more}>{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

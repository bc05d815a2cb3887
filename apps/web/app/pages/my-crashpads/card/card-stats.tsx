import { type CSSProperties, useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { count, money } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { wholePercent } from '../list/occupancy.ts';
import type { MyCrashpad } from '../load-my-crashpads.ts';
import classes from './card-stats.module.css';

/** Occupancy, monthly revenue and views of a crash pad. */
export function CardStats({ crashpad }: { crashpad: MyCrashpad }) {
  const { t } = useTranslation('my-crashpads');
  const { locale } = usePage();
  const id = useId();
  const { num_beds: beds, num_occupied_beds: taken, monthly_revenue, views } = crashpad;
  const percent = wholePercent(taken, beds);
  return (
    <div className={classes.stats}>
      <div className={classes.fill}>
        <p id={id} className={classes.fillHead}>
          <span className={classes.label}>{t('occupancy')}</span>
          <strong className={classes.percent}>{t('percent', { percent })}</strong>
          <span className={classes.soft}>{t('beds_taken', { count: beds, taken })}</span>
        </p>
        <meter
          className={classes.meter}
          aria-labelledby={id}
          min={0}
          max={100}
          value={percent}
          style={{ '--share': `${percent}%` } as CSSProperties}
        />
      </div>
      <dl className={classes.figures}>
        <div>
          <dt className={classes.label}>{t('stat_revenue')}</dt>
          <dd className={classes.figure}>{money(monthly_revenue, locale)}</dd>
        </div>
        <div>
          <dt className={classes.label}>{t('stat_views')}</dt>
          <dd className={classes.figure}>{count(views, locale)}</dd>
        </div>
      </dl>
    </div>
  );
}

import { MONTHLY_VIEWS_STATED, ONLINE_SHOWN_FROM_HOME } from '@crewpad/domain';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { count } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { type Metrics, useMetrics } from '../../content/index.ts';
import classes from './counters.module.css';

const COUNTERS = ['users', 'listings', 'airports', 'cities', 'messages'] as const;

/** The site in numbers. Hides zeros and small online counts. */
export function Counters({ initial }: { initial: Metrics | null }) {
  const { t } = useTranslation('search/home');
  const { locale } = usePage();
  const metrics = useMetrics(initial);
  const counters = metrics ? COUNTERS.filter((name) => metrics[name] > 0) : [];
  return (
    <section aria-label={t('metrics')} className={classes.section}>
      <dl className={classes.counters}>
        {metrics &&
          counters.map((name) => (
            <div key={name} className={classes.counter}>
              <dt className={classes.label}>{t(`metric_${name}`)}</dt>
              <dd className={classes.value}>{count(metrics[name], locale)}</dd>
            </div>
          ))}
        {metrics && metrics.online >= ONLINE_SHOWN_FROM_HOME && (
          <div className={classes.counter}>
            <dt className={classes.label}>{t('metric_online')}</dt>
            <dd className={classes.value}>{count(metrics.online, locale)}</dd>
          </div>
        )}
        <div className={classes.counter}>
          <dt className={classes.label}>{t('metric_views')}</dt>
          <dd className={classes.value}>{count(MONTHLY_VIEWS_STATED, locale)}+</dd>
        </div>
      </dl>
    </section>
  );
}

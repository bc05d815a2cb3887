import { MONTHLY_VIEWS_STATED, ONLINE_SHOWN_FROM_HOME } from '@crewpad/domain';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { count } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { type Metrics, useMetrics } from '../../content/index.ts';

const counterClass =
  'flex grow basis-24 flex-col-reverse items-center justify-end text-center md:max-lg:basis-3/10';
const valueClass = 'm-0 text-xl leading-tight font-bold tracking-tight tabular';

const COUNTERS = ['users', 'listings', 'airports', 'cities', 'messages'] as const;

/** The site in numbers. Hides zeros and small online counts. */
export function Counters({ initial }: { initial: Metrics | null }) {
  const { t } = useTranslation('search/home');
  const { locale } = usePage();
  const metrics = useMetrics(initial);
  const counters = metrics ? COUNTERS.filter((name) => metrics[name] > 0) : [];
  return (
    <section aria-label={t('metrics')} className="mx-auto mt-6 mb-0 max-w-page px-gutter py-0">
      <dl className="m-0 flex flex-wrap gap-4 rounded-md border border-line bg-surface p-6">
        {metrics &&
          counters.map((name) => (
            <div key={name} className={counterClass}>
              <dt className="text-xs text-muted">{t(`metric_${name}`)}</dt>
              <dd className={valueClass}>{count(metrics[name], locale)}</dd>
            </div>
          ))}
        {metrics && metrics.online >= ONLINE_SHOWN_FROM_HOME && (
          <div className={counterClass}>
            <dt className="text-xs text-muted">{t('metric_online')}</dt>
            <dd className={valueClass}>{count(metrics.online, locale)}</dd>
          </div>
        )}
        <div className={counterClass}>
          <dt className="text-xs text-muted">{t('metric_views')}</dt>
          <dd className={valueClass}>{count(MONTHLY_VIEWS_STATED, locale)}+</dd>
        </div>
      </dl>
    </section>
  );
}

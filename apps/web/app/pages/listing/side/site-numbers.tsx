import { ONLINE_SHOWN_ABOVE_SIDEBAR } from '@crewpad/domain';
import { type Metrics, useMetrics } from '../../../features/content/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { count } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import classes from './site-numbers.module.css';

const SHOWN = ['users', 'listings', 'cities', 'online'] as const;

/** The site in numbers; online members only above three. */
export function SiteNumbers({ initial }: { initial: Metrics | null }) {
  const { t } = useTranslation('pages/listing');
  const { locale } = usePage();
  const metrics = useMetrics(initial);
  if (metrics === null) return null;
  const shown = SHOWN.filter(
    (name) => metrics[name] > (name === 'online' ? ONLINE_SHOWN_ABOVE_SIDEBAR : 0),
  );
  return (
    <section aria-labelledby="site-numbers" className={classes.numbers}>
      <h2 id="site-numbers" className={classes.title}>
        {t('metrics')}
      </h2>
      <dl className={classes.list}>
        {shown.map((name) => (
          <div key={name} className={classes.number}>
            <dt>{t(`metric_${name}`)}</dt>
            <dd>{count(metrics[name], locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

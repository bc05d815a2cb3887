import type { contract, OperationAnswer } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { count, exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import classes from './crew-totals.module.css';

interface CrewTotalsProps {
  report: OperationAnswer<typeof contract.rentals.getMonthlyReport>;
}

/** Revenue, tenants and occupancy. */
export function CrewTotals({ report }: CrewTotalsProps) {
  const { t } = useTranslation('my-crew');
  const { locale } = usePage();
  const { thismonth, lastmonth, total_tenants, pending_tenants, occupancy } = report;
  const invited = pending_tenants > 0 ? t('stat_pending', { count: pending_tenants }) : undefined;
  const figures: [label: string, figure: string, more?: string][] = [
    [t('stat_this_month'), exactMoney(thismonth.total_amount, locale)],
    [t('stat_last_month'), exactMoney(lastmonth.total_amount, locale)],
    [t('stat_tenants'), count(total_tenants, locale), invited],
    [t('stat_occupancy'), t('percent', { percent: Math.round(occupancy * 100) })],
  ];
  return (
    <section aria-label={t('summary')}>
      <dl className={classes.numbers}>
        {figures.map(([label, figure, more]) => (
          <div key={label} className={classes.number}>
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

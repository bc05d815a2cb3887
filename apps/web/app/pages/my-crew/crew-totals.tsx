import type { contract, OperationAnswer } from '@crewpad/contract';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { count, exactMoney } from '../../lib/format.ts';
import { monthName } from '../../lib/months.ts';
import { usePage } from '../../lib/page-context.ts';
import classes from './crew-totals.module.css';

interface CrewTotalsProps {
  report: OperationAnswer<typeof contract.reports.getMonthlyReport>;
}

interface Figure {
  label: string;
  figure: string;
  more?: string | undefined;
  /** What the figure is made of. */
  hint?: string;
}

/** What was received, tenants and occupancy. */
export function CrewTotals({ report }: CrewTotalsProps) {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  const { thismonth, lastmonth, total_tenants, pending_tenants, occupancy } = report;
  const invited = pending_tenants > 0 ? t('stat_pending', { count: pending_tenants }) : undefined;
  const received = (label: string, { month, total_amount }: typeof thismonth): Figure => ({
    label,
    figure: exactMoney(total_amount, locale),
    more: t('received_in', { month: monthName(month, locale) }),
    hint: t('received_hint'),
  });
  const figures: Figure[] = [
    received(t('stat_this_month'), thismonth),
    received(t('stat_last_month'), lastmonth),
    { label: t('stat_tenants'), figure: count(total_tenants, locale), more: invited },
    {
      label: t('stat_occupancy'),
      figure: t('percent', { percent: Math.round(occupancy * 100) }),
      hint: t('occupancy_hint'),
    },
  ];
  return (
    <section aria-label={t('summary')}>
      <dl className={classes.numbers}>
        {figures.map(({ label, figure, more, hint }) => (
          <div key={label} className={classes.number} title={hint}>
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

import type { contract } from '@crewpad/contract';
import { isListerPlan, renewalChargeAt } from '@crewpad/domain';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTexts } from '../../../lib/plan-texts.ts';
import classes from './renewal.module.css';

export interface TermFactsProps {
  quote: contract.billing.PlanQuote;
  /** Whether it differs from the current plan, so that its limits change with it. */
  isChange?: boolean;
  /** What the next charge costs, if another plan is chosen for then. */
  nextPrice?: number | null;
}

/** Today's charge line by line, its term, and the next charge. */
export function TermFacts({ quote, isChange = false, nextPrice = null }: TermFactsProps) {
  const { t } = useTranslation('billing/renewal');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const { kind, plan, lines, charge, price, starts_at, ends_at, charge_at } = quote;
  // The first two are the limits of crash pads and tenants.
  const limits = planTexts(plan).highlights.slice(0, 2).join(' · ');
  const begins = kind === 'now' ? t('at_once') : fullDate(starts_at, locale);
  const nextCharge =
    kind === 'later' ? charge_at : renewalChargeAt(new Date(ends_at)).toISOString();
  const isSum = kind !== 'later' && lines.length > 1;
  const rows = isSum
    ? lines.map(({ text, amount }) => [text, exactMoney(amount, locale)] as const)
    : [];
  const facts: (readonly [label: string, value: string] | false)[] = [
    isChange && kind === 'now' && [t('limits'), limits],
    [t('begins'), begins],
    [t('until'), fullDate(ends_at, locale)],
    isListerPlan(plan) && [
      t('renews'),
      t('price_on', {
        price: exactMoney(nextPrice ?? price, locale),
        date: fullDate(nextCharge, locale),
      }),
    ],
  ];
  return (
    <dl className={classes.facts}>
      <Rows rows={rows} />
      <div className={classes.today}>
        <dt>{t('today')}</dt>
        <dd>{exactMoney(charge, locale)}</dd>
      </div>
      <Rows rows={facts} />
    </dl>
  );
}

function Rows({ rows }: { rows: readonly (readonly [string, string] | false)[] }) {
  return rows
    .filter((row) => row !== false)
    .map(([label, value]) => (
      <div key={label} className={classes.fact}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ));
}

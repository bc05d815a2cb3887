import type { contract } from '@crewpad/contract';
import { isListerPlan, renewalChargeAt } from '@crewpad/domain';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTexts, useSeekerPrice } from '../../../lib/plan-texts.ts';

interface TermSummaryProps {
  /** Above the plan's name. */
  over: string;
  plan: contract.billing.SubscriptionPlan;
  /** What is charged when, and what changes. */
  terms: ReactNode;
  /** What the payment restores in the account; null if nothing is missing. */
  returns: 'search_returns' | 'lister_returns' | 'listings_return' | null;
  children: ReactNode;
}

/** The purchase: plan, limits, price today, and next steps. */
export function TermSummary({ over, plan, terms, returns, children }: TermSummaryProps) {
  const { t } = useTranslation('billing/renewal');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const seekerPrice = useSeekerPrice();
  const price = exactMoney(plan.priceAmount, locale);
  return (
    <section
      aria-labelledby="what-is-paid"
      className="rounded-lg border border-line bg-surface p-sheet shadow"
    >
      <p className="m-0 text-xs font-bold text-ink">{over}</p>
      <h2 id="what-is-paid" className="mx-0 mt-1 mb-0 text-lg">
        {planTexts(plan.plan).title}
      </h2>
      <p className="mx-0 mt-1 mb-0 text-md font-medium">
        {isListerPlan(plan.plan)
          ? t('price_term', { price, term: planTexts(plan.plan).term })
          : seekerPrice}
      </p>
      <ul className="mx-0 mt-4 mb-0 grid list-none gap-2 p-0">
        {planTexts(plan.plan).highlights.map((highlight) => (
          <li key={highlight} className="flex gap-2">
            <IconCheck aria-hidden size={20} className="mt-px flex-none text-good" />
            {highlight}
          </li>
        ))}
      </ul>
      {terms}
      {returns && <p className="mx-0 mt-2 mb-0 text-ink-soft">{t(returns)}</p>}
      {children && (
        <div className="mt-6 border-t border-t-line pt-4 [&>:last-child]:w-full">{children}</div>
      )}
    </section>
  );
}

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
    <dl className="mx-0 mt-6 mb-0 border-t border-t-line pt-4 [&_dd]:m-0 [&_dd]:font-bold [&_dd]:tabular">
      <Rows rows={rows} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-medium">
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
      <div
        key={label}
        className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 [&_dd]:ms-auto [&_dd]:text-end [&_dt]:text-ink-soft"
      >
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ));
}

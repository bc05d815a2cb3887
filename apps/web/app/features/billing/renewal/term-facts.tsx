import type { contract } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTexts } from '../../../lib/plan-texts.ts';
import classes from './renewal.module.css';

export interface TermFactsProps {
  user: Pick<contract.accounts.OwnUser, 'expire_at' | 'expired'>;
  plan: contract.billing.SubscriptionPlan;
  /** End of the term being paid. */
  until: string;
  /** Whether it differs from the current plan, so that its limits apply immediately. */
  isChange?: boolean;
}

/** Today's charge, its term, and the next charge. */
export function TermFacts({ user, plan, until, isChange = false }: TermFactsProps) {
  const { t } = useTranslation('renewal');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const price = exactMoney(plan.priceAmount, locale);
  const { expire_at, expired } = user;
  const end = fullDate(until, locale);
  // The first two are the limits of crash pads and tenants.
  const limits = planTexts(plan.plan).highlights.slice(0, 2).join(' · ');
  const rows: (readonly [label: string, value: string] | false)[] = [
    isChange && [t('limits'), limits],
    [t('begins'), expire_at === null || expired ? t('at_once') : fullDate(expire_at, locale)],
    [t('until'), end],
    isListerPlan(plan.plan) && [t('renews'), t('price_on', { price, date: end })],
  ];
  return (
    <dl className={classes.facts}>
      <div className={classes.today}>
        <dt>{t('today')}</dt>
        <dd>{price}</dd>
      </div>
      {rows
        .filter((row) => row !== false)
        .map(([label, value]) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

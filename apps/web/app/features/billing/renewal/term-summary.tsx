import type { contract } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTexts, useSeekerPrice } from '../../../lib/plan-texts.ts';
import classes from '../payment/payment.module.css';
import ownClasses from './renewal.module.css';

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
    <section aria-labelledby="what-is-paid" className={classes.plan}>
      <p className={classes.over}>{over}</p>
      <h2 id="what-is-paid" className={classes.name}>
        {planTexts(plan.plan).title}
      </h2>
      <p className={classes.price}>
        {isListerPlan(plan.plan)
          ? t('price_term', { price, term: planTexts(plan.plan).term })
          : seekerPrice}
      </p>
      <ul className={classes.highlights}>
        {planTexts(plan.plan).highlights.map((highlight) => (
          <li key={highlight} className={classes.highlight}>
            <IconCheck aria-hidden size={20} className={classes.check} />
            {highlight}
          </li>
        ))}
      </ul>
      {terms}
      {returns && <p className={classes.soft}>{t(returns)}</p>}
      {children && <div className={ownClasses.foot}>{children}</div>}
    </section>
  );
}

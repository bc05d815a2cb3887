import type { contract } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { money } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { usePlanTexts, useSeekerPrice } from '../../../../lib/plan-texts.ts';
import classes from './plan-cards.module.css';

interface PlanCardProps {
  plan: contract.billing.SubscriptionPlan;
  /** A note beside the name, such as "Your plan". */
  mark?: ReactNode;
  /** Its actions. */
  children: ReactNode;
}

/** A plan for sale: name, price, term and features. */
export function PlanCard({ plan: record, mark, children }: PlanCardProps) {
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const seekerPrice = useSeekerPrice();
  const { plan, priceAmount } = record;
  const { title, term, description, highlights } = planTexts(plan);
  return (
    <section aria-labelledby={plan} className={classes.card} data-chosen={mark ? true : undefined}>
      <div className={classes.head}>
        <h2 id={plan} className={classes.name}>
          {title}
        </h2>
        {mark && <span className={classes.mark}>{mark}</span>}
      </div>
      {isListerPlan(plan) ? (
        <>
          <p className={classes.text}>{description}</p>
          <p className={classes.price}>
            <strong className={classes.amount}>{money(priceAmount, locale)}</strong>
            <span>{term}</span>
          </p>
        </>
      ) : (
        <p className={classes.price}>
          <strong className={classes.sentence}>{seekerPrice}</strong>
          <small>
            {money(priceAmount, locale)} {term}
          </small>
        </p>
      )}
      <ul className={classes.highlights}>
        {highlights.map((highlight) => (
          <li key={highlight} className={classes.highlight}>
            <IconCheck aria-hidden size={20} className={classes.check} />
            {highlight}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** Plans side by side if there is room. */
export function PlanCards({ children }: { children: ReactNode }) {
  return (
    <div className={classes.cards} data-count="3">
      {children}
    </div>
  );
}

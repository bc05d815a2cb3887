import type { contract } from '@crewpad/contract';
import { PLAN_RECORDS } from '@crewpad/domain';
import { endAfterPaying, holds, isSameGroup, overduePrice } from './term.ts';

/** A package that a member is shown. */
export interface OfferedPlan {
  plan: contract.billing.SubscriptionPlan;
  /** End of the term that a payment of today buys. */
  until: string;
  /** It holds fewer listings than the member has. */
  tooSmallFor: { own: number; count: number } | null;
}

interface Asked {
  /** How many listings the member has. */
  listings: number;
  /** The package in the address, whoever wrote it there. */
  wanted: string | null;
  now: Date;
}

/** The packages of the member's group, and the one that they are about to pay. */
export function offersFor(
  user: Pick<contract.accounts.OwnUser, 'user_plan' | 'expire_at' | 'expired' | 'repeat'>,
  plans: readonly contract.billing.SubscriptionPlan[],
  { listings, wanted, now }: Asked,
) {
  const present = user.user_plan;
  const offers = plans
    .filter(({ plan }) => present !== null && isSameGroup(plan, present))
    .map((plan): OfferedPlan => {
      const fits = plan.plan === present || holds(plan.plan, listings);
      const count = PLAN_RECORDS[plan.plan].locations ?? listings;
      const until = endAfterPaying(user, plan.plan, now);
      return { plan, until, tooSmallFor: fits ? null : { own: listings, count } };
    });
  const chosen = offers.find(
    ({ plan, tooSmallFor }) =>
      plan.plan === wanted && plan.plan !== present && tooSmallFor === null,
  );
  return { offers, chosen: chosen ?? null, overdue: overduePrice(user, plans, now) };
}

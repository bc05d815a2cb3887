import type { OwnUser, SubscriptionPlan } from '@crewpad/contract';
import { PLAN_RECORDS } from '@crewpad/domain';
import { endAfterPaying, holds, isSameGroup, overduePrice } from './term.ts';

/** A package that a member is shown. */
export interface OfferedPlan {
  plan: SubscriptionPlan;
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

/** The packages of the member's group, and the one of them that he is about to pay. */
export function offersFor(
  user: Pick<OwnUser, 'user_plan' | 'expire_at' | 'expired' | 'repeat'>,
  plans: readonly SubscriptionPlan[],
  { listings, wanted, now }: Asked,
) {
  const present = user.user_plan;
  const offers = plans
    .filter(({ plan }) => present !== null && isSameGroup(plan, present))
    .map((plan): OfferedPlan => {
      const fits = plan.plan === present || holds(plan.plan, listings);
      const count = PLAN_RECORDS[plan.plan].locations ?? listings;
      return { plan, tooSmallFor: fits ? null : { own: listings, count } };
    });
  const found = offers.find(
    ({ plan, tooSmallFor }) =>
      plan.plan === wanted && plan.plan !== present && tooSmallFor === null,
  );
  const chosen = found && {
    plan: found.plan,
    until: endAfterPaying(user, found.plan.plan, now),
  };
  return { offers, chosen: chosen ?? null, overdue: overduePrice(user, plans, now) };
}

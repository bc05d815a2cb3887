import type { contract } from '@crewpad/contract';
import { PLAN_RECORDS } from '@crewpad/domain';
import { holds, isSameGroup, overduePrice } from './term.ts';

/** A plan as shown to a member. */
export interface OfferedPlan {
  plan: contract.billing.SubscriptionPlan;
  /** Whether it allows fewer listings than the member has. */
  tooSmallFor: { own: number; count: number } | null;
}

interface OfferContext {
  /** The number of the member's listings. */
  listings: number;
  /** The plan in the address, unvalidated. */
  requestedPlan: string | null;
  now: Date;
}

/** The plans of the member's group, and the one about to be paid. */
export function offersFor(
  user: Pick<contract.accounts.OwnUser, 'user_plan' | 'expire_at' | 'repeat' | 'next_price'>,
  plans: readonly contract.billing.SubscriptionPlan[],
  { listings, requestedPlan, now }: OfferContext,
) {
  const present = user.user_plan;
  const offers = plans
    .filter(({ plan }) => present !== null && isSameGroup(plan, present))
    .map((plan): OfferedPlan => {
      const isAvailable = plan.plan === present || holds(plan.plan, listings);
      const count = PLAN_RECORDS[plan.plan].locations ?? listings;
      return { plan, tooSmallFor: isAvailable ? null : { own: listings, count } };
    });
  const selectedPlan = offers.find(
    ({ plan, tooSmallFor }) =>
      plan.plan === requestedPlan && plan.plan !== present && tooSmallFor === null,
  );
  return { offers, selectedPlan: selectedPlan ?? null, overdue: overduePrice(user, now) };
}

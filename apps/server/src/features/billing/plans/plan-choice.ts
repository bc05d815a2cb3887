import { isListerPlan, PLAN_RECORDS, type Plan } from '@crewpad/domain';
import type { PlanHolder } from './queries/plan-holder.ts';

export type PlanRefusal =
  /** Seeker is for seekers, the others for listers, none for free tenants. */
  | 'user_plan_is_not_valid'
  | 'plan_allows_fewer_listings'
  /** The sign-up pays the first term. */
  | 'sign_up_is_not_paid';

/**
 * Why a member cannot pay one more term of a plan; undefined if they can.
 * @param isChange whether it must differ from the current plan
 */
export function refusedPlan(
  { plan: present, signupPlan, listings }: Pick<PlanHolder, 'plan' | 'signupPlan' | 'listings'>,
  requested: Plan,
  isChange: boolean,
): PlanRefusal | undefined {
  const group = present ?? signupPlan;
  if (group === null || isListerPlan(group) !== isListerPlan(requested)) {
    return 'user_plan_is_not_valid';
  }
  if (present === null) return 'sign_up_is_not_paid';
  if (present === requested) return isChange ? 'user_plan_is_not_valid' : undefined;
  const { locations } = PLAN_RECORDS[requested];
  return locations !== null && listings > locations ? 'plan_allows_fewer_listings' : undefined;
}

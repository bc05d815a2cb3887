import { isListerPlan, PLAN_RECORDS, type Plan } from '@crewpad/domain';
import type { PlanHolder } from './queries/plan-holder.ts';

export type PlanRefusal =
  /** Seeker is for seekers, the others for listers, none for free tenants. */
  | 'user_plan_is_not_valid'
  | 'plan_allows_fewer_listings'
  /** The first term is paid by the sign-up. */
  | 'sign_up_is_not_paid';

/**
 * Why a member may not pay one more term of a plan; undefined: they may.
 * @param isChange they want another plan than the present one
 */
export function refusedPlan(
  { plan: present, signupPlan, listings }: Pick<PlanHolder, 'plan' | 'signupPlan' | 'listings'>,
  wanted: Plan,
  isChange: boolean,
): PlanRefusal | undefined {
  const group = present ?? signupPlan;
  if (group === null || isListerPlan(group) !== isListerPlan(wanted)) {
    return 'user_plan_is_not_valid';
  }
  if (present === null) return 'sign_up_is_not_paid';
  if (present === wanted) return isChange ? 'user_plan_is_not_valid' : undefined;
  const { locations } = PLAN_RECORDS[wanted];
  return locations !== null && listings > locations ? 'plan_allows_fewer_listings' : undefined;
}

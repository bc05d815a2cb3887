import { isListerPlan, PLAN_RECORDS, type Plan } from '@crewpad/domain';

export interface PlanHolder {
  plan: Plan | null;
  signupPlan: Plan | null;
  /** Listings that a plan must have room for. */
  listings: number;
}

export type PlanRefusal =
  /** Seeker is for seekers, the others for listers, none for free tenants. */
  | 'user_plan_is_not_valid'
  | 'plan_allows_fewer_listings'
  /** The first term is paid by the sign-up. */
  | 'sign_up_is_not_paid';

/**
 * Whether a member may pay one more term of a plan; undefined: he may.
 * @param isChange he wants another one than he has
 */
export function refusedPlan(
  { plan: present, signupPlan, listings }: PlanHolder,
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

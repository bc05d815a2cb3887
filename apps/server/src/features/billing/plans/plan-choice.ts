import { isListerPlan, PLAN_RECORDS, type Plan, type PlanQuote } from '@crewpad/domain';
import { conflict, invalidInput } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { lastPlan, quoteFor } from './plan-quote.ts';
import { getPlanHolder, type PlanHolder } from './queries/plan-holder.ts';

export type PlanRefusal =
  /** Seeker is for seekers, the others for listers, none for free tenants. */
  | 'user_plan_is_not_valid'
  | 'plan_allows_fewer_listings'
  /** The sign-up pays the first term. */
  | 'sign_up_is_not_paid';

/** Why a member cannot choose a plan for their next term; undefined if they can. */
export function refusedPlan(
  { plan: present, signupPlan, listings }: Pick<PlanHolder, 'plan' | 'signupPlan' | 'listings'>,
  requested: Plan,
): PlanRefusal | undefined {
  const group = present ?? signupPlan;
  if (group === null || isListerPlan(group) !== isListerPlan(requested)) {
    return 'user_plan_is_not_valid';
  }
  if (present === null) return 'sign_up_is_not_paid';
  if (present === requested) return undefined;
  const { locations } = PLAN_RECORDS[requested];
  return locations !== null && listings > locations ? 'plan_allows_fewer_listings' : undefined;
}

export interface PlanForm {
  user_plan: Plan;
  /** A cheaper plan starts now, too. */
  now: boolean;
}

export interface PlanChoice {
  holder: PlanHolder;
  /** The plan of the last paid term. */
  present: Plan;
  quote: PlanQuote;
}

/**
 * The member, and what another term of a plan costs them now.
 * @throws ApiError 422 if they cannot choose it, 409 if the first term is not paid
 */
export async function findChoice(
  { db, clock, payments }: Services,
  memberId: number,
  { user_plan: plan, now: isNow }: PlanForm,
): Promise<PlanChoice> {
  const now = clock.now();
  const holder = await getPlanHolder(db, memberId, { mode: payments.mode, now });
  const refusal = refusedPlan(holder, plan);
  if (refusal === 'sign_up_is_not_paid') throw conflict('billing:first_term_unpaid');
  const present = lastPlan(holder);
  if (refusal !== undefined || present === null) {
    throw invalidInput({ user_plan: [refusal ?? 'user_plan_is_not_valid'] });
  }
  return { holder, present, quote: quoteFor(holder, { plan, now: isNow }, now) };
}

import type { contract } from '@crewpad/contract';
import { addMonths, isListerPlan, PLAN_RECORDS, type Plan, renewableFrom } from '@crewpad/domain';

/**
 * The end of one more term of a plan: counted from the end of a running term, otherwise from now. A
 * term that began on a day missing from its last month may end a few days later than shown here,
 * never earlier.
 */
export function endAfterPaying(
  { expire_at, expired }: Pick<contract.accounts.OwnUser, 'expire_at' | 'expired'>,
  plan: Plan,
  now: Date,
): string {
  const from = expire_at === null || expired ? now : new Date(expire_at);
  return addMonths(from, PLAN_RECORDS[plan].months).toISOString();
}

/** When one more term of a plan can be paid, if not yet; null for now. */
export function payableFrom(
  { expire_at, expired }: Pick<contract.accounts.OwnUser, 'expire_at' | 'expired'>,
  plan: Plan,
  now: Date,
): string | null {
  if (expire_at === null || expired) return null;
  const from = renewableFrom(plan, new Date(expire_at));
  return from > now ? from.toISOString() : null;
}

/** What a payment restores in an expired account; null while it is running. */
export function returnsWith(
  plan: Plan,
  { expired }: Pick<contract.accounts.OwnUser, 'expired'>,
  hasListings: boolean,
) {
  if (!expired) return null;
  if (!isListerPlan(plan)) return 'search_returns';
  return hasListings ? 'listings_return' : 'lister_returns';
}

/** Seekers stay seekers, listers listers. */
export function isSameGroup(a: Plan, b: Plan): boolean {
  return isListerPlan(a) === isListerPlan(b);
}

/** Whether a plan allows this many listings. */
export function holds(plan: Plan, listings: number): boolean {
  const { locations } = PLAN_RECORDS[plan];
  return !isListerPlan(plan) || locations === null || listings <= locations;
}

/** How long before the end of a term renewal attempts start. */
const DUE_AHEAD_MS = 24 * 60 * 60 * 1000;

/** Price of a renewal with current attempts, which a newly saved card pays immediately. */
export function overduePrice(
  {
    user_plan,
    repeat,
    expire_at,
  }: Pick<contract.accounts.OwnUser, 'user_plan' | 'repeat' | 'expire_at'>,
  plans: readonly contract.billing.SubscriptionPlan[],
  now: Date,
): number | null {
  if (!repeat || expire_at === null) return null;
  if (new Date(expire_at).getTime() - now.getTime() > DUE_AHEAD_MS) return null;
  return plans.find(({ plan }) => plan === user_plan)?.priceAmount ?? null;
}

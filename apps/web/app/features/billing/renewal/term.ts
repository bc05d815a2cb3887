import type { contract } from '@crewpad/contract';
import { addMonths, isListerPlan, PLAN_RECORDS, type Plan, renewableFrom } from '@crewpad/domain';

/**
 * The end that one more payment of a plan gives: counted from the end of a running term, from now
 * once it is over. A term that began on a day which its month of ending lacks may end a few days
 * later than said here, never earlier.
 */
export function endAfterPaying(
  { expire_at, expired }: Pick<contract.accounts.OwnUser, 'expire_at' | 'expired'>,
  plan: Plan,
  now: Date,
): string {
  const from = expire_at === null || expired ? now : new Date(expire_at);
  return addMonths(from, PLAN_RECORDS[plan].months).toISOString();
}

/** From when one more term of a plan can be paid, as long as that is not yet; null: now. */
export function payableFrom(
  { expire_at, expired }: Pick<contract.accounts.OwnUser, 'expire_at' | 'expired'>,
  plan: Plan,
  now: Date,
): string | null {
  if (expire_at === null || expired) return null;
  const from = renewableFrom(plan, new Date(expire_at));
  return from > now ? from.toISOString() : null;
}

/** What an expired account has again once its plan is paid; null: it is running. */
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

/** Whether a plan holds so many listings. */
export function holds(plan: Plan, listings: number): boolean {
  const { locations } = PLAN_RECORDS[plan];
  return !isListerPlan(plan) || locations === null || listings <= locations;
}

/** Renewal is tried from this long before the end of a term. */
const DUE_AHEAD_MS = 24 * 60 * 60 * 1000;

/** Price of a renewal that is tried these days, so that a card that is saved pays it at once. */
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

import type { contract } from '@crewpad/contract';
import {
  FIRST_CHARGE_BEFORE_MS,
  isListerPlan,
  PLAN_RECORDS,
  type Plan,
  renewableFrom,
} from '@crewpad/domain';

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

/** Price of a renewal with current attempts, which a newly saved card pays immediately. */
export function overduePrice(
  {
    repeat,
    expire_at,
    next_price,
  }: Pick<contract.accounts.OwnUser, 'repeat' | 'expire_at' | 'next_price'>,
  now: Date,
): number | null {
  if (!repeat || expire_at === null) return null;
  if (new Date(expire_at).getTime() - now.getTime() > FIRST_CHARGE_BEFORE_MS) return null;
  return next_price;
}

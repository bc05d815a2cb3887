import type { contract } from '@crewpad/contract';

type Schedule = 'renews' | 'unrenewed' | 'expires' | 'expired' | 'ends' | 'ended';

type Service = Pick<contract.billing.AccountServiceRow, 'expire_at' | 'repeat' | 'plan' | 'ended'>;

/**
 * What happens to a service on its date; `isWaiting` if its renewal could not be charged. Whether
 * the date has passed is decided by the server: the member has expired, or has paid for a later
 * one.
 */
export function scheduleOf(
  { expire_at, repeat, plan, ended }: Service,
  user: Pick<contract.accounts.OwnUser, 'expired' | 'expire_at'>,
  isWaiting = false,
): Schedule | null {
  if (expire_at === null) return null;
  if (plan === null) return ended ? 'ended' : repeat ? 'renews' : 'ends';
  if (repeat) return isWaiting ? 'unrenewed' : 'renews';
  const isOver = user.expired || (user.expire_at !== null && expire_at < user.expire_at);
  return isOver ? 'expired' : 'expires';
}

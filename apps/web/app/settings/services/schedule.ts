import type { contract } from '@crewpad/contract';

type Schedule = 'renews' | 'unrenewed' | 'expires' | 'expired';

/**
 * What happens to a service on its day; `isWaiting`: its renewal could not be charged. Whether the day has passed is the server's word: the member
 * has expired, or has paid for a later one.
 */
export function scheduleOf(
  { expire_at, repeat }: Pick<contract.billing.AccountServiceRow, 'expire_at' | 'repeat'>,
  user: Pick<contract.accounts.OwnUser, 'expired' | 'expire_at'>,
  isWaiting = false,
): Schedule | null {
  if (expire_at === null) return null;
  if (repeat) return isWaiting ? 'unrenewed' : 'renews';
  const isOver = user.expired || (user.expire_at !== null && expire_at < user.expire_at);
  return isOver ? 'expired' : 'expires';
}

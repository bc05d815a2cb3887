import type { contract } from '@crewpad/contract';
import { planTerm } from '../../../lib/plan-term.ts';

type Schedule =
  | 'term_renews'
  | 'unrenewed'
  | 'term_expires'
  | 'term_expired'
  | 'changed'
  | 'promotion_renews'
  | 'ends'
  | 'ended';

type Service = Pick<
  contract.billing.AccountServiceRow,
  'expire_at' | 'repeat' | 'plan' | 'ended' | 'changed'
>;

/**
 * What happens to a service, and on which day; `isWaiting` if its renewal could not be charged.
 * Whether the day has passed is decided by the server: the member has expired, or has paid for a
 * later one.
 */
export function scheduleOf(
  { expire_at, repeat, plan, ended, changed }: Service,
  user: Pick<contract.accounts.OwnUser, 'expired' | 'expire_at'>,
  isWaiting = false,
): { key: Schedule; at: string } | null {
  if (expire_at === null) return null;
  if (changed !== null) return { key: 'changed', at: changed.at };
  if (plan === null) {
    return { key: ended ? 'ended' : repeat ? 'promotion_renews' : 'ends', at: expire_at };
  }
  if (repeat && isWaiting) return { key: 'unrenewed', at: expire_at };
  const isOver = user.expired || (user.expire_at !== null && expire_at < user.expire_at);
  return planTerm({ endsAt: expire_at, expired: isOver && !repeat, renews: repeat });
}

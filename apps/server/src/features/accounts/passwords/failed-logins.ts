import { audit } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { networkOf } from '../../../platform/limits/network.ts';
import type { Services } from '../../../platform/services.ts';

/**
 * Records a wrong password, also for an email without an account: both take the same time. The
 * typed email is not logged, because people type passwords there.
 */
export function recordFailedLogin(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  memberId: number | null,
  address: string,
): Promise<void> {
  log.warn({ account: memberId, network: networkOf(address) }, 'login failed');
  const entry = { action: 'login.failed', actorId: null, memberId, address, at: clock.now() };
  return transaction(db, (trx) => audit(trx, entry));
}

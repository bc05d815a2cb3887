import type { Trx } from '../../../../platform/database/transaction.ts';
import { findStoredRentals, summarize, summarizeEnd, writeChange } from '../../../rentals/index.ts';
import { lockAutopayRentals, withAutopay } from '../queries/autopay-rentals.ts';
import { collectByHand } from './change-collection.ts';

/**
 * Turns AutoPay off in all rentals of a lister with a locked row, and notifies the tenants.
 * @param actor system if the provider ended the lister's payouts
 * @returns the number of rentals
 */
export async function endAutopay(
  trx: Trx,
  listerId: number,
  actor: 'lister' | 'system',
  now: Date,
): Promise<number> {
  const ids = await lockAutopayRentals(trx, withAutopay(listerId));
  for (const rental of await findStoredRentals(trx, ids)) {
    const set = { auto_pay: 0, autopay_ended_at: now };
    const summary = actor === 'system' ? summarizeEnd('payouts_disconnected') : summarize;
    const change = { set, summary, notify: ['tenant'] } as const;
    const actorId = actor === 'lister' ? listerId : null;
    await writeChange(trx, rental, change, { action: 'disable_autopay', actor, actorId, now });
  }
  await collectByHand(trx, ids, now);
  return ids.length;
}

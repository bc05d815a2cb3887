import type { ProviderMode } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { notifyCardLost } from '../../hooks.ts';

/** Records that a card, or the card of a customer, can't be charged any more. */
export async function loseCards(
  trx: Trx,
  which: { payment_method: string } | { customer_id: string },
  now: Date,
): Promise<void> {
  const lost = await trx
    .updateTable('payment_methods')
    .set({ valid: false, invalid_since: now, updated_at: now })
    .where((where) => where.and(which))
    .where('valid', '=', true)
    .returning(['member_id as memberId', 'payment_method as paymentMethod'])
    .execute();
  for (const card of lost) await notifyCardLost(trx, card, now);
}

/** Records since when a member has no card that can be charged. */
export async function recordCardless(
  trx: Trx,
  { memberId, mode, since }: { memberId: number; mode: ProviderMode; since: Date },
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ cardless_since: since })
    .where('member_id', '=', memberId)
    .where('provider_mode', '=', mode)
    .execute();
}

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
    .set({ valid: false, updated_at: now })
    .where((where) => where.and(which))
    .where('valid', '=', true)
    .returning(['member_id as memberId', 'payment_method as paymentMethod'])
    .execute();
  for (const card of lost) await notifyCardLost(trx, card, now);
}

import type { Trx } from '../../../../platform/database/transaction.ts';
import { orderMails } from '../../../../platform/outbox/order-mail.ts';

/** Tells the lister of each rental whose AutoPay pauses without this card, once for each card. */
export async function tellOfLostCard(
  trx: Trx,
  { memberId, paymentMethod }: { memberId: number; paymentMethod: string },
  now: Date,
): Promise<void> {
  const rentals = await trx
    .selectFrom('rentals')
    .select('id')
    .where('user_id', '=', memberId)
    .where('status', '=', 'accepted')
    .where('auto_pay', 'in', [1, 3])
    .execute();
  const mails = rentals.map(({ id }) => ({
    order: { mail: 'autopay_paused' as const, rentalId: id },
    key: `autopay_paused:${id}:${paymentMethod}`,
  }));
  await orderMails(trx, mails, now);
}

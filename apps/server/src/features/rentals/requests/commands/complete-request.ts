import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';

/** Locks the rental of an obligation. */
export async function lockRentalOf(trx: Trx, obligationId: number): Promise<void> {
  await sql`
    select from rentals
    where id = (select rental_id from obligations where id = ${obligationId}) for update`.execute(
    trx,
  );
}

/** Records a paid request, and emails its lister. */
export async function completeRequest(trx: Trx, obligationId: number, now: Date): Promise<void> {
  const request = await trx
    .updateTable('payment_requests')
    .set({ status: 'complete', closed_at: now, updated_at: now })
    .where('obligation_id', '=', obligationId)
    .returning('id')
    .executeTakeFirst();
  if (request === undefined) return;
  const order = { mail: 'payment_request', requestId: request.id, step: 'paid' } as const;
  await orderMail(trx, order, { now, key: `payment_request_paid:${request.id}` });
}

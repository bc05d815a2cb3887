import { sql } from 'kysely';
import { lockRentals } from '../../../../platform/database/locks.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { orderPaidRequest } from '../../payments/commands/settle-request.ts';

/** Locks the rental of an obligation. */
export async function lockRentalOf(trx: Trx, obligationId: number): Promise<void> {
  await lockRentals(
    trx,
    sql`r.id = (select rental_id from obligations where id = ${obligationId})`,
  );
}

/** Records a paid request. One for rent emails its lister once it covers rent. */
export async function completeRequest(trx: Trx, obligationId: number, now: Date): Promise<void> {
  const request = await trx
    .updateTable('payment_requests')
    .set({ status: 'complete', closed_at: now, updated_at: now })
    .where('obligation_id', '=', obligationId)
    .returning(['id', 'payment_for'])
    .executeTakeFirst();
  if (request === undefined || request.payment_for === 'rent') return;
  await orderPaidRequest(trx, request.id, now);
}

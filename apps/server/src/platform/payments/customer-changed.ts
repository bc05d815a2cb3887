import type { Trx } from '../database/transaction.ts';

/**
 * Notes, in the transaction that changes a member's name or e-mail, that the payment provider is still
 * to be told. A job of billing tells it. Nothing is noted of a member who is no customer there.
 */
export async function noteCustomerChange(trx: Trx, memberId: number, now: Date): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ changed_at: now })
    .where('member_id', '=', memberId)
    .execute();
}

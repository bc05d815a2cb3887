import type { Trx } from '../../../../platform/database/transaction.ts';

/**
 * Records, in the transaction that changes a member's name or email, that the payment provider still
 * has to be notified, which a job does. A member who is not a customer there is left alone.
 */
export async function noteCustomerChange(trx: Trx, memberId: number, now: Date): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ changed_at: now })
    .where('member_id', '=', memberId)
    .execute();
}

import type { Trx } from '../../../../platform/database/transaction.ts';

/**
 * Records, in the transaction that changes a member's name or email, that a job must update the
 * payment provider. Does nothing for members who are not customers.
 */
export async function noteCustomerChange(trx: Trx, memberId: number, now: Date): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ changed_at: now })
    .where('member_id', '=', memberId)
    .execute();
}

import type { Trx } from '../../../../platform/database/transaction.ts';

/** Deletes remaining cards of a closed account, also at former providers. */
export async function deleteCards(trx: Trx, memberId: number): Promise<void> {
  await trx.deleteFrom('payment_methods').where('member_id', '=', memberId).execute();
}

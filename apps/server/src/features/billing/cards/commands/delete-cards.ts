import type { Trx } from '../../../../platform/database/transaction.ts';

/** Deletes what is left of the cards of a closed account, at providers used before too. */
export async function deleteCards(trx: Trx, memberId: number): Promise<void> {
  await trx.deleteFrom('payment_methods').where('member_id', '=', memberId).execute();
}

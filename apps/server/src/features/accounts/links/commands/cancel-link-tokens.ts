import type { Trx } from '../../../../platform/database/transaction.ts';

/** Cancels the links and codes that were sent before the password changed. */
export async function cancelLinkTokens(trx: Trx, memberId: number, now: Date): Promise<void> {
  await trx
    .updateTable('member_tokens')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('kind', 'in', ['reset', 'login', 'new_email', 'deactivation'])
    .where('used_at', 'is', null)
    .execute();
}

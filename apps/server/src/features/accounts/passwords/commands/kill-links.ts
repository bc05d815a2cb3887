import type { Trx } from '../../../../platform/database/transaction.ts';

/** With another password, what was sent before opens and changes nothing any more. */
export async function killLinks(trx: Trx, memberId: number, now: Date): Promise<void> {
  await trx
    .updateTable('member_tokens')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('kind', 'in', ['reset', 'login', 'new_email', 'deactivation'])
    .where('used_at', 'is', null)
    .execute();
}

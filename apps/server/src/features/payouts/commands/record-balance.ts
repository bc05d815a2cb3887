import type { Db } from '../../../platform/database/database.ts';

/** Records what an account has, unless the lister has another one by now. */
export async function recordBalance(
  db: Db,
  { member_id, account_id }: { member_id: number; account_id: string },
  { cents, now }: { cents: number; now: Date },
): Promise<void> {
  await db
    .updateTable('payout_accounts')
    .set({ balance_cents: cents, balance_read_at: now })
    .where('member_id', '=', member_id)
    .where('account_id', '=', account_id)
    .execute();
}

import type { ProviderMode } from '@crewpad/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';

export type PayoutAccount = Selectable<Database['payout_accounts']>;

/** The account that a lister is paid to, in any state; undefined: they never had one. */
export function findPayoutAccount(
  db: Db | Trx,
  memberId: number,
  mode: ProviderMode,
): Promise<PayoutAccount | undefined> {
  return db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('provider_mode', '=', mode)
    .executeTakeFirst();
}

/** Whether a lister can offer AutoPay: it is on in their settings, and their payouts are set up. */
export async function isAutopaySetUp(
  db: Db | Trx,
  listerId: number,
  mode: ProviderMode,
): Promise<boolean> {
  const { rows } = await sql<{ ready: boolean }>`
    select exists (
      select from payout_accounts p
      join members m on m.id = p.member_id
      where m.id = ${listerId} and m.automatic_payment = 1 and m.status <> 'CLOSED'
        and p.provider_mode = ${mode} and p.state = 'ready'
    ) as ready`.execute(db);
  return rows[0]?.ready === true;
}

import type { ProviderMode } from '@crewpad/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Trx } from '../../../platform/database/transaction.ts';

export type PayoutAccount = Selectable<Database['payout_accounts']>;

/** The lister's latest payout account, in any status; undefined if they never had one. */
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

/** Whether a lister can offer AutoPay: it is on in their settings, and their payouts are ready. */
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

/** The lister whose current account this is. */
export async function findAccountOwner(
  db: Db,
  accountId: string,
  mode: ProviderMode,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('payout_accounts')
    .select('member_id')
    .where('account_id', '=', accountId)
    .where('provider_mode', '=', mode)
    .executeTakeFirst();
  return row?.member_id;
}

/** Listers whose connected account was last read before an instant, oldest first. */
export async function listUnreadAccounts(
  db: Db,
  { mode, before, limit }: { mode: ProviderMode; before: Date; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('payout_accounts')
    .select('member_id')
    .where('provider_mode', '=', mode)
    .where('state', '<>', 'disconnected')
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/**
 * Connected accounts whose payout delay ended between two instants: a number of days after their
 * creation, or with the last dispute of their payments if that was later. None while one is open.
 */
export async function listAccountsPastDelay(
  db: Db,
  { mode, days, after, until }: { mode: ProviderMode; days: number; after: Date; until: Date },
): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select p.account_id
    from payout_accounts p
    left join lateral (
      select bool_or(d.state = 'open') as is_open, max(d.closed_at) as closed_at
      from disputes d join obligations o on o.id = d.obligation_id
      where o.payee_id = p.member_id
    ) d on true
    cross join lateral (
      select greatest(p.created_at + make_interval(days => ${days}::int), d.closed_at) as at
    ) ending
    where p.provider_mode = ${mode} and p.state <> 'disconnected' and d.is_open is not true
      and ending.at > ${after}::timestamptz and ending.at <= ${until}::timestamptz`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** A lister's payout interval. */
export async function getScheduleId(db: Db, memberId: number): Promise<number> {
  const { payout_config_id } = await db
    .selectFrom('members')
    .select('payout_config_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return payout_config_id;
}

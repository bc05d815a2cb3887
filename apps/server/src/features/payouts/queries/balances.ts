import type { ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/**
 * Accounts whose balance may be below zero, read longest ago first: it was when it was read, or money
 * was taken from the lister since then.
 */
export async function listAccountsToRead(
  db: Db,
  { mode, limit }: { mode: ProviderMode; limit: number },
): Promise<{ member_id: number; account_id: string }[]> {
  const { rows } = await sql<{ member_id: number; account_id: string }>`
    select p.member_id, p.account_id from payout_accounts p
    where p.provider_mode = ${mode} and p.state <> 'disconnected' and (
      p.balance_cents < 0
      or exists (
        select from obligations o join refunds r on r.obligation_id = o.id
        where o.payee_id = p.member_id and r.method = 'card'
          and r.updated_at > coalesce(p.balance_read_at, '-infinity')
      )
      or exists (
        select from obligations o join provider_moves m on m.obligation_id = o.id
        where o.payee_id = p.member_id and m.updated_at > coalesce(p.balance_read_at, '-infinity')
      )
    )
    order by p.balance_read_at nulls first, p.member_id limit ${limit}`.execute(db);
  return rows;
}

import { LISTING_STATUS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';

async function exists(db: Db | Trx, query: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (${query}) as found`.execute(db);
  return rows[0]?.found === true;
}

export function hasAccount(db: Db | Trx, email: string): Promise<boolean> {
  return exists(db, sql`select from members where email = ${email} and status <> 'CLOSED'`);
}

export function hasActiveListing(db: Db | Trx, listerId: number): Promise<boolean> {
  return exists(
    db,
    sql`select from listings where user_id = ${listerId} and removed_at is null
      and status = ${sql.lit(LISTING_STATUS.active)}`,
  );
}

/** How many of a lister's invitations were accepted. */
export async function countAccepted(db: Db | Trx, listerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from rentals
    where lister_id = ${listerId} and accepted_at is not null`.execute(db);
  return rows[0]?.count ?? 0;
}

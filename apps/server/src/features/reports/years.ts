import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { findBalances } from './balances.queries.ts';

/** Members per read. */
const BATCH = 100;

/** When April 30 is over at every crash pad. */
export const closingOf = (year: number) => new Date(Date.UTC(year + 1, 4, 1, 12, 45));

/**
 * Stores the closing lines of everybody's statement for the last year that is closed. Resumes after
 * an interruption.
 * @returns how many members' years were closed
 */
export async function closeYears(db: Db, now: Date): Promise<number> {
  const last = now.getUTCFullYear() - 1;
  const year = closingOf(last) <= now ? last : last - 1;
  let closed = 0;
  for (;;) {
    const { rows } = await membersToClose(year).execute(db);
    for (const { id } of rows) await closeYear(db, id, year, now);
    closed += rows.length;
    if (rows.length < BATCH) return closed;
  }
}

async function closeYear(db: Db, memberId: number, year: number, now: Date): Promise<void> {
  const balances = await findBalances(db, memberId, year, now);
  const lines = Object.fromEntries(balances.map(({ side, closing }) => [side, closing]));
  await db
    .insertInto('closed_years')
    .values({ member_id: memberId, year, lines: JSON.stringify(lines), closed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Members with a stay in or before a year that they have not closed. */
export const membersToClose = (year: number) => sql<{ id: number }>`
  select m.id from members m
  where (
    exists (select from rentals r where r.lister_id = m.id
      and r.status in ('accepted', 'ended') and r.start_date < ${`${year + 1}-01-01`}::date)
    or exists (select from rentals r where r.user_id = m.id
      and r.status in ('accepted', 'ended') and r.start_date < ${`${year + 1}-01-01`}::date)
  ) and not exists (select from closed_years c where c.member_id = m.id and c.year = ${year}::integer)
  order by m.id limit ${BATCH}`;

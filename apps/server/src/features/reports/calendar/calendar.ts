import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { newLinkToken } from '../../../platform/tokens.ts';

/**
 * The token of a member's calendar, created on the first call; concurrent calls create one.
 * @param rotate creates a new one and invalidates the previous address
 */
export async function getCalendarToken(
  db: Db,
  memberId: number,
  { rotate, now }: { rotate: boolean; now: Date },
): Promise<string> {
  const { rows } = await sql<{ token: string }>`
    insert into calendars as c (member_id, token, created_at)
    values (${memberId}, ${newLinkToken()}, ${now})
    on conflict (member_id) do update set
      token = case when ${rotate}::boolean then excluded.token else c.token end,
      created_at = case when ${rotate}::boolean then excluded.created_at else c.created_at end
    returning token`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`the calendar of member ${memberId} was not saved`);
  return row.token;
}

/** A closed account has no calendar. */
export async function deleteCalendar(trx: Trx, memberId: number): Promise<void> {
  await trx.deleteFrom('calendars').where('member_id', '=', memberId).execute();
}

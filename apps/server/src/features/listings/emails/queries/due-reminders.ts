import { FULL_HOUSE_REMINDER_DAYS, UNTOUCHED_LISTING_DAYS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Whether a listing `l` has no free beds. */
export const isFull = sql<boolean>`l.num_beds > 0 and l.num_occupied_beds >= l.num_beds`;

/** Public listings of listers who can edit them. */
export const isRemindable = (now: Date) => sql<boolean>`
  l.status = 2 and not l.hidden and l.removed_at is null and m.status = 'ACTIVE'
  and coalesce(m.expire_at, 'infinity') > ${now}::timestamptz`;

/** Whether a full listing `l` is due for a reminder. */
export const isFullDue = (now: Date) => sql<boolean>`
  ${isFull} and coalesce(l.full_reminded_at, '-infinity')
    <= ${daysBefore(now, FULL_HOUSE_REMINDER_DAYS)}::timestamptz`;

/** Whether an unchanged listing `l` is due for a reminder. */
export const isUntouchedDue = (now: Date) => {
  const then = daysBefore(now, UNTOUCHED_LISTING_DAYS);
  return sql<boolean>`l.touched_at <= ${then}::timestamptz
    and coalesce(l.untouched_reminded_at, '-infinity') <= ${then}::timestamptz`;
};

/** Members with at least one listing due for a reminder, by id. Each half uses its own index. */
export async function findListersToRemind(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select l.user_id from listings l join members m on m.id = l.user_id
    where ${isRemindable(now)} and ${isFullDue(now)}
    union
    select l.user_id from listings l join members m on m.id = l.user_id
    where ${isRemindable(now)} and ${isUntouchedDue(now)}
    order by 1`.execute(db);
  return rows.map((row) => row.user_id);
}

import { FULL_HOUSE_REMINDER_DAYS, type Locale, UNTOUCHED_LISTING_DAYS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { MailOrder } from '../../platform/outbox/order-mail.ts';

export interface RemindedListing {
  title: string;
  beds: number;
  isFull: boolean;
  touchedAt: Date;
}

interface Reminded {
  email: string;
  locale: Locale;
  firstName: string;
  listings: RemindedListing[];
}

interface Row extends RemindedListing {
  email: string;
  locale: Locale;
  firstName: string;
}

/** The listings of a reminder that are still full or unchanged; undefined if none. */
export async function findReminded(
  trx: Trx,
  { memberId, remindedAt }: MailOrder<'listing_reminder'>,
  now: Date,
): Promise<Reminded | undefined> {
  if (memberId === undefined || remindedAt === undefined) return undefined;
  const { rows } = await sql<Row>`
    select m.email, m.locale, m.first_name as "firstName", l.title, l.num_beds as beds, l.touched_at as "touchedAt",
      ${isFull} and coalesce(l.full_reminded_at = ${remindedAt}::timestamptz, false) as "isFull"
    from listings l join members m on m.id = l.user_id
    where l.user_id = ${memberId} and ${isRemindable(now)}
      and (${isFull} and l.full_reminded_at = ${remindedAt}::timestamptz
        or l.untouched_reminded_at = ${remindedAt}::timestamptz)
    order by l.title_key, l.id`.execute(trx);
  const [first] = rows;
  if (first === undefined) return undefined;
  const { email, locale, firstName } = first;
  return { email, locale, firstName, listings: rows };
}

/**
 * A listing removed by an admin, and its lister; undefined if it was restored, or they are gone.
 */
export function findRemoved(trx: Trx, listingId: number) {
  return trx
    .selectFrom('listings as l')
    .innerJoin('members as m', 'm.id', 'l.user_id')
    .select(['m.email', 'm.locale', 'm.first_name', 'l.title', 'l.removal_note'])
    .where('l.id', '=', listingId)
    .where('l.removed_at', 'is not', null)
    .where('m.status', '<>', 'CLOSED')
    .executeTakeFirst();
}

/** The owner of a listing, for a notification. */
export function findOwner(trx: Trx, listingId = 0) {
  return trx
    .selectFrom('listings')
    .select(['user_id as memberId', 'id as listing_id'])
    .where('id', '=', listingId)
    .executeTakeFirst();
}

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

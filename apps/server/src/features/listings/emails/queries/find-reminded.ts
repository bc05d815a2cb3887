import type { Locale } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { MailOrder } from '../../../../platform/outbox/order-mail.ts';
import { isFull, isRemindable } from './due-reminders.ts';

export interface RemindedListing {
  title: string;
  beds: number;
  isFull: boolean;
  touchedAt: Date;
}

export interface Reminded {
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

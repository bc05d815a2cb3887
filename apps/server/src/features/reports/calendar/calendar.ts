import type { AutoPay, Collection, Locale, RentalStatus } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { cardCents } from '../../../platform/payments/obligation-kinds.ts';
import { newLinkToken } from '../../../platform/tokens.ts';
import { OPEN_STATUSES } from '../../billing/index.ts';
import {
  creditCents,
  isPaused,
  isRestWaiting,
  type RentalRow,
  rentHold,
  rentTerms,
  type StoredHold,
} from '../../rentals/index.ts';

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

export async function deleteCalendar(db: Db | Trx, memberId: number): Promise<void> {
  await db.deleteFrom('calendars').where('member_id', '=', memberId).execute();
}

/** Days after check-out for which a rental stays in the calendar. */
const KEPT_DAYS = 60;

/** Only calendar data: no email, note or full name. Amounts in whole cents. */
export interface CalendarRental
  extends Pick<
    RentalRow,
    | 'start_date'
    | 'start_time'
    | 'checkout_date'
    | 'checkout_time'
    | 'time_zone'
    | 'rental_amount'
    | 'payment_date'
    | 'next_rent_on'
    | 'credit_cents'
    | 'terms'
  > {
  id: number;
  role: 'tenant' | 'lister';
  status: RentalStatus;
  auto_pay: AutoPay;
  /** AutoPay charges no card until something changes. */
  is_paused: boolean;
  updated_at: Date;
  listing_id: number;
  title: string;
  bed: string;
  /** First name and initial, for the lister only; empty if unknown. */
  tenant: string;
  /** The rest of an earlier period that the next one collects. */
  rest_cents: number;
  /** Due, unpaid rent. */
  open_rent: {
    id: number;
    /** Its days were paid once and are open again, so that another rent has the same days. */
    is_replacement: boolean;
    /** What it waits for, so that no card is charged. */
    hold: StoredHold | null;
    amount: number;
    due_at: string;
    period_from: string;
    period_to: string;
    collection: Collection;
    /** Whether a card is charged for it, or charged again. */
    is_tried: boolean;
  }[];
}

/** The stays and the rent of the member with this calendar token; undefined if unknown. */
export async function findCalendar(
  db: Db,
  token: string,
  now: Date,
): Promise<{ locale: Locale; rentals: CalendarRental[] } | undefined> {
  const { rows } = await calendarRentals(token, now).execute(db);
  const [first] = rows;
  if (first === undefined) return undefined;
  return {
    locale: first.locale,
    rentals: rows.filter((row): row is CalendarRental & Holder => row.id !== null),
  };
}

interface Holder {
  locale: Locale;
}

export const calendarRentals = (token: string, now: Date) => sql<
  Holder & (CalendarRental | { id: null })
>`
  with holder as materialized (
    select c.member_id as id, m.locale from calendars c
    join members m on m.id = c.member_id and m.status <> 'CLOSED'
    where c.token = ${token}
  ), own as (
    select r.id, 'tenant' as role from holder h
    join rentals r on r.user_id = h.id and r.status in ('accepted', 'ended')
    union all
    select r.id, 'lister' from holder h
    join rentals r on r.lister_id = h.id and r.status in ('accepted', 'ended')
  )
  select shown.*, holder.locale
  from holder
  left join (
    select r.id, own.role, r.status, r.auto_pay, ${isPaused} as is_paused, r.updated_at, r.listing_id, l.title,
      rm.room_name || ', ' || b.bed_name as bed,
      case when own.role = 'lister'
        then trim(r.first_name || ' ' || coalesce(left(nullif(r.last_name, ''), 1) || '.', ''))
        else '' end as tenant,
      r.start_date, r.start_time, r.checkout_date, r.checkout_time, r.time_zone, r.rental_amount,
      r.payment_date, r.next_rent_on,
      ${rentTerms} as terms,
      ${creditCents} as credit_cents,
      coalesce((
        select o.rest_cents from obligations o where o.rental_id = r.id and ${isRestWaiting}
        order by o.period_from, o.id limit 1
      ), 0) as rest_cents,
      (
        select coalesce(json_agg(json_build_object('id', o.id, 'amount', ${cardCents},
          'is_replacement', o.replaces_id is not null, 'hold', ${rentHold},
          'due_at', o.due_at, 'period_from', o.period_from, 'period_to', o.period_to,
          'collection', o.collection, 'is_tried',
          o.collection = 'auto' and o.next_attempt_at is not null)), '[]')
        from obligations o
        where o.rental_id = r.id and o.kind = 'rent' and o.status in (${sql.join(OPEN_STATUSES)})
      ) as open_rent
    from own
    join rentals r on r.id = own.id
    join listings l on l.id = r.listing_id
    join beds b on b.id = r.bed_id
    join rooms rm on rm.id = b.room_id
    where r.checkout_date is null
      or r.checkout_date >= (${now}::timestamptz at time zone 'UTC')::date - ${KEPT_DAYS}::integer
  ) shown on true
  order by shown.id`;

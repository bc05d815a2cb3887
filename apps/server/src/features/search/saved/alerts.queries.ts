import type { ChangeKind, Locale } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import type { MailOrder } from '../../../platform/outbox/order-mail.ts';

/** Today in UTC: a saved search for a bed by an earlier day uses today. */
const todayOf = (now: Date) => sql`${now.toISOString().slice(0, 10)}::date`;

/** Whether a bed of listing `l` became free for filters `f` by a change `c`, and still is. */
const isFreed = (now: Date) => sql`(c.kind = 'free' and case when f.filters ? 'from'
    then c.free_before is null or c.free_before > greatest((f.filters ->> 'from')::date, ${todayOf(now)})
    else c.was_full and not a.is_full end)`;

/**
 * Whether a change `c` is still current for filters `f`: listing `l` is public as the row `a` of
 * the airport, and still as cheap or as free as after the change.
 */
export const isNews = (now: Date) => sql<boolean>`
  a.owner_expire_at > ${now}::timestamptz
  and (c.airport_ids is null or a.airport_id = any (c.airport_ids))
  and (c.kind = 'new' or a.price < c.price_before or ${isFreed(now)})
  and matches_filters(f.filters, a, l, ${todayOf(now)})`;

export interface AlertedListing {
  id: number;
  title: string;
  kind: ChangeKind;
  /** Cents per month, now and before the first change of this alert. */
  price: number;
  priceBefore: number | null;
  distance: number;
  isFull: boolean;
}

interface AlertedSearch {
  email: string;
  locale: Locale;
  firstName: string;
  prefix: string;
  name: string;
  listings: AlertedListing[];
}

type Row = AlertedListing & Omit<AlertedSearch, 'listings'>;

/**
 * The contents of an alert, each listing once with its newest change; undefined if nothing is
 * current.
 */
export async function findAlerted(
  trx: Trx,
  { searchId, at }: MailOrder<'search_alert'>,
  now: Date,
): Promise<AlertedSearch | undefined> {
  if (searchId === undefined || at === undefined) return undefined;
  const { rows } = await sql<Row>`
    select * from (
      select distinct on (l.id) m.email, m.locale, m.first_name as "firstName", p.prefix, s.name, l.id, l.title,
        case when c.kind = 'free' and not ${isFreed(now)} then 'cheaper' else c.kind end as kind, a.price,
        first_value(c.price_before) over (partition by l.id order by c.price_before is null, c.id) as "priceBefore",
        a.distance, a.is_full as "isFull"
      from search_alerts w
      join search_changes c on c.id = w.change_id
      join saved_searches s on s.id = w.search_id
      join members m on m.id = s.member_id and m.status <> 'CLOSED'
      join search_filters f on f.id = s.filter_id
      join airports p on p.id = f.airport_id
      join airport_listings a on a.listing_id = c.listing_id and a.airport_id = f.airport_id
      join listings l on l.id = c.listing_id
      where w.search_id = ${searchId} and w.sent_at = ${at}::timestamptz and ${isNews(now)}
      order by l.id, array_position(array['new', 'free', 'cheaper'], c.kind), c.id desc
    ) x
    order by array_position(array['new', 'cheaper', 'free'], x.kind), x.distance, x.id`.execute(
    trx,
  );
  const [first] = rows;
  if (first === undefined) return undefined;
  const { email, locale, firstName, prefix, name } = first;
  return { email, locale, firstName, prefix, name, listings: rows };
}

/** The first instant in a range at which the email of a saved search is due. */
export async function nextAlert(db: Db, after: Date, until: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ due_at: Date }>`
    select due_at from saved_searches
    where due_at > ${after}::timestamptz and due_at <= ${until}::timestamptz
    order by due_at limit 1`.execute(db);
  return rows[0]?.due_at;
}

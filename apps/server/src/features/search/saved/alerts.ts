import { ALERT_PAUSE_MS, ALERT_TIME_OF_DAY, KEPT_CHANGE_DAYS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { orderMails } from '../../../platform/outbox/order-mail.ts';
import { isNews } from './alerts.queries.ts';

/** Batch size of changes per transaction. */
const BATCH = 200;

/**
 * Matches changes with the saved searches that wait for them, and schedules the next email of each.
 * Concurrent workers share the changes; those of a dead worker are matched by the next.
 * @returns number of changes
 */
export async function matchChanges(db: Db, now: Date): Promise<number> {
  let count = 0;
  for (;;) {
    const matched = await transaction(db, (trx) => matchBatch(trx, now));
    count += matched;
    if (matched < BATCH) return count;
  }
}

async function matchBatch(trx: Trx, now: Date): Promise<number> {
  // Matches are found by index lookups: the cost depends on the changes, not on the searches.
  await sql`set local enable_seqscan = off`.execute(trx);
  const { rows: changes } = await sql<{ id: number }>`
    update search_changes set processed_at = ${now}::timestamptz
    where id = any(array(
      select id from search_changes where processed_at is null
      order by id limit ${BATCH} for update skip locked
    ))
    returning id`.execute(trx);
  const ids = changes.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const pairs = await matchFilters(trx, ids, now);
  if (pairs.changes.length > 0) await noteAlerts(trx, pairs, now);
  return ids.length;
}

/** Pairs of changes and filters that match their listing. */
interface Pairs {
  changes: number[];
  filters: number[];
}

/**
 * The filters that match the changed listings in their current state; identical filters are
 * evaluated once.
 */
async function matchFilters(trx: Trx, changeIds: number[], now: Date): Promise<Pairs> {
  const { rows } = await sql<Pairs>`
    select coalesce(array_agg(c.id), '{}') as changes, coalesce(array_agg(f.id), '{}') as filters
    from search_changes c
    join airport_listings a on a.listing_id = c.listing_id
    join listings l on l.id = c.listing_id
    join search_filters f on f.airport_id = a.airport_id
    where c.id = any (${sql.val(changeIds)}::bigint[]) and ${isNews(now)}`.execute(trx);
  return rows[0] ?? { changes: [], filters: [] };
}

/** Adds alerts of these pairs to the saved searches that want them. */
async function noteAlerts(trx: Trx, { changes, filters }: Pairs, now: Date): Promise<void> {
  // Sending the email of a search locks it too. In a fixed order, so that workers never deadlock.
  await sql`
    select from saved_searches
    where filter_id = any (${sql.val([...new Set(filters)])}::integer[]) and alert <> 'off'
    order by id for no key update`.execute(trx);
  // A separate statement, so that it sees what the previous holder wrote.
  await sql`
    with noted as (
      insert into search_alerts (change_id, search_id)
      select p.change_id, s.id
      from unnest(${sql.val(changes)}::bigint[], ${sql.val(filters)}::integer[]) p (change_id, filter_id)
      join search_changes c on c.id = p.change_id
      join listings l on l.id = c.listing_id
      join saved_searches s on s.filter_id = p.filter_id
      where s.alert <> 'off' and s.member_id <> l.user_id
      on conflict do nothing
      returning search_id
    )
    update saved_searches s set due_at = ${dueAt(now)}
    from search_filters f join airports a on a.id = f.airport_id
    where s.id in (select search_id from noted) and f.id = s.filter_id and s.due_at is null`.execute(
    trx,
  );
}

/**
 * Orders the emails of due saved searches, each with all its waiting changes. Concurrent workers
 * never order the same email, and nothing is lost if one dies.
 * @returns number of emails
 */
export async function orderAlerts(db: Db, now: Date): Promise<number> {
  let emails = 0;
  for (;;) {
    const batch = await transaction(db, (trx) => orderBatch(trx, now));
    emails += batch.emails;
    if (batch.searches < BATCH) return emails;
  }
}

async function orderBatch(trx: Trx, now: Date): Promise<{ searches: number; emails: number }> {
  const { rows: due } = await sql<{ id: number }>`
    select id from saved_searches where due_at <= ${now}::timestamptz
    order by due_at, id limit ${BATCH} for no key update skip locked`.execute(trx);
  if (due.length === 0) return { searches: 0, emails: 0 };
  const ids = sql.val(due.map(({ id }) => id));
  // A separate statement, so that it sees what the previous holder wrote. Listings that are no
  // longer public are skipped.
  const { rows } = await sql<{ id: number; member_id: number; count: number; listing_id: number }>`
    with taken as (
      update search_alerts set sent_at = ${now}::timestamptz
      where search_id = any (${ids}::integer[]) and sent_at is null
      returning search_id, change_id
    ), news as (
      select t.search_id, count(distinct c.listing_id)::int as count, min(c.listing_id) as listing_id
      from taken t
      join search_changes c on c.id = t.change_id
      join saved_searches s on s.id = t.search_id
      join search_filters f on f.id = s.filter_id
      join airport_listings a on a.listing_id = c.listing_id and a.airport_id = f.airport_id
      join listings l on l.id = c.listing_id
      where ${isNews(now)}
      group by t.search_id
    ), emptied as (
      update saved_searches s set due_at = null,
        alerted_at = case when n.search_id is null then s.alerted_at else ${now}::timestamptz end
      from unnest(${ids}::integer[]) d (id) left join news n on n.search_id = d.id
      where s.id = d.id
      returning s.id, s.member_id, n.count, n.listing_id
    )
    select id, member_id, count, listing_id from emptied where count > 0 order by id`.execute(trx);
  const at = now.toISOString();
  const mails = rows.map(({ id: searchId, member_id: memberId, count, listing_id }) => ({
    order: {
      ...{ mail: 'search_alert' as const, searchId, at, memberId, count },
      ...(count === 1 && { listingId: listing_id }),
    },
    key: `search_alert:${searchId}:${at}`,
  }));
  await orderMails(trx, mails, now);
  return { searches: due.length, emails: mails.length };
}

/**
 * When the next email of a saved search `s` at an airport `a` is due, in SQL: immediately, but not
 * within an hour of the last one; or at the next 07:00 local time of the airport, across daylight
 * saving changes.
 */
export function dueAt(now: Date) {
  const local = sql`${now}::timestamptz at time zone a.time_zone`;
  const today = sql`date_trunc('day', ${local}) + ${ALERT_TIME_OF_DAY}::interval`;
  return sql<Date>`
    case s.alert
      when 'instant' then greatest(${now}::timestamptz,
        s.alerted_at + ${ALERT_PAUSE_MS / 1000} * interval '1 second')
      when 'daily' then (${today} + case when ${local} < ${today} then interval '0 days'
        else interval '1 day' end) at time zone a.time_zone
    end`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes changes that were matched long ago with their alerts, and filters without saved searches.
 */
export async function deleteOldChanges(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - KEPT_CHANGE_DAYS * DAY_MS);
  await transaction(db, async (trx) => {
    await sql`
      with deleted as (
        delete from search_changes where processed_at < ${old}::timestamptz returning id
      )
      delete from search_alerts where change_id <= (select max(id) from deleted)`.execute(trx);
    // Saving a search locks its filters: those are left for the next run.
    await sql`
      delete from search_filters where id in (
        select id from search_filters f
        where not exists (select from saved_searches where filter_id = f.id)
        order by id for update skip locked
      )`.execute(trx);
  });
}

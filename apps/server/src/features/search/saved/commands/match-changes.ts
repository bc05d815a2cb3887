import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { isNews } from '../queries/alerted.ts';
import { dueAt } from './due-at.ts';

/** Batch size of changes per transaction. */
const BATCH = 200;

/**
 * Matches changes with the saved searches that wait for them, and schedules the next email of each.
 * Concurrent workers share the changes; those of a dead worker are matched by the next.
 * @returns number of changes
 */
export async function matchChanges(db: Db, now: Date): Promise<number> {
  let done = 0;
  for (;;) {
    const matched = await transaction(db, (trx) => matchBatch(trx, now));
    done += matched;
    if (matched < BATCH) return done;
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

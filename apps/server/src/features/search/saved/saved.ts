import type { contract } from '@crewpad/contract';
import { type AlertTime, FAVORITES_MAX, SAVED_SEARCHES_MAX } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { lockMembers } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { conflict, invalidInput, notFound } from '../../../platform/errors.ts';
import { findable } from '../card-columns.ts';
import { airportIs, airportNames } from '../conditions.ts';
import { dueAt } from './alerts.ts';

interface NewSearch {
  code: string;
  filters: Partial<contract.search.SearchFilters>;
  name: string;
  alert: AlertTime;
}

/**
 * Saves a search of a member, unless it is already saved.
 * @throws ApiError 422 for an unknown airport, 409 for a member at the limit
 */
export function saveSearch(
  db: Db,
  memberId: number,
  { code, filters, name, alert }: NewSearch,
  now: Date,
): Promise<{ id: number; isNew: boolean }> {
  return transaction(db, async (trx) => {
    // Locks the member, so that the count below is correct.
    await lockMembers(trx, memberId);
    const filterId = await shareFilters(trx, code, filters);
    const { rows } = await sql<{ id: number | null; count: number }>`
      select max(id) filter (where filter_id = ${filterId}) as id, count(*)::int as count
      from saved_searches where member_id = ${memberId}`.execute(trx);
    const [{ id, count } = { id: null, count: 0 }] = rows;
    if (id !== null) return { id, isNew: false };
    if (count >= SAVED_SEARCHES_MAX) {
      throw conflict(({ t }) => t('search:too_many_searches', { count: SAVED_SEARCHES_MAX }));
    }
    const saved = await trx
      .insertInto('saved_searches')
      .values({ member_id: memberId, filter_id: filterId, name, alert, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await passOver(trx, saved.id);
    return { id: saved.id, isNew: true };
  });
}

/** Unmatched earlier changes are already visible to the member, so they count as sent. */
async function passOver(trx: Trx, searchId: number): Promise<void> {
  await sql`
    insert into search_alerts (change_id, search_id, sent_at)
    select distinct c.id, s.id, '-infinity'::timestamptz
    from saved_searches s
    join search_filters f on f.id = s.filter_id
    join airport_listings a on a.airport_id = f.airport_id
    join search_changes c on c.listing_id = a.listing_id and c.processed_at is null
    where s.id = ${searchId}`.execute(trx);
}

/** The row of these filters at an airport, which identical searches share. */
async function shareFilters(
  trx: Trx,
  code: string,
  filters: NewSearch['filters'],
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into search_filters as f (airport_id, filters)
    select id, ${JSON.stringify(filters)}::jsonb from airports where ${airportIs(airportNames(code))}
    on conflict (airport_id, filters) do update set filters = f.filters
    returning id`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw invalidInput({ code: ['unknown_airport'] });
  return row.id;
}

/**
 * Changes the name or the alert of a member's search. Reschedules waiting emails; without an alert,
 * deletes them.
 * @throws ApiError 404 for searches of others
 */
export function changeSavedSearch(
  db: Db,
  { memberId, id }: { memberId: number; id: number },
  change: { name?: string | undefined; alert?: AlertTime | undefined },
  now: Date,
): Promise<void> {
  return transaction(db, async (trx) => {
    const { rows } = await sql<{ alert: AlertTime }>`
      select alert from saved_searches where id = ${id} and member_id = ${memberId} for update`.execute(
      trx,
    );
    const [saved] = rows;
    if (saved === undefined) throw notFound();
    const { name, alert = saved.alert } = change;
    await sql`
      update saved_searches s set name = coalesce(${name ?? null}, s.name), alert = ${alert}
      where s.id = ${id}`.execute(trx);
    if (alert === saved.alert) return;
    if (alert === 'off') {
      await sql`delete from search_alerts where search_id = ${id} and sent_at is null`.execute(trx);
      await sql`update saved_searches set due_at = null where id = ${id}`.execute(trx);
    } else {
      await sql`
        update saved_searches s set due_at = ${dueAt(now)}
        from search_filters f join airports a on a.id = f.airport_id
        where s.id = ${id} and f.id = s.filter_id and s.due_at is not null`.execute(trx);
    }
  });
}

/** @throws ApiError 404 for searches of others */
export async function deleteSavedSearch(db: Db, memberId: number, id: number): Promise<void> {
  const deleted = await transaction(db, (trx) =>
    trx
      .deleteFrom('saved_searches')
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .returning('id')
      .executeTakeFirst(),
  );
  if (deleted === undefined) throw notFound();
}

/** Part of closing an account. */
export async function deleteSaved(trx: Trx, memberId: number): Promise<void> {
  await trx.deleteFrom('favorites').where('member_id', '=', memberId).execute();
  await trx.deleteFrom('saved_searches').where('member_id', '=', memberId).execute();
}

/**
 * Saves a crash pad for a member. Idempotent.
 * @throws ApiError 404 if it is not public, 409 for a member at the limit
 */
export function addFavorite(
  db: Db,
  { memberId, listingId }: { memberId: number; listingId: number },
  now: Date,
): Promise<void> {
  return transaction(db, async (trx) => {
    // Locks the member, so that the count below is correct.
    await lockMembers(trx, memberId);
    const { rows } = await sql<{ count: number; is_saved: boolean; is_found: boolean }>`
      select count(*)::int as count, coalesce(bool_or(f.listing_id = ${listingId}), false) as is_saved,
        exists (select from listings l join members m on m.id = l.user_id
          where l.id = ${listingId} and ${findable(now)}) as is_found
      from favorites f where f.member_id = ${memberId}`.execute(trx);
    const [{ count, is_saved, is_found } = { count: 0, is_saved: false, is_found: false }] = rows;
    if (is_saved) return;
    if (!is_found) throw notFound();
    if (count >= FAVORITES_MAX) {
      throw conflict(({ t }) => t('search:too_many_favorites', { count: FAVORITES_MAX }));
    }
    await trx
      .insertInto('favorites')
      .values({ member_id: memberId, listing_id: listingId, created_at: now })
      .execute();
  });
}

export async function deleteFavorite(db: Db, memberId: number, listingId: number): Promise<void> {
  await transaction(db, (trx) =>
    trx
      .deleteFrom('favorites')
      .where('member_id', '=', memberId)
      .where('listing_id', '=', listingId)
      .execute(),
  );
}

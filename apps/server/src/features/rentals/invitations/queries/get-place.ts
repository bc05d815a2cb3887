import { LISTING_STATUS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { conflict, notFound } from '../../../../platform/errors.ts';

/** The bed and crash pad of an invitation. */
export interface RequestedPlace {
  listing_id: number;
  bed_id: number;
  /** The room that the bed must be in; undefined for any. */
  room_id: number | null | undefined;
}

/**
 * The time zone of a lister's own active listing with the bed.
 * @throws ApiError 404 for listings, rooms or beds of others; 409 if the listing is not active
 */
export async function getInvitablePlace(
  trx: Trx,
  listerId: number,
  place: RequestedPlace,
): Promise<{ time_zone: string }> {
  const { rows } = await sql<{ status: number; time_zone: string }>`
    select l.status,
      coalesce((
        select a.time_zone from listing_airports la join airports a on a.id = la.airport_id
        where la.listing_id = l.id order by la.position limit 1
      ), 'UTC') as time_zone
    from listings l
    where l.id = ${place.listing_id} and l.user_id = ${listerId}
      and l.status <> ${sql.lit(LISTING_STATUS.deleted)}`.execute(trx);
  const [listing] = rows;
  if (listing === undefined) throw notFound();
  await requireBed(trx, place);
  if (listing.status !== LISTING_STATUS.active) {
    throw conflict('rentals:not_active');
  }
  return { time_zone: listing.time_zone };
}

/** @throws ApiError 404 if the bed was removed, or belongs to another listing or room */
export async function requireBed(
  trx: Trx,
  { listing_id, bed_id, room_id }: RequestedPlace,
): Promise<void> {
  const { rows } = await sql`
    select from beds b join rooms r on r.id = b.room_id
    where b.id = ${bed_id} and b.listing_id = ${listing_id} and b.status = 'ACTIVE'
      and r.status = 'ACTIVE' and r.id = coalesce(${room_id ?? null}::integer, r.id)`.execute(trx);
  if (rows.length === 0) throw notFound('rentals:bed_gone');
}

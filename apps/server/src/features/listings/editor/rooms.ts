import type { contract } from '@crewpad/contract';
import { sql } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { findListingOfRoom, type LockedListing } from '../listings.queries.ts';
import { type CrashpadRow, findOwnCrashpad } from '../mine.queries.ts';
import { tenantsInTheWay } from '../policy.ts';
import { requireNoIssues } from './form.ts';
import { nextUpdatedAt, resetReminders, type WriteServices, writeListing } from './listing.ts';
import {
  findHeldChange,
  mergeRooms,
  type PlannedRoom,
  roomIssues,
  type StoredRoom,
  withListedBeds,
} from './room-rules.ts';

/**
 * Changes one room of a member's own listing, as if the form had been saved with only this change.
 * @throws ApiError 404 if it is not theirs or was removed, 409 if it has a tenant, 422 for form
 * errors
 */
export async function updateRoom(
  services: WriteServices,
  actor: MemberActor,
  room: contract.listings.RoomInput & { id: number },
): Promise<CrashpadRow> {
  const ownListing = await findListingOfRoom(services.db, actor.id, room.id);
  if (ownListing === undefined) throw notFound();
  return writeListing(services, actor, ownListing.id, async (trx, listing, now) => {
    const rooms = await planRooms(trx, actor.id, listing, (stored) => replaceRoom(stored, room));
    rooms.requireNotHeld();
    requireNoIssues(rooms.issues);
    await rooms.save();
    await trx
      .updateTable('listings')
      .set({ ...resetReminders(now), updated_at: nextUpdatedAt(now, listing.updated_at) })
      .where('id', '=', listing.id)
      .execute();
    return true;
  });
}

/** All rooms in their order, this one changed. */
function replaceRoom(
  stored: readonly StoredRoom[],
  room: contract.listings.RoomInput & { id: number },
): contract.listings.RoomInput[] {
  // Removed since it was looked up.
  if (!stored.some(({ id }) => id === room.id)) throw notFound();
  return stored.map(({ id, room_name }) => (id === room.id ? room : { id, room_name }));
}

interface RoomPlan {
  /** The issues of the request. If there are any, nothing is saved. */
  issues: contract.listings.FieldIssue[];
  /**
   * Checked before the issues, so that every write returns the same error for an invalid change of
   * a taken bed.
   * @throws ApiError 409 if a tenant has what would change
   */
  requireNotHeld(): void;
  save(): Promise<void>;
}

/**
 * Plans the rooms and beds of a locked listing.
 * @param request returns the requested rooms, given the stored ones
 */
export async function planRooms(
  trx: Trx,
  memberId: number,
  { id, rental_type }: LockedListing,
  request: (stored: readonly StoredRoom[]) => readonly contract.listings.RoomInput[],
): Promise<RoomPlan> {
  const stored = (await findOwnCrashpad(trx, memberId, id))?.rooms ?? [];
  const requested = withListedBeds(rental_type, request(stored));
  const planned = mergeRooms(stored, requested);
  return {
    issues: roomIssues(rental_type, stored, requested, planned),
    requireNotHeld() {
      const held = findHeldChange(stored, planned);
      if (held === 'removal') throw tenantsInRoom();
      if (held === 'change') throw tenantsInTheWay();
    },
    save: () => saveRooms(trx, id, stored, planned),
  };
}

function tenantsInRoom() {
  return conflict('listings:room_has_tenants');
}

/**
 * Saves the planned rooms and beds of a listing. Removed ones are marked and retain their rows,
 * because past rentals refer to them. Uses a constant number of statements.
 * @param stored the rooms as read under the lock of the listing
 */
export async function saveRooms(
  trx: Trx,
  listingId: number,
  stored: readonly StoredRoom[],
  planned: readonly PlannedRoom[],
): Promise<void> {
  await markRemoved(trx, stored, planned);
  const ids = await saveRoomRows(trx, listingId, planned);
  const beds = planned.flatMap((room, at) =>
    room.beds.map((bed, place) => ({ ...bed, room_id: ids[at], position: place + 1 })),
  );
  await saveBedRows(trx, listingId, beds);
}

async function markRemoved(
  trx: Trx,
  stored: readonly StoredRoom[],
  planned: readonly PlannedRoom[],
): Promise<void> {
  const rooms = new Set(planned.map(({ id }) => id));
  const beds = new Set(planned.flatMap((room) => room.beds.map(({ id }) => id)));
  const goneRooms = stored.map(({ id }) => id).filter((id) => !rooms.has(id));
  const goneBeds = stored
    .flatMap((room) => room.beds.map(({ id }) => id))
    .filter((id) => !beds.has(id));
  if (goneBeds.length > 0) {
    await sql`
      update beds set status = 'DELETED' where id = any (${goneBeds}::integer[])`.execute(trx);
  }
  if (goneRooms.length > 0) {
    await sql`
      update rooms set status = 'DELETED' where id = any (${goneRooms}::integer[])`.execute(trx);
  }
}

/** @returns the ids of the rooms, in their order */
async function saveRoomRows(
  trx: Trx,
  listingId: number,
  planned: readonly PlannedRoom[],
): Promise<number[]> {
  const rows = planned.map(({ id, room_name }, at) => ({ id, room_name, position: at + 1 }));
  const old = rows.filter(({ id }) => id !== null);
  const fresh = rows.filter(({ id }) => id === null);
  if (old.length > 0) {
    await sql`
      update rooms r set room_name = x.room_name, position = x.position
      from json_to_recordset(${JSON.stringify(old)}::json)
        as x (id integer, room_name text, position smallint)
      where r.id = x.id and (r.room_name, r.position) is distinct from (x.room_name, x.position)
    `.execute(trx);
  }
  if (fresh.length === 0) return rows.map(({ id }) => id ?? 0);
  const { rows: added } = await sql<{ id: number; position: number }>`
    insert into rooms (listing_id, room_name, position)
    select ${listingId}::integer, x.room_name, x.position
    from json_to_recordset(${JSON.stringify(fresh)}::json) as x (room_name text, position smallint)
    order by x.position
    returning id, position`.execute(trx);
  const idAt = new Map(added.map(({ id, position }) => [position, id]));
  return rows.map(({ id, position }) => id ?? idAt.get(position) ?? 0);
}

async function saveBedRows(
  trx: Trx,
  listingId: number,
  beds: readonly { id: number | null }[],
): Promise<void> {
  const old = beds.filter(({ id }) => id !== null);
  const fresh = beds.filter(({ id }) => id === null);
  const columns = sql`x (id integer, room_id integer, bed_name text, bed_kind text,
    rental_amount integer, position smallint)`;
  if (old.length > 0) {
    await sql`
      update beds b set room_id = x.room_id, bed_name = x.bed_name, bed_kind = x.bed_kind,
        rental_amount = x.rental_amount, position = x.position
      from json_to_recordset(${JSON.stringify(old)}::json) as ${columns}
      where b.id = x.id
        and (b.room_id, b.bed_name, b.bed_kind, b.rental_amount, b.position)
          is distinct from (x.room_id, x.bed_name, x.bed_kind, x.rental_amount, x.position)
    `.execute(trx);
  }
  if (fresh.length > 0) {
    await sql`
      insert into beds (room_id, listing_id, bed_name, bed_kind, rental_amount, position)
      select x.room_id, ${listingId}::integer, x.bed_name, x.bed_kind, x.rental_amount, x.position
      from json_to_recordset(${JSON.stringify(fresh)}::json) as ${columns}
      order by x.room_id, x.position`.execute(trx);
  }
}

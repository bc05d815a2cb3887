import { sql } from 'kysely';
import type { Trx } from '../../../../../platform/database/transaction.ts';
import type { PlannedRoom, StoredRoom } from '../merge-rooms.ts';

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

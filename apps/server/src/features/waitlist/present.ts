import type { contract } from '@crewpad/contract';
import type {
  EntryColumns,
  FreeBed,
  HouseRow,
  OwnEntryRow,
  WaitingRow,
} from './waitlist.queries.ts';

function presentEntry(row: EntryColumns) {
  const { bed_id, room_name, bed_name, held_kind, held_from, expires_at, state } = row;
  const isHeld = bed_id !== null && room_name !== null && bed_name !== null && held_kind !== null;
  return {
    id: row.id,
    state: state === 'open' ? ('offered' as const) : (state ?? ('waiting' as const)),
    position: row.position,
    from: row.wanted_from,
    bed_kind: row.bed_kind,
    created_at: row.created_at.toISOString(),
    offer:
      isHeld && held_from !== null && expires_at !== null
        ? {
            ...{ bed_id, room_name, bed_name, bed_kind: held_kind },
            from: held_from,
            expires_at: expires_at.toISOString(),
          }
        : null,
  };
}

/** A member's own entry. Pure. */
export function presentOwnEntry(row: OwnEntryRow): contract.waitlist.WaitlistEntry {
  const { listing_id: id, title, thumbnail, note } = row;
  return { ...presentEntry(row), note, listing: { id, title, thumbnail } };
}

/** A member on a waitlist, for the lister. Pure. */
export function presentWaiting(row: WaitingRow): contract.waitlist.WaitingMember {
  const { member_id, name, photo, airline, note, may_write } = row;
  return { ...presentEntry(row), member_id, name, photo, airline, note: may_write ? note : null };
}

/** The waitlist of one crash pad. Pure. */
export function presentHouse(
  { id, title, thumbnail, mode, total }: HouseRow,
  waiting: readonly WaitingRow[],
  beds: readonly FreeBed[],
): contract.waitlist.HouseWaitlist {
  return {
    listing_id: id,
    ...{ title, thumbnail, mode, total },
    beds: beds
      .filter(({ listing_id, is_held }) => listing_id === id && !is_held)
      .map(({ id: bed_id, room_name, bed_name, bed_kind, shown_from: from }) => ({
        ...{ bed_id, room_name, bed_name, bed_kind, from },
      })),
    entries: waiting.filter(({ listing_id }) => listing_id === id).map(presentWaiting),
  };
}

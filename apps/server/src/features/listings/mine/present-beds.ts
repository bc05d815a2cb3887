import type { contract } from '@crewpad/contract';
import { toDollars } from '@crewpad/domain';
import type { AvailableBedRow } from './queries/available-beds.ts';

/** A bed that can be offered. Pure. */
export function presentAvailableBed(row: AvailableBedRow): contract.listings.AvailableBed {
  return {
    id: row.id,
    listing_id: row.listing_id,
    title: row.title,
    room_id: row.room_id,
    room_name: row.room_name,
    bed_name: row.bed_name,
    bed_kind: row.bed_kind,
    rental_amount: row.rental_amount === null ? null : toDollars(row.rental_amount),
    status: row.is_pending || row.held_for !== null ? 'PENDING' : 'ACTIVE',
    held_for: row.held_for,
    available_from: row.available_from,
  };
}

/** The listings of these beds with a bed free right now, in the order of the beds. Pure. */
export function presentUnrented(
  rows: readonly AvailableBedRow[],
): contract.listings.UnrentedListing[] {
  const listings = new Map<number, contract.listings.UnrentedListing>();
  const isFree = (row: AvailableBedRow) =>
    !row.is_pending && row.held_for === null && row.available_from === null;
  const free = new Set(rows.filter(isFree).map((row) => row.listing_id));
  for (const row of rows.filter(({ listing_id: id }) => free.has(id))) {
    const known = listings.get(row.listing_id) ?? {
      id: row.listing_id,
      title: row.title,
      rental_type: row.rental_type,
      thumbnail: row.thumbnail,
      deposit_required: toDollars(row.deposit_required),
      beds: [],
    };
    known.beds.push(presentAvailableBed(row));
    listings.set(row.listing_id, known);
  }
  return [...listings.values()];
}

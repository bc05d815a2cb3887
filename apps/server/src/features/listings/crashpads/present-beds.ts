import type { AvailableBed, UnrentedListing } from '@crewpad/contract';
import { presentDollars } from '../../search/index.ts';
import type { AvailableBedRow } from './queries/available-beds.ts';

/** A bed that can be offered. Pure. */
export function presentAvailableBed(row: AvailableBedRow): AvailableBed {
  return {
    id: row.id,
    listing_id: row.listing_id,
    title: row.title,
    room_id: row.room_id,
    room_name: row.room_name,
    bed_name: row.bed_name,
    bed_kind: row.bed_kind,
    rental_amount: row.rental_amount === null ? null : presentDollars(row.rental_amount),
    status: row.is_pending ? 'PENDING' : 'ACTIVE',
  };
}

/** The listings of these beds that still have a free one, in the order of the beds. Pure. */
export function presentUnrented(rows: readonly AvailableBedRow[]): UnrentedListing[] {
  const listings = new Map<number, UnrentedListing>();
  const free = new Set(rows.filter((row) => !row.is_pending).map((row) => row.listing_id));
  for (const row of rows.filter(({ listing_id: id }) => free.has(id))) {
    const known = listings.get(row.listing_id) ?? {
      id: row.listing_id,
      title: row.title,
      rental_type: row.rental_type,
      thumbnail: row.thumbnail,
      deposit_required: presentDollars(row.deposit_required),
      beds: [],
    };
    known.beds.push(presentAvailableBed(row));
    listings.set(row.listing_id, known);
  }
  return [...listings.values()];
}

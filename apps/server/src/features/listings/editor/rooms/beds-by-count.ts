import { BED_NAME, type BedKind } from '@crewpad/domain';
import type { BedRow } from '../../mine/queries/own-columns.ts';

/** A bed after the write; without an id it is new. Its position is its list index. */
export interface PlannedBed {
  id: number | null;
  bed_name: string;
  bed_kind: BedKind;
  /** Whole cents. */
  rental_amount: number | null;
}

export type StoredBed = Pick<BedRow, 'id' | 'bed_name' | 'bed_kind' | 'rental_amount' | 'tenants'>;

/**
 * The beds of a room when only their number is given: adds new ones at the end; removes the last
 * ones first, free beds before taken ones. Pure.
 */
export function bedsByCount(stored: readonly StoredBed[], count: number): PlannedBed[] {
  const removable = [
    ...stored.filter(({ tenants }) => tenants.length > 0),
    ...stored.filter(({ tenants }) => tenants.length === 0),
  ];
  const gone = new Set(removable.slice(count).map(({ id }) => id));
  const beds: PlannedBed[] = stored.filter(({ id }) => !gone.has(id));
  const taken = new Set(beds.map(({ bed_name }) => bed_name));
  while (beds.length < count) {
    const bed_name = freeName(BED_NAME, beds.length + 1, taken);
    taken.add(bed_name);
    beds.push({ id: null, bed_name, bed_kind: 'cold', rental_amount: null });
  }
  return beds;
}

/** The label with the first free number from `from` on: "Bed 3". Pure. */
export function freeName(label: string, from: number, taken: ReadonlySet<string>): string {
  let number = from;
  while (taken.has(`${label} ${number}`)) number += 1;
  return `${label} ${number}`;
}

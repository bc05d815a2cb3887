import { BED_NAME } from '@crewpad/contract';
import { freeName } from './free-name.ts';
import type { PlannedBed, StoredBed } from './merge-rooms.ts';

/**
 * The beds of a room of which only the number is known: more are added at the end, and the last ones
 * go first, those that nobody holds before the others. Pure.
 */
export function bedsByCount(stored: readonly StoredBed[], count: number): PlannedBed[] {
  const removable = [
    ...stored.filter(({ tenant }) => tenant !== null),
    ...stored.filter(({ tenant }) => tenant === null),
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

import { readStored, writeStored } from '../../../lib/storage.ts';

const KEY = 'recent_listings';
const KEPT = 8;

/** Crash pads viewed in this browser, latest first. */
export function recentListings(): number[] {
  return readStored(KEY, isIds) ?? [];
}

export function storeRecentListing(id: number): void {
  const others = recentListings().filter((one) => one !== id);
  writeStored(KEY, [id, ...others].slice(0, KEPT));
}

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => Number.isInteger(id) && id > 0);

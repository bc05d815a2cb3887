import { keepStored, readStored } from '../../lib/storage.ts';

const KEY = 'listing_id';

/** Remembers the crash pad looked at, for the way back from its lister's page. */
export function keepLastListing(id: number): void {
  keepStored(KEY, id);
}

export function lastListing(): number | null {
  return readStored(KEY, isId);
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

import { readStored, writeStored } from '../../lib/storage.ts';

const KEY = 'listing_id';

/** Remembers the last viewed crash pad, for the back link on its lister's page. */
export function storeLastListing(id: number): void {
  writeStored(KEY, id);
}

export function lastListing(): number | null {
  return readStored(KEY, isId);
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

import { MESSAGE_DRAFT } from '../../../../lib/session-store.ts';
import { readStored, writeStored } from '../../../../lib/storage.ts';

const keyOf = (memberId: number, peerId: number) => `${MESSAGE_DRAFT}${memberId}_${peerId}`;
const isText = (value: unknown): value is string => typeof value === 'string';

/** A member's unsent input to another member, in this browser; deleted on logout. */
export function readDraft(memberId: number, peerId: number): string {
  return readStored(keyOf(memberId, peerId), isText) ?? '';
}

/** Stores it; an empty text deletes it. */
export function storeDraft(memberId: number, peerId: number, text: string): void {
  const key = keyOf(memberId, peerId);
  if (text !== '') {
    writeStored(key, text);
    return;
  }
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is disabled: nothing was stored.
  }
}

import { MESSAGE_DRAFT } from '../../../lib/session-store.ts';
import { keepStored, readStored } from '../../../lib/storage.ts';

const keyOf = (memberId: number, peerId: number) => `${MESSAGE_DRAFT}${memberId}_${peerId}`;
const isText = (value: unknown): value is string => typeof value === 'string';

/** What a member has typed to another and not sent, in this browser; it goes with the logout. */
export function readDraft(memberId: number, peerId: number): string {
  return readStored(keyOf(memberId, peerId), isText) ?? '';
}

/** Keeps it; an empty text forgets it. */
export function keepDraft(memberId: number, peerId: number, text: string): void {
  const key = keyOf(memberId, peerId);
  if (text !== '') {
    keepStored(key, text);
    return;
  }
  try {
    window.localStorage.removeItem(key);
  } catch {
    // No storage allowed: nothing was kept.
  }
}

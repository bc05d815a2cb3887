/**
 * What a member has typed or uses for a while, stored under their ID: another member in this
 * browser never gets it. A logout deletes it, and so does the end of the session from outside.
 */

const PREFIX = 'draft_';

/** Until the session ends, or only while the tab is open. */
type Place = 'browser' | 'tab';

const storageOf = (place: Place) => (place === 'tab' ? window.sessionStorage : window.localStorage);

const keyOf = (memberId: number, name: string) => `${PREFIX}${memberId}_${name}`;

/** A member's draft; null if there is none, or storage is disabled. */
export function readDraft(memberId: number, name: string, place: Place): unknown {
  try {
    return JSON.parse(storageOf(place).getItem(keyOf(memberId, name)) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a draft; null deletes it. Returns whether that was possible. */
export function storeDraft(memberId: number, name: string, draft: unknown, place: Place): boolean {
  try {
    if (draft === null) storageOf(place).removeItem(keyOf(memberId, name));
    else storageOf(place).setItem(keyOf(memberId, name), JSON.stringify(draft));
    return true;
  } catch {
    // Private mode or full storage.
    return false;
  }
}

/** Deletes the drafts of these members. */
export function forgetDrafts(
  isGone: (memberId: number) => boolean,
  places: readonly Place[],
): void {
  for (const place of places) {
    try {
      const storage = storageOf(place);
      const names = Object.keys(storage).filter(
        (key) => key.startsWith(PREFIX) && isGone(Number.parseInt(key.slice(PREFIX.length), 10)),
      );
      for (const key of names) storage.removeItem(key);
    } catch {
      // Storage is disabled: nothing was stored.
    }
  }
}

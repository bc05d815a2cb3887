import { search } from '@crewpad/contract/endpoints';
import { FAVORITES_MAX } from '@crewpad/domain';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { onStoredFavorites, storedFavorites, storeFavorites } from './stored-favorites.ts';

/** The owner of these favorites; null for a visitor, undefined before loading. */
let owner: number | null | undefined;
let ids: ReadonlySet<number> = new Set();
let loading: Promise<void> = Promise.resolve();
let stopFollowing = () => {};
const listeners = new Set<() => void>();

function take(next: Iterable<number>): void {
  ids = new Set(next);
  for (const listener of listeners) listener();
}

export function onFavorites(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isFavorite(id: number): boolean {
  return ids.has(id);
}

/** Loads the favorites of a member, or those of this browser; one call for all hearts of a page. */
export function followFavorites(memberId: number | null): Promise<void> {
  if (owner === memberId) return loading;
  owner = memberId;
  stopFollowing();
  if (memberId === null) {
    const takeStored = () => take(storedFavorites());
    takeStored();
    stopFollowing = onStoredFavorites(takeStored);
    loading = Promise.resolve();
  } else {
    stopFollowing = () => {};
    take([]);
    loading = call(search.getFavorites, { query: { cards: '0' } }, { quiet: true }).then(
      (answer) => {
        if (owner === memberId) take(answer.ids);
      },
      // The hearts stay empty; each press still shows its result.
      () => undefined,
    );
  }
  return loading;
}

/** `full`: the limit is reached. */
type ToggleResult = 'saved' | 'removed' | 'full';

/**
 * Saves a crash pad, or removes it, optimistically.
 * @throws ApiError if the server refused it, after reverting
 */
export async function toggleFavorite(id: number): Promise<ToggleResult> {
  await loading;
  const before = ids;
  const isSaved = before.has(id);
  if (!isSaved && before.size >= FAVORITES_MAX) return 'full';
  const otherFavorites = [...before].filter((favorite) => favorite !== id);
  take(isSaved ? otherFavorites : [id, ...otherFavorites]);
  if (owner === null) {
    storeFavorites([...ids]);
    return isSaved ? 'removed' : 'saved';
  }
  const input = { params: { listing_id: id } };
  try {
    const endpoint = isSaved ? search.deleteFavorite : search.addFavorite;
    await call(endpoint, input, { quiet: true, keepalive: true });
  } catch (error) {
    const rest = [...ids].filter((favorite) => favorite !== id);
    take(isSaved ? [id, ...rest] : rest);
    throw error;
  }
  return isSaved ? 'removed' : 'saved';
}

/**
 * Adds favorites from this browser to the account after a login. Those beyond the account's limit
 * stay in the browser.
 * @returns how many were added, and the error of the others
 */
export async function mergeFavorites(memberId: number) {
  await followFavorites(memberId);
  let count = 0;
  // Oldest first, so that the newest ends up on top.
  for (const id of storedFavorites().toReversed()) {
    try {
      if (!ids.has(id)) {
        await call(search.addFavorite, { params: { listing_id: id } }, { quiet: true });
        take([id, ...ids]);
        count += 1;
      }
    } catch (error) {
      // It is no longer public, so it cannot be saved.
      if (!isApiError(error) || error.status !== 404) return { added: count, error };
    }
    storeFavorites(storedFavorites().filter((favorite) => favorite !== id));
  }
  return { added: count, error: undefined };
}

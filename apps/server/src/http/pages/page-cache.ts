import { TaggedCache } from '../../platform/cache/tagged-cache.ts';
import type { ChangeFeed } from '../../platform/events.ts';
import type { StoredResponse } from '../pipeline/stored-response.ts';

const PAGE_SECONDS = 10;
const MAX_BYTES = 64 * 1024 * 1024;

/** Pages of visitors. A change of a dependency removes a page. */
export function openPageCache(changes: Pick<ChangeFeed, 'onChange' | 'isConnected'>) {
  return new TaggedCache<StoredResponse>({
    changes,
    maxBytes: MAX_BYTES,
    ttlMs: PAGE_SECONDS * 1000,
    bytesOf: (page) => page.bodies.identity.byteLength * 2,
  });
}

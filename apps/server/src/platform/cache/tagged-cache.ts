import { LRUCache } from 'lru-cache';
import type { Changed, ChangeFeed, Tag } from '../events.ts';

export interface TaggedCacheOptions<V> {
  changes: Pick<ChangeFeed, 'onChange' | 'isConnected'>;
  /** Maximum total bytes of the entries. */
  maxBytes: number;
  bytesOf(value: V): number;
  /** Maximum lifetime of an entry. */
  ttlMs: number;
}

/** A value and the tags of its dependencies. Without tags it only expires. */
export interface Tagged<V> {
  value: V;
  tags: readonly Tag[];
  /** Whether only the caller who computed it may have it, such as an error. */
  isOwn?: boolean;
}

interface Entry<V> extends Tagged<V> {
  bytes: number;
}

/** Changes are remembered this long; a value that takes longer to compute is not stored. */
const REMEMBERED_MS = 60_000;

/**
 * Values that are computed from the database and shared by many callers. A change of a dependency
 * removes a value. While this node cannot receive the changes of others, every value is computed
 * again.
 */
export class TaggedCache<V extends NonNullable<unknown>> {
  readonly #options: TaggedCacheOptions<V>;
  readonly #entries: LRUCache<string, Entry<V>>;
  readonly #keysByTag = new Map<Tag, Set<string>>();
  readonly #pending = new Map<string, Promise<Tagged<V>>>();
  #hits = 0;
  #misses = 0;
  /** When each tag last changed, oldest first. */
  readonly #changedAt = new Map<Tag | 'all', number>();

  constructor(options: TaggedCacheOptions<V>) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ bytes }) => Math.max(1, bytes),
      ttl: options.ttlMs,
      ttlAutopurge: false,
      dispose: ({ tags }, key) => this.#unlink(key, tags),
    });
    options.changes.onChange((changed) => this.#invalidate(changed));
  }

  /**
   * The value of a key, computed if missing. Concurrent callers share one computation, unless its
   * result is the caller's own.
   * @param make reads the value and returns its tags
   */
  async get(key: string, make: () => Promise<Tagged<V>>): Promise<V> {
    if (!this.#options.changes.isConnected) return (await make()).value;
    const value = this.find(key);
    if (value !== undefined) return value;
    const running = this.#pending.get(key);
    const shared = running && (await running);
    if (shared !== undefined && shared.isOwn !== true) {
      this.#hits += 1;
      return shared.value;
    }
    const entry = this.#make(key, make).finally(() => {
      if (this.#pending.get(key) === entry) this.#pending.delete(key);
    });
    this.#pending.set(key, entry);
    return (await entry).value;
  }

  /** The values that were found, and those that had to be computed. */
  get reads(): Readonly<Record<'hit' | 'miss', number>> {
    return { hit: this.#hits, miss: this.#misses };
  }

  /** The value of a key, if present and current. */
  find(key: string): V | undefined {
    if (!this.#options.changes.isConnected) return undefined;
    const value = this.#entries.get(key)?.value;
    if (value !== undefined) this.#hits += 1;
    return value;
  }

  /** Stores a value, unless a dependency changed since `startedAt`. */
  #set(key: string, { value, tags }: Tagged<V>, startedAt: number): void {
    const isOld = performance.now() - startedAt > REMEMBERED_MS;
    if (isOld || !this.#options.changes.isConnected) return;
    if (this.#changedSince(startedAt, tags)) return;
    this.#entries.set(key, { value, tags, bytes: this.#options.bytesOf(value) });
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys === undefined) this.#keysByTag.set(tag, new Set([key]));
      else keys.add(key);
    }
  }

  async #make(key: string, make: () => Promise<Tagged<V>>): Promise<Tagged<V>> {
    this.#misses += 1;
    const startedAt = performance.now();
    const entry = await make();
    if (entry.isOwn !== true) this.#set(key, entry, startedAt);
    return entry;
  }

  #changedSince(instant: number, tags: readonly Tag[]): boolean {
    return [...tags, 'all' as const].some((tag) => (this.#changedAt.get(tag) ?? -1) >= instant);
  }

  #invalidate(changed: Changed): void {
    const now = performance.now();
    for (const [tag, at] of this.#changedAt) {
      if (now - at < REMEMBERED_MS) break;
      this.#changedAt.delete(tag);
    }
    // Later callers must not share a value that was read before.
    this.#pending.clear();
    if (changed === 'all') {
      this.#note('all', now);
      this.#entries.clear();
      return;
    }
    for (const tag of changed) {
      this.#note(tag, now);
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#entries.delete(key);
    }
  }

  #note(tag: Tag | 'all', now: number): void {
    this.#changedAt.delete(tag);
    this.#changedAt.set(tag, now);
  }

  #unlink(key: string, tags: readonly Tag[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

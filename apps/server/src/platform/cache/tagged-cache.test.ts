import { beforeEach, describe, expect, it } from 'vitest';
import type { Changed, Tag } from '../events.ts';
import { TaggedCache } from './tagged-cache.ts';

let isConnected: boolean;
let emit: (changed: Changed) => void;
let cache: TaggedCache<string>;
let count: number;

beforeEach(() => {
  isConnected = true;
  count = 0;
  cache = new TaggedCache<string>({
    changes: {
      onChange: (listener) => {
        emit = listener;
      },
      get isConnected() {
        return isConnected;
      },
    },
    maxBytes: 10,
    bytesOf: (value) => value.length,
    ttlMs: 60_000,
  });
});

/** Reads a key whose value is the number of computations so far. */
const read = (key: string, ...tags: Tag[]) =>
  cache.get(key, async () => {
    count += 1;
    return { value: String(count), tags };
  });

describe('a cached value', () => {
  it('is computed once, also for concurrent callers', async () => {
    expect(await Promise.all([read('a', 'airport:1'), read('a', 'airport:1')])).toEqual(['1', '1']);
    expect(await read('a', 'airport:1')).toBe('1');
  });

  it('is computed again only after its data changed', async () => {
    await read('a', 'airport:1', 'listing:5');
    await read('b', 'airport:2');
    emit(['listing:6']);
    expect([await read('a'), await read('b')]).toEqual(['1', '2']);
    emit(['listing:5']);
    expect(await read('a', 'airport:1')).toBe('3');
    expect(await read('b')).toBe('2');
    emit('all');
    expect(await read('b')).toBe('4');
  });

  it.each<[string, Changed]>([
    ['its tag', ['listing:5']],
    ['anything', 'all'],
  ])('is not stored when %s changed while it was made', async (_what, changed) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const reading = cache.get('a', async () => {
      await promise;
      return { value: 'old', tags: ['listing:5'] };
    });
    emit(changed);
    const later = read('a', 'listing:5');
    resolve();
    expect(await reading).toBe('old');
    expect(await later).toBe('1');
    expect(await read('a')).toBe('1');
  });

  it('is computed for each call while this node cannot receive changes', async () => {
    await read('a');
    isConnected = false;
    expect(await read('a')).toBe('2');
    expect(await read('a')).toBe('3');
  });

  it('is not stored when it fails', async () => {
    const failing = cache.get('a', async () => {
      throw new Error('down');
    });
    await expect(failing).rejects.toThrow('down');
    expect(await read('a')).toBe('1');
  });

  it("is not shared when it is its caller's own, and is not counted as found", async () => {
    const readOwn = () =>
      cache.get('a', async () => {
        count += 1;
        return { value: String(count), tags: [], isOwn: true };
      });
    expect(await Promise.all([readOwn(), readOwn(), readOwn()])).toEqual(['1', '2', '3']);
    expect(await readOwn()).toBe('4');
    expect(cache.reads).toEqual({ hit: 0, miss: 4 });
  });

  it('is counted as found by those who wait for it', async () => {
    await Promise.all([read('a'), read('a'), read('a')]);
    await read('a');
    expect(cache.reads).toEqual({ hit: 3, miss: 1 });
  });

  it('is evicted for newer ones when the cache is full', async () => {
    for (let key = 0; key < 20; key += 1) await read(String(key), 'airport:1');
    count = 100;
    expect(await read('0')).toBe('101');
    expect(await read('19')).toBe('20');
  });
});

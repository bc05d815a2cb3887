import { describe, expect, it } from 'vitest';
import type { Changed } from '../../platform/events.ts';
import { makeResponse } from '../pipeline/stored-response.ts';
import { openPageCache } from './page-cache.ts';

const page = () => makeResponse(200, {}, Buffer.from('<p>a page</p>'));

describe('the page cache', () => {
  function open() {
    let announce: (changed: Changed) => void = () => {};
    const changes = {
      isConnected: true,
      onChange: (listener: typeof announce) => (announce = listener),
    };
    return {
      cache: openPageCache(changes),
      changes,
      announce: (changed: Changed) => announce(changed),
    };
  }

  it('removes pages that depend on the change, and no others', () => {
    const { cache, announce } = open();
    const now = performance.now();
    cache.set('/listing/1', { value: page(), tags: ['listing:1'] }, now);
    cache.set('/listing/2', { value: page(), tags: ['listing:2'] }, now);
    announce(['listing:1']);
    expect(cache.find('/listing/1')).toBeUndefined();
    expect(cache.find('/listing/2')).toBeDefined();
    announce('all');
    expect(cache.find('/listing/2')).toBeUndefined();
  });

  it('does not store a page that was rendered before the change', () => {
    const { cache, announce } = open();
    const startedAt = performance.now();
    announce(['airport:7']);
    cache.set('/search/airports/jfk', { value: page(), tags: ['airport:7'] }, startedAt);
    expect(cache.find('/search/airports/jfk')).toBeUndefined();
  });

  it('serves nothing while changes of other nodes cannot arrive', () => {
    const { cache, changes } = open();
    cache.set('/', { value: page(), tags: [] }, performance.now());
    changes.isConnected = false;
    expect(cache.find('/')).toBeUndefined();
  });
});

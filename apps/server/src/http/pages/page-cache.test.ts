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

  it('removes pages that depend on the change, and no others', async () => {
    const { cache, announce } = open();
    await cache.get('/listing/1', async () => ({ value: page(), tags: ['listing:1'] }));
    await cache.get('/listing/2', async () => ({ value: page(), tags: ['listing:2'] }));
    announce(['listing:1']);
    expect(cache.find('/listing/1')).toBeUndefined();
    expect(cache.find('/listing/2')).toBeDefined();
    announce('all');
    expect(cache.find('/listing/2')).toBeUndefined();
  });

  it('does not store a page that was rendered before the change', async () => {
    const { cache, announce } = open();
    await cache.get('/search/airports/jfk', async () => {
      announce(['airport:7']);
      return { value: page(), tags: ['airport:7'] };
    });
    expect(cache.find('/search/airports/jfk')).toBeUndefined();
  });

  it('serves nothing while changes of other nodes cannot arrive', async () => {
    const { cache, changes } = open();
    await cache.get('/', async () => ({ value: page(), tags: [] }));
    changes.isConnected = false;
    expect(cache.find('/')).toBeUndefined();
  });
});

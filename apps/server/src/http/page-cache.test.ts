import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, encodedBody, makePage, PageCache } from './page-cache.ts';

const page = () => makePage(200, {}, Buffer.from('<p>a page</p>'));

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['identity', 'identity'],
  ] as const)('%s: %s', (accept, encoding) => {
    expect(chooseEncoding(accept)).toBe(encoding);
  });
});

describe('encodedBody', () => {
  it('compresses once and gives the same bytes back', async () => {
    const made = page();
    expect(brotliDecompressSync(await encodedBody(made, 'br')).toString()).toBe('<p>a page</p>');
    expect(gunzipSync(await encodedBody(made, 'gzip')).toString()).toBe('<p>a page</p>');
    expect(await encodedBody(made, 'br')).toBe(await encodedBody(made, 'br'));
  });
});

describe('PageCache', () => {
  it('forgets everything when a listing changed', () => {
    const cache = new PageCache();
    cache.set('key', page(), cache.version);
    expect(cache.get('key')).toBeDefined();
    cache.invalidate();
    expect(cache.get('key')).toBeUndefined();
  });

  it('does not keep a page that was made before the change', () => {
    const cache = new PageCache();
    const version = cache.version;
    cache.invalidate();
    cache.set('key', page(), version);
    expect(cache.get('key')).toBeUndefined();
  });
});

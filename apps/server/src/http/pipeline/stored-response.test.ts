import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, encodedBody, makeResponse } from './stored-response.ts';

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
  it('compresses once and returns the same bytes', async () => {
    const response = makeResponse(200, {}, Buffer.from('<p>a page</p>'));
    expect(brotliDecompressSync(await encodedBody(response, 'br')).toString()).toBe(
      '<p>a page</p>',
    );
    expect(gunzipSync(await encodedBody(response, 'gzip')).toString()).toBe('<p>a page</p>');
    expect(await encodedBody(response, 'br')).toBe(await encodedBody(response, 'br'));
  });
});

import { describe, expect, it } from 'vitest';
import { sitePath } from './site-path.ts';

describe('the return path after login', () => {
  it.each(['/messages', '/listing/7?review=true#reviews', '/'])('takes %s', (path) => {
    expect(sitePath(path)).toBe(path);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'messages',
    '',
    null,
    undefined,
  ])('never leads to another site: %s', (address) => {
    expect(sitePath(address)).toBeNull();
  });
});

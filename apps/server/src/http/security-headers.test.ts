import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('contentSecurityPolicy', () => {
  it('allows exactly the inline scripts of the page, by hash', () => {
    const policy = contentSecurityPolicy(
      '<script>one()</script><script type="module" async>two()</script><script src="/a.js"></script>' +
        '<script type="application/ld+json">{"a":1}</script>',
      undefined,
    );
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    expect(scripts).toBe(`'self' ${hash('one()')} ${hash('two()')}`);
    expect(scripts).not.toMatch(/unsafe/);
  });

  it('lets a map style be fetched from its own place only when one is set', () => {
    expect(contentSecurityPolicy('', 'https://tiles.example')).toContain(
      "connect-src 'self' https://tiles.example",
    );
    expect(contentSecurityPolicy('', undefined)).toContain("connect-src 'self';");
  });
});

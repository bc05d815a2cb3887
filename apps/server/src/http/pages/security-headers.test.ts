import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  commonHeaders,
  contentSecurityPolicy,
  createNonce,
  sealScripts,
} from './security-headers.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const sources = { scripts: [], mapOrigin: undefined, cardMode: 'sandbox' } as const;

describe('sealScripts', () => {
  const nonce = createNonce();
  const own = (code: string, more = '') => `<script nonce="${nonce}"${more}>${code}</script>`;

  it('hashes the inline scripts with the nonce, and removes it', () => {
    const sealed = sealScripts(
      own('one()') +
        own('two()', ' type="module" async=""') +
        own('', ' src="/a.js"') +
        `<script src="/c.js" nonce="${nonce}"></script>` +
        `<link rel="modulepreload" href="/b.js" nonce="${nonce}">`,
      nonce,
    );
    expect(sealed.scripts).toEqual([hash('one()'), hash('two()')]);
    expect(sealed.html).toBe(
      '<script>one()</script><script type="module" async="">two()</script>' +
        '<script src="/a.js"></script><script src="/c.js"></script><link rel="modulepreload" href="/b.js">',
    );
  });

  it.each([
    '<script>steal()</script>',
    '<script nonce="">steal()</script>',
    `<script nonce="${createNonce()}">steal()</script>`,
    '<script type="module" async="">steal()</script>',
    `<script data-x=' nonce="'>steal()</script>`,
  ])('allows no script that content brought into the page: %s', (injected) => {
    const { scripts } = sealScripts(`${injected}${own('one()')}${injected}`, nonce);
    expect(scripts).toEqual([hash('one()')]);
  });

  it('does not let an unclosed tag in the content capture the next script', () => {
    const { scripts } = sealScripts(`<script x="<p>text</p>${own('one()')}`, nonce);
    expect(scripts).toEqual([hash('one()')]);
  });

  it('generates a new nonce each time', () => {
    expect(createNonce()).not.toBe(createNonce());
  });
});

describe('contentSecurityPolicy', () => {
  it('allows scripts of this site and those with a hash', () => {
    const policy = contentSecurityPolicy({ ...sources, scripts: [hash('one()')] });
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${hash('one()')}`);
  });

  it('lets no content change the base of addresses', () => {
    expect(contentSecurityPolicy(sources)).toContain("base-uri 'none'");
  });

  it('allows a map style from its own site only when one is set', () => {
    const mapOrigin = 'https://tiles.example';
    expect(contentSecurityPolicy({ ...sources, mapOrigin })).toContain(
      "connect-src 'self' https://tiles.example",
    );
    expect(contentSecurityPolicy(sources)).toContain("connect-src 'self';");
  });
});

describe('commonHeaders', () => {
  it('require HTTPS for a year if the site uses it', () => {
    expect(commonHeaders('https://crewpad.example', false)).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
    });
    expect(commonHeaders('https://crewpad.example', true)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(commonHeaders('http://localhost:3000', true)).not.toHaveProperty(
      'strict-transport-security',
    );
  });
});

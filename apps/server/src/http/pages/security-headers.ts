import { hash, randomUUID } from 'node:crypto';

/** A nonce that only the page's own scripts have. */
export function createNonce(): string {
  return randomUUID();
}

/** Well-formed attributes: an unclosed one captures nothing. */
const ATTRIBUTES = '(?: [\\w:-]+(?:="[^"<>]*")?)*';
/** The tag of a script up to its nonce, and what follows the nonce. */
const BEFORE_NONCE = new RegExp(`^<script${ATTRIBUTES}$`, 'i');
const AFTER_NONCE = new RegExp(`^${ATTRIBUTES}>`);

/**
 * Removes the nonce from a rendered page, so that it can be cached.
 * @returns the page, and the hashes of the inline scripts with the nonce as sources of a
 * Content-Security-Policy. No other script gets one.
 */
export function sealScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const parts = html.split(` nonce="${nonce}"`);
  const hashes = new Set<string>();
  let tag = '';
  for (const part of parts) {
    const [rest] = AFTER_NONCE.exec(part) ?? [];
    const end = rest !== undefined && BEFORE_NONCE.test(tag) ? part.indexOf('</script>') : -1;
    if (rest !== undefined && end >= 0) {
      const code = part.slice(rest.length, end);
      const isInline = !`${tag}${rest}`.includes(' src=');
      if (isInline) hashes.add(`'sha256-${hash('sha256', code, 'base64')}'`);
    }
    tag = part.slice(part.lastIndexOf('<'));
  }
  return { html: parts.join(''), scripts: [...hashes] };
}

/** External resources of the card form; the sandbox's are served by this site. */
const CARD_SOURCES = {
  sandbox: { script: '', connect: '', frame: '' },
  stripe: {
    script: ' https://js.stripe.com',
    connect: ' https://api.stripe.com',
    frame: ' https://js.stripe.com https://hooks.stripe.com',
  },
} as const;

interface PolicySources {
  /** Hashes of the page's inline scripts. */
  scripts: readonly string[];
  mapOrigin: string | undefined;
  cardMode: 'sandbox' | 'stripe';
}

/** The policy of one page: scripts from this site only, or with one of the given hashes. */
export function contentSecurityPolicy({ scripts, mapOrigin, cardMode }: PolicySources): string {
  const map = mapOrigin === undefined ? '' : ` ${mapOrigin}`;
  const card = CARD_SOURCES[cardMode];
  return [
    "default-src 'self'",
    `script-src 'self'${card.script} ${scripts.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${map}`,
    `connect-src 'self'${map}${card.connect}`,
    `frame-src 'self'${card.frame}`,
    "worker-src 'self' blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** An answer of the API is data: opened as a page, it may load and run nothing. */
export const API_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Headers of every response: pages, files and the API.
 * @param withSubdomains whether every subdomain of the site uses https, too
 */
export function commonHeaders(
  publicUrl: string,
  withSubdomains: boolean,
): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${YEAR_SECONDS}${withSubdomains ? '; includeSubDomains' : ''}`,
    }),
  };
}

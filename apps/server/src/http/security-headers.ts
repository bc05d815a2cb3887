import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;

/** Scripts of these types are data; a browser does not run them. */
const DATA_SCRIPT = /type="(application\/(ld\+)?json|speculationrules)"/i;

/** The hashes of the inline scripts of a finished page, as Content-Security-Policy sources. */
function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (DATA_SCRIPT.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}

/** What the card form loads from outside; the sandbox's is served by this site. */
const CARD_SOURCES = {
  sandbox: { script: '', connect: '', frame: '' },
  stripe: {
    script: ' https://js.stripe.com',
    connect: ' https://api.stripe.com',
    frame: ' https://js.stripe.com https://hooks.stripe.com',
  },
} as const;

/** The policy of one page: scripts only from this site or with the hash of what the server wrote. */
export function contentSecurityPolicy(
  html: string,
  mapOrigin: string | undefined,
  cardMode: 'sandbox' | 'stripe' = 'sandbox',
): string {
  const map = mapOrigin === undefined ? '' : ` ${mapOrigin}`;
  const card = CARD_SOURCES[cardMode];
  return [
    "default-src 'self'",
    `script-src 'self'${card.script} ${scriptHashes(html).join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${map}`,
    `connect-src 'self'${map}${card.connect}`,
    `frame-src 'self'${card.frame}`,
    "worker-src 'self' blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer, pages, files and calls alike. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
};

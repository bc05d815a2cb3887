import type { ServerCookie } from '../../../http/pipeline/cookies.ts';
import { hashToken } from '../../../platform/tokens.ts';

/**
 * Cookies that prove that this browser began a login: with another site, by its `state`; with a
 * login link, by its token. Someone else's state or link in an address then logs no one in.
 */
export type BrowserProof = 'crewpad-oauth-state' | 'crewpad-login-link';

const LIFETIME_MS = 10 * 60 * 1000;
const digest = (secret: string) => hashToken(secret).toString('base64url');

/** The cookie for a browser that just began. */
export function proofOf(name: BrowserProof, secret: string, now: Date): ServerCookie {
  return { name, value: digest(secret), expiresAt: new Date(now.getTime() + LIFETIME_MS) };
}

/** Whether the browser with these cookies began it. */
export function isProven(
  cookies: Readonly<Record<string, string>>,
  name: BrowserProof,
  secret: string,
): boolean {
  return cookies[name] === digest(secret);
}

import { serverTime } from './server-time.ts';

interface Claims {
  sub?: unknown;
  exp?: unknown;
}

/** The content of a session token, unchecked: only the server decides whether it is valid. */
function claimsOf(token: string): Claims {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** The member that a session token belongs to; null if unreadable. */
export function memberOfToken(token: string | null): number | null {
  const id = token === null ? Number.NaN : Number(claimsOf(token).sub);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Whether the time of a session token is over. A session can also end earlier. */
export function hasExpired(token: string): boolean {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && exp * 1000 <= serverTime().getTime();
}

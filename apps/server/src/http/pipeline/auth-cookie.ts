import { AUTH_COOKIE } from '@crewpad/domain';

/**
 * The header that sets or clears the auth cookie. Only page rendering reads that cookie; the API
 * accepts the bearer header only.
 */
export function authCookie(
  cookie: { token: string; expiresAt: Date } | 'clear',
  publicUrl: string,
): string {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (publicUrl.startsWith('https:')) attributes.push('Secure');
  if (cookie === 'clear') return [`${AUTH_COOKIE}=`, 'Max-Age=0', ...attributes].join('; ');
  return [
    `${AUTH_COOKIE}=${cookie.token}`,
    `Expires=${cookie.expiresAt.toUTCString()}`,
    ...attributes,
  ].join('; ');
}

/** The cookies of a request by name. */
export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0) cookies[part.slice(0, at).trim()] = part.slice(at + 1).trim();
  }
  return cookies;
}

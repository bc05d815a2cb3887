import { AUTH_COOKIE } from '@crewpad/domain';

/** A cookie that no script of the page can read. An empty value removes it. */
export interface ServerCookie {
  /** Without the prefix. */
  name: string;
  value: string;
  expiresAt: Date;
}

/**
 * On https browsers accept a cookie with this prefix only from this very host, for all of its pages
 * and over https; another host of the domain cannot set or replace it.
 */
const PREFIX = '__Host-';

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

/** The header that sets or removes a cookie. */
export function cookieLine({ name, value, expiresAt }: ServerCookie, publicUrl: string): string {
  const end = value === '' ? 'Max-Age=0' : `Expires=${expiresAt.toUTCString()}`;
  const attributes = [end, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  const [prefix, ...secure] = isSecure(publicUrl) ? [PREFIX, 'Secure'] : [''];
  return [`${prefix}${name}=${value}`, ...attributes, ...secure].join('; ');
}

/**
 * The headers that set or clear the auth cookie. Only page rendering reads that cookie; the API
 * accepts the bearer header only. On https they also remove a cookie without the prefix, which
 * earlier versions set.
 */
export function authCookies(
  cookie: { token: string; expiresAt: Date } | 'clear',
  publicUrl: string,
): string[] {
  const { token, expiresAt } = cookie === 'clear' ? { token: '', expiresAt: new Date(0) } : cookie;
  const line = cookieLine({ name: AUTH_COOKIE, value: token, expiresAt }, publicUrl);
  const old = `${AUTH_COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure`;
  return isSecure(publicUrl) ? [line, old] : [line];
}

/** The cookies of a request by name, without the prefix. One with the prefix comes first. */
export function readCookies(header: string | undefined): Readonly<Record<string, string>> {
  const plain: Record<string, string> = {};
  const prefixed: Record<string, string> = {};
  for (const part of (header ?? '').split(';')) {
    const pair = part.trim();
    const at = pair.indexOf('=');
    if (at <= 0) continue;
    const name = pair.slice(0, at).trim();
    const value = pair.slice(at + 1).trim();
    if (name.startsWith(PREFIX)) prefixed[name.slice(PREFIX.length)] = value;
    else plain[name] = value;
  }
  return { ...plain, ...prefixed };
}

const DAY_S = 24 * 60 * 60;

/** Keeps a choice where the host reads it: nothing secret, for this site only. */
export function keepCookie(name: string, value: string, days: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const lasts = `Path=/; Max-Age=${days * DAY_S}; SameSite=Lax${secure}`;
  // The Cookie Store API is absent on plain http, where the site must run as well.
  Reflect.set(document, 'cookie', `${name}=${encodeURIComponent(value)}; ${lasts}`);
}

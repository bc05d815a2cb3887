const DAY_S = 24 * 60 * 60;

/** Stores a choice in a cookie for the host: nothing secret, for this site only. */
export function setCookie(name: string, value: string, days: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const lasts = `Path=/; Max-Age=${days * DAY_S}; SameSite=Lax${secure}`;
  // The Cookie Store API is unavailable on plain HTTP, which the site must support.
  Reflect.set(document, 'cookie', `${name}=${encodeURIComponent(value)}; ${lasts}`);
}

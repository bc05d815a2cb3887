const DAY_S = 24 * 60 * 60;

/** Keeps a choice where the host reads it: not secret, for this site only. */
export function keepCookie(name: string, value: string, days: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore-start lint/suspicious/noDocumentCookie: placeholder
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * DAY_S}; SameSite=Lax${secure}`;
  // biome-ignore-end lint/suspicious/noDocumentCookie: placeholder
}

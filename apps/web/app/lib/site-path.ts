const ANY_SITE = 'http://site.invalid';

/**
 * A path of this site from an untrusted address, or null if it leads elsewhere. Browsers treat `\`
 * as `/` and ignore control characters, so it is parsed as a browser would, not matched as text.
 */
export function sitePath(address: string | null | undefined): string | null {
  if (!address?.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(address, ANY_SITE);
    const path = `${pathname}${search}${hash}`;
    // Dot segments may have resolved to a path with two leading slashes, which is another site.
    return origin === ANY_SITE && new URL(path, ANY_SITE).origin === ANY_SITE ? path : null;
  } catch {
    return null;
  }
}

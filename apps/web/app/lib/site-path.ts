const ANY_SITE = 'http://site.invalid';

/**
 * A path of this site out of an address that anybody may have written, or null when it would lead
 * elsewhere. Browsers read `\` as `/` and skip control characters, so it is judged by what a
 * browser makes of it and not by how it looks.
 */
export function sitePath(address: string | null | undefined): string | null {
  if (!address?.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(address, ANY_SITE);
    const path = `${pathname}${search}${hash}`;
    // Dots may have been folded into a path that starts with two slashes: another site again.
    return origin === ANY_SITE && new URL(path, ANY_SITE).origin === ANY_SITE ? path : null;
  } catch {
    return null;
  }
}

const MACHINE_PATHS = /^\/(api|files|assets|sandbox)(\/|\?|$)/;
const NOWHERE = '/404';
/** The origin before the path: proxies may send the absolute form. */
const SITE = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** Whether all percent-encoded sequences of a URL are valid UTF-8. */
export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

const CONTROLS = /\p{Cc}/u;
const PART_MAX_CHARACTERS = 100;

/**
 * The requested path without the origin. An address that no page can have maps to the not-found
 * page: the router cannot parse control characters in a path.
 */
export function pageAddress(address: string): string {
  const url = SITE.test(address) ? address.replace(SITE, '').replace(/^(?!\/)/, '/') : address;
  if (MACHINE_PATHS.test(url)) return url;
  return url.startsWith('/') && isDecodable(url) && isPagePath(url) ? url : NOWHERE;
}

function isPagePath(url: string): boolean {
  const [encoded = ''] = url.split('?', 1);
  const path = decodeURIComponent(encoded);
  return (
    !CONTROLS.test(path) && path.split('/').every((part) => part.length <= PART_MAX_CHARACTERS)
  );
}

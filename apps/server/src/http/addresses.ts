const MACHINE_PATHS = /^\/(api|files|assets)(\/|\?|$)/;
const NOWHERE = '/404';
/** What stands before the path where a whole address is asked for, as proxies may do. */
const SITE = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** Whether every percent escape of an address stands for text. */
export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path that a request asks for, whose ever site it names. A person who follows an address that
 * cannot be read is shown the page that is not there.
 */
export function pageAddress(asked: string): string {
  const url = SITE.test(asked) ? asked.replace(SITE, '').replace(/^(?!\/)/, '/') : asked;
  const isReadable = url.startsWith('/') && (isDecodable(url) || MACHINE_PATHS.test(url));
  return isReadable ? url : NOWHERE;
}

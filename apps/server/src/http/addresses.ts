const MACHINE_PATHS = /^\/(api|files|assets)(\/|\?|$)/;
const NOWHERE = '/404';

/** Whether every percent escape of an address stands for text. */
export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** A person who follows an address that cannot be read is shown the page that is not there. */
export function pageAddress(url: string): string {
  return isDecodable(url) || MACHINE_PATHS.test(url) ? url : NOWHERE;
}

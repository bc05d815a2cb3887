/**
 * The page a visitor requested before being redirected to the login. The server does not receive
 * the URL hash: the browser retains it and appends it to the login address.
 */
export function returnPath(query: URLSearchParams, hash: string): string | null {
  const path = query.get('ref_url');
  return path === null || path.includes('#') ? path : `${path}${hash}`;
}

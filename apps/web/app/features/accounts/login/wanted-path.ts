/**
 * Where a visitor wanted to go before they were led to the login. No server receives the hash of an
 * address: the browser keeps it and puts it behind the address of the login.
 */
export function wantedPath(query: URLSearchParams, hash: string): string | null {
  const path = query.get('ref_url');
  return path === null || path.includes('#') ? path : `${path}${hash}`;
}

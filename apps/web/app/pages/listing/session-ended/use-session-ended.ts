import type { contract } from '@crewpad/contract';
import { useEffect, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { endpoint } from '../../../lib/browser-call.ts';
import { usePage } from '../../../lib/page-context.ts';
import { rememberFailedToken, storedToken } from '../../../lib/session-store.ts';

const readListing = endpoint<typeof contract.listings.getListing>('GET', '/listing/{id}');

/**
 * Whether this browser's session has ended: the page was rendered for a visitor, and the API
 * returns 400 for the token. Not checked for visitors without a token.
 */
export function useSessionEnded(id: number): boolean {
  const { member } = usePage();
  const [hasEnded, setEnded] = useState(false);
  const isVisitor = member === null;
  useEffect(() => {
    const token = storedToken();
    if (!isVisitor || token === null) return;
    const asked = new AbortController();
    readListing({ params: { id } }, { signal: asked.signal, quiet: true }).catch((error) => {
      if (!isApiError(error) || error.status !== 400) return;
      // The next page is a visitor's, without the dialog.
      rememberFailedToken(token);
      setEnded(true);
    });
    return () => asked.abort();
  }, [id, isVisitor]);
  return hasEnded;
}

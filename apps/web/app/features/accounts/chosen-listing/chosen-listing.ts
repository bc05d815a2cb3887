import { contract } from '@crewpad/contract';
import { useEffect, useEffectEvent } from 'react';
import { type RouterContextProvider, useLocation, useNavigate } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import {
  deleteChosenPath,
  parseChosenPath,
  storeChosenPath,
  storedChosenPath,
} from '../../../lib/chosen-listing.ts';
import { rendering } from '../../../lib/loader-call.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/**
 * The listing of `ref_url`, loaded from the server by the ids in the address. null if there is
 * none, it is not public, or its owner differs from the address.
 */
export async function loadChosenListing(args: LoaderArgs) {
  const chosen = parseChosenPath(args.url.searchParams.get('ref_url'));
  if (chosen === null) return null;
  const { path, listingId, listerId } = chosen;
  try {
    const { data, airports } = await rendering(args).call(contract.listings.getListing, {
      params: { id: listingId },
      query: {},
    });
    if (listerId !== null && data.user_id !== listerId) return null;
    const { title, thumbnail, rate_per_from, display_name } = data;
    const bases = airports.map(({ prefix }) => prefix);
    const writesTo = listerId === null ? null : display_name;
    return { path, title, thumbnail, rate_per_from, bases, writesTo };
  } catch (error) {
    // The page works without it.
    if (isApiError(error)) return null;
    throw error;
  }
}

export type ChosenListing = Awaited<ReturnType<typeof loadChosenListing>>;

/**
 * Stores the chosen listing in this browser, and restores it into the address of a page opened
 * without it. Returns the parameters for the next step's address.
 */
export function useChosenListing(chosen: ChosenListing): string | null {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();

  const path = chosen?.path ?? null;

  const follow = useEffectEvent((at: string) => {
    const query = new URLSearchParams(at);
    const requestedPath = query.get('ref_url');
    const stored = storedChosenPath();
    if (path !== null) {
      // The day starts with the press, not with each step.
      if (stored !== path) storeChosenPath(path);
      return;
    }
    if (stored === null) return;
    // It was deleted in the meantime.
    if (requestedPath === stored) return deleteChosenPath();
    if (requestedPath !== null) return;
    query.set('ref_url', stored);
    const to = { pathname, search: `?${query}`, hash };
    void navigate(to, { replace: true, preventScrollReset: true, state });
  });
  useEffect(() => follow(search), [search]);
  return path;
}

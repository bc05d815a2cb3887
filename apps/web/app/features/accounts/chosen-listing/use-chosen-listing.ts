import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  deleteChosenPath,
  storeChosenPath,
  storedChosenPath,
} from '../../../lib/chosen-listing.ts';
import type { ChosenListing } from './load-chosen-listing.ts';

/**
 * Stores the chosen listing in this browser, and restores it into the address of a page opened
 * without it. Returns the parameters for the next step's address.
 */
export function useChosenListing(chosenListing: ChosenListing): string | null {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();

  const path = chosenListing?.path ?? null;

  const follow = useEffectEvent((at: string) => {
    const query = new URLSearchParams(at);
    const requestedPath = query.get('ref_url');
    const storedPath = storedChosenPath();
    if (path !== null) {
      // The day starts with the press, not with each step.
      if (storedPath !== path) storeChosenPath(path);
      return;
    }
    if (storedPath === null) return;
    // It was deleted in the meantime.
    if (requestedPath === storedPath) return deleteChosenPath();
    if (requestedPath !== null) return;
    query.set('ref_url', storedPath);
    const to = { pathname, search: `?${query}`, hash };
    void navigate(to, { replace: true, preventScrollReset: true, state });
  });
  useEffect(() => follow(search), [search]);
  return path;
}

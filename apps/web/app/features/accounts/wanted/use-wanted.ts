import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  deleteWantedPath,
  storedWantedPath,
  storeWantedPath,
} from '../../../lib/wanted-listing.ts';
import type { Wanted } from './load-wanted.ts';

/**
 * Stores the wanted listing in this browser, and restores it into the address of a page opened
 * without it. Returns the parameters for the next step's address.
 */
export function useWanted(wanted: Wanted): string | null {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();

  const path = wanted?.path ?? null;

  const follow = useEffectEvent((at: string) => {
    const query = new URLSearchParams(at);
    const asked = query.get('ref_url');
    const kept = storedWantedPath();
    if (path !== null) {
      // The day starts with the press, not with each step.
      if (kept !== path) storeWantedPath(path);
      return;
    }
    if (kept === null) return;
    // It was deleted in the meantime.
    if (asked === kept) return deleteWantedPath();
    if (asked !== null) return;
    query.set('ref_url', kept);
    const to = { pathname, search: `?${query}`, hash };
    void navigate(to, { replace: true, preventScrollReset: true, state });
  });
  useEffect(() => follow(search), [search]);
  return path;
}

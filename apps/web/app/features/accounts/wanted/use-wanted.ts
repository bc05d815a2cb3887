import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forgetWantedPath, keepWantedPath, keptWantedPath } from '../../../lib/wanted-listing.ts';
import type { Wanted } from './load-wanted.ts';

/**
 * Keeps the wanted listing in this browser, and puts it back into the address of a page that was
 * opened without it. Returns what the next step's address carries.
 */
export function useWanted(wanted: Wanted): string | null {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();

  const path = wanted?.path ?? null;

  const follow = useEffectEvent((at: string) => {
    const query = new URLSearchParams(at);
    const asked = query.get('ref_url');
    const kept = keptWantedPath();
    if (path !== null) {
      // The day starts with the press, not with each step.
      if (kept !== path) keepWantedPath(path);
      return;
    }
    if (kept === null) return;
    // It was deleted in the meantime.
    if (asked === kept) return forgetWantedPath();
    if (asked !== null) return;
    query.set('ref_url', kept);
    const to = { pathname, search: `?${query}`, hash };
    void navigate(to, { replace: true, preventScrollReset: true, state });
  });
  useEffect(() => follow(search), [search]);
  return path;
}

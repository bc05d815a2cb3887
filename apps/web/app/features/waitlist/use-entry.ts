import type { contract } from '@crewpad/contract';
import { waitlist } from '@crewpad/contract/endpoints';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../lib/browser-call.ts';

type Entry = contract.waitlist.WaitlistEntry;

/**
 * The member's position on a crash pad's waitlist, loaded in the browser.
 * @param isAsked false for viewers who cannot be on it
 * @returns undefined while loading
 */
export function useEntryOf(
  listingId: number,
  isAsked: boolean,
): [Entry | null | undefined, (entry: Entry | null) => void] {
  const [entry, setEntry] = useState<Entry | null>();
  useEffect(() => {
    if (!isAsked) return;
    const gone = new AbortController();
    call(waitlist.getWaitlist, {}, { quiet: true, signal: gone.signal }).then(
      ({ data }) => setEntry(data.find(({ listing }) => listing.id === listingId) ?? null),
      () => gone.signal.aborted || setEntry(null),
    );
    return () => gone.abort();
  }, [listingId, isAsked]);
  return [isAsked ? entry : null, useCallback((next) => setEntry(next), [])];
}

import type { contract } from '@crewpad/contract';
import { waitlist } from '@crewpad/contract/endpoints';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../lib/browser-call.ts';

type Entry = contract.waitlist.WaitlistEntry;

/**
 * The member's position on a crash pad's waitlist, loaded in the browser.
 * @param isNeeded false for viewers who cannot be on it
 * @returns undefined while loading
 */
export function useEntryOf(
  listingId: number,
  isNeeded: boolean,
): [Entry | null | undefined, (entry: Entry | null) => void] {
  const [entry, setEntry] = useState<Entry | null>();
  useEffect(() => {
    if (!isNeeded) return;
    const controller = new AbortController();
    call(waitlist.getWaitlist, {}, { quiet: true, signal: controller.signal }).then(
      ({ data }) => setEntry(data.find(({ listing }) => listing.id === listingId) ?? null),
      () => controller.signal.aborted || setEntry(null),
    );
    return () => controller.abort();
  }, [listingId, isNeeded]);
  return [isNeeded ? entry : null, useCallback((next) => setEntry(next), [])];
}

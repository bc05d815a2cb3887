import { useEffect, useEffectEvent } from 'react';
import { readDraft, storeDraft } from '../../../lib/drafts.ts';
import { ownLeaving } from '../../../lib/leave-page.ts';
import type { ProfileValues } from './profile-values.ts';

const NAME = 'profile';

/**
 * Preserves unsaved input across visits to other pages and reloads of data, in this tab and for
 * this member only. A reload or closing the tab asks for confirmation.
 * @param typed the unsaved values, or null
 */
export function useUnsavedDraft(
  memberId: number,
  typed: ProfileValues | null,
  onTaken: (values: ProfileValues) => void,
): void {
  const store = (values: ProfileValues | null) => storeDraft(memberId, NAME, values, 'tab');
  const take = useEffectEvent(() => {
    const values = readDraft(memberId, NAME, 'tab');
    store(null);
    if (values !== null) onTaken(values as ProfileValues);
  });
  const hold = useEffectEvent(() => store(typed));
  useEffect(() => {
    take();
    return () => {
      hold();
    };
  }, []);

  useEffect(() => {
    if (typed === null) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (ownLeaving() === null) event.preventDefault();
    };
    const keep = () => {
      if (ownLeaving() !== 'away') storeDraft(memberId, NAME, typed, 'tab');
    };
    // The back-forward cache restored the page: its state is newer.
    const forget = () => storeDraft(memberId, NAME, null, 'tab');
    window.addEventListener('beforeunload', ask);
    window.addEventListener('pagehide', keep);
    window.addEventListener('pageshow', forget);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('pageshow', forget);
    };
  }, [memberId, typed]);
}

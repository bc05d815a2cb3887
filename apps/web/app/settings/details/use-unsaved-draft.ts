import { useEffect, useEffectEvent } from 'react';
import { ownLeaving } from '../../lib/leave-page.ts';
import type { ProfileValues } from './profile-values.ts';

const NAME = 'profileDraft';

interface Draft {
  memberId: number;
  values: ProfileValues;
}

/** While another page of the site is shown. */
let held: Draft | null = null;

function takeDraft(): Draft | null {
  const draft = held ?? takeStored();
  held = null;
  return draft;
}

function takeStored(): Draft | null {
  try {
    const draft = JSON.parse(window.sessionStorage.getItem(NAME) ?? 'null');
    window.sessionStorage.removeItem(NAME);
    return draft;
  } catch {
    return null;
  }
}

function storeDraft(draft: Draft): void {
  try {
    window.sessionStorage.setItem(NAME, JSON.stringify(draft));
  } catch {
    // Storage is disabled: only the warning is possible.
  }
}

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
  const take = useEffectEvent(() => {
    const draft = takeDraft();
    if (draft?.memberId === memberId) onTaken(draft.values);
  });
  const hold = useEffectEvent(() => {
    held = typed && { memberId, values: typed };
  });
  useEffect(() => {
    take();
    return () => hold();
  }, []);

  useEffect(() => {
    if (typed === null) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (ownLeaving() === null) event.preventDefault();
    };
    const keep = () => {
      if (ownLeaving() !== 'away') storeDraft({ memberId, values: typed });
    };
    // The back-forward cache restored the page: its state is newer.
    const forget = () => takeStored();
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

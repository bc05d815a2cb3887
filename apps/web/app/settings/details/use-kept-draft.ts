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

function keepDraft(draft: Draft): void {
  try {
    window.sessionStorage.setItem(NAME, JSON.stringify(draft));
  } catch {
    // No storage allowed: the warning was all that could be done.
  }
}

/**
 * Carries what is typed and not saved over a look at another page and over a loading of this one, in
 * this tab and for this member only. A reload or a closed tab asks for confirmation first.
 * @param typed what is not saved yet, or null
 */
export function useKeptDraft(
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
      if (ownLeaving() !== 'away') keepDraft({ memberId, values: typed });
    };
    // The browser kept the page itself: what it holds is newer.
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

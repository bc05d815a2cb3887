import { useEffect, useState } from 'react';
import { readDraft, storeDraft } from '../../lib/drafts.ts';
import { usePage } from '../../lib/page-context.ts';

/** A review draft. Score 0 means no star selected; listing_id null means the lister. */
export interface ReviewDraft {
  listing_id: number | null;
  score: number;
  message: string;
}

/** The member's draft of this name in this browser, until it is sent. */
export function useReviewDraft(name: string, initial: ReviewDraft) {
  const memberId = usePage().member?.id ?? 0;
  const [draft, setDraft] = useState(initial);
  useEffect(() => {
    const stored = readDraft(memberId, name, 'browser');
    if (isDraft(stored)) setDraft((now) => ({ ...stored, listing_id: now.listing_id }));
  }, [memberId, name]);
  const change = (part: Partial<ReviewDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraft(memberId, name, next, 'browser');
  };
  return { draft, change, clear: () => storeDraft(memberId, name, null, 'browser') };
}

function isDraft(value: unknown): value is ReviewDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { score, message } = value as Partial<ReviewDraft>;
  return typeof score === 'number' && score >= 0 && score <= 5 && typeof message === 'string';
}

import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';

/** A review draft. Score 0 means no star selected; listing_id null means the lister. */
export interface ReviewDraft {
  listing_id: number | null;
  score: number;
  message: string;
}

/** A named draft in this browser, until it is sent. */
export function useReviewDraft(name: string, initial: ReviewDraft) {
  const [draft, setDraft] = useState(initial);
  useEffect(() => {
    const stored = readStored(name, isDraft);
    if (stored !== null) setDraft((now) => ({ ...stored, listing_id: now.listing_id }));
  }, [name]);
  const change = (part: Partial<ReviewDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    writeStored(name, next);
  };
  return { draft, change, clear: () => writeStored(name, null) };
}

function isDraft(value: unknown): value is ReviewDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { score, message } = value as Partial<ReviewDraft>;
  return typeof score === 'number' && score >= 0 && score <= 5 && typeof message === 'string';
}

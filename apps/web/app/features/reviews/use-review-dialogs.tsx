import type { contract } from '@crewpad/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { withTexts } from '../../i18n/texts.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { AskedReview, ReviewDialogsProps } from './review-dialogs.tsx';

const part = lazyPart<ReviewDialogsProps>(() =>
  withTexts(import('./review-dialogs.tsx'), 'reviews', 'form', 'form-errors'),
);

/** The element of a review, which gets the focus after it was written, edited or answered. */
export const reviewElement = (id: number) => `review-${id}`;

/**
 * The dialogs of a review list. After each one the page shows the new state, with the review in
 * view and focused.
 */
export function useReviewDialogs(
  lister: { id: number; name: string },
  reviews: readonly contract.reviews.ReviewItem[],
): {
  dialogs: ReactNode;
  ask: (asked: AskedReview) => void;
  /** For a form outside the dialogs. */
  done: (review: contract.reviews.ReviewItem) => void;
} {
  const { revalidate, state } = useRevalidator();
  const [asked, setAsked] = useState<AskedReview | null>(null);
  const [written, setWritten] = useState<number | null>(null);
  const Dialogs = part.usePart(asked !== null);
  const isShown = reviews.some(({ id }) => id === written);

  useEffect(() => {
    if (written === null || !isShown || state !== 'idle' || asked !== null) return;
    // After the dialog has returned the focus to its button.
    const timer = window.setTimeout(() => {
      const element = document.getElementById(reviewElement(written));
      element?.scrollIntoView({ block: 'center' });
      element?.focus({ preventScroll: true });
      setWritten(null);
    });
    return () => window.clearTimeout(timer);
  }, [written, isShown, state, asked]);

  const done = (review: contract.reviews.ReviewItem) => {
    setAsked(null);
    setWritten(review.id);
    void revalidate();
  };
  const dialogs = Dialogs && (
    <Dialogs asked={asked} lister={lister} onDone={done} onClose={() => setAsked(null)} />
  );
  return { dialogs, ask: setAsked, done };
}

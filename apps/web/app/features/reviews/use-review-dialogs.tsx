import type { contract } from '@crewpad/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { OpenReviewDialog, ReviewDialogsProps } from './review-dialogs.tsx';

const part = lazyPart<ReviewDialogsProps>(() => import('./review-dialogs.tsx'));

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
  ask: (dialog: OpenReviewDialog) => void;
  /** For a form outside the dialogs. */
  onDone: (review: contract.reviews.ReviewItem) => void;
} {
  const { revalidate, state } = useRevalidator();
  const [dialog, setDialog] = useState<OpenReviewDialog | null>(null);
  const [reviewId, setReviewId] = useState<number | null>(null);
  const Dialogs = part.usePart(dialog !== null);
  const isShown = reviews.some(({ id }) => id === reviewId);

  useEffect(() => {
    if (reviewId === null || !isShown || state !== 'idle' || dialog !== null) return;
    // After the dialog has returned the focus to its button.
    const timer = window.setTimeout(() => {
      const element = document.getElementById(reviewElement(reviewId));
      element?.scrollIntoView({ block: 'center' });
      element?.focus({ preventScroll: true });
      setReviewId(null);
    });
    return () => window.clearTimeout(timer);
  }, [reviewId, isShown, state, dialog]);

  const onDone = (review: contract.reviews.ReviewItem) => {
    setDialog(null);
    setReviewId(review.id);
    void revalidate();
  };
  const dialogs = Dialogs && (
    <Dialogs dialog={dialog} lister={lister} onDone={onDone} onClose={() => setDialog(null)} />
  );
  return { dialogs, ask: setDialog, onDone };
}

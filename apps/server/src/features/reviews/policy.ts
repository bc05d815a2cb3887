import type { Actor } from '../../platform/actor.ts';

/** What the rows say of the caller. */
export interface ReviewFacts {
  has_stayed: boolean;
  has_reviewed: boolean;
}

/** Whether the caller may write a review now, or has done so. One review, by whoever rents or did. */
export function reviewStanding(actor: Actor, { has_stayed, has_reviewed }: ReviewFacts) {
  const isActive = actor.kind === 'member' && actor.status === 'ACTIVE';
  return {
    able_to_review: isActive && has_stayed && !has_reviewed,
    already_review: has_reviewed,
  };
}

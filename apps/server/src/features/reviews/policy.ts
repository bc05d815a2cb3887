import type { ApiError } from '@crewpad/contract';
import { REVIEW_EDIT_MS } from '@crewpad/domain';
import type { Actor } from '../../platform/access/actor.ts';
import { allowed, type Decision, refused } from '../../platform/access/decision.ts';
import { restrictionOf } from '../../platform/access/guards.ts';
import { conflict, forbidden, refusal, unauthenticated } from '../../platform/errors.ts';

/** A lister or a listing with the caller's relation to it. */
export interface ReviewFacts {
  /** Whether the caller has or had an accepted rental there whose check-in day has begun. */
  has_stayed: boolean;
  has_reviewed: boolean;
}

/** The same for a page. */
export interface ViewerFacts extends ReviewFacts {
  /** The first check-in day of their accepted rentals that have not begun. */
  review_from: string | null;
}

/** A public review. */
export interface WrittenReview {
  author_id: number;
  lister_id: number;
  created_at: Date;
  /** Whether the lister has responded; a hidden response counts. */
  has_response: boolean;
}

interface Resources {
  review: ReviewFacts;
  edit: WrittenReview & { now: Date };
  respond: WrittenReview;
}

type Rules = { [A in keyof Resources]: (actor: Actor, resource: Resources[A]) => Decision };

const RULES: Rules = {
  review: (actor, { has_stayed, has_reviewed }) =>
    asMember(
      actor,
      has_stayed,
      () => forbidden('reviews:no_tenant'),
      () =>
        has_reviewed
          ? refused(() => refusal(409, 'ALREADY_REVIEWED', 'reviews:reviewed'))
          : allowed,
    ),
  edit: (actor, { author_id, created_at, has_response, now }) =>
    asMember(actor, isOf(actor, author_id), forbidden, () => {
      if (has_response) {
        return refused(() => conflict('reviews:lister_responded'));
      }
      return now.getTime() - created_at.getTime() < REVIEW_EDIT_MS
        ? allowed
        : refused(() => conflict('reviews:edit_too_late'));
    }),
  respond: (actor, { lister_id, has_response }) =>
    asMember(actor, isOf(actor, lister_id), forbidden, () =>
      has_response ? refused(() => conflict('reviews:responded')) : allowed,
    ),
};

const isOf = (actor: Actor, memberId: number) => actor.kind === 'member' && actor.id === memberId;

/** The account must be active, but its plan may have expired, as is usual after a stay. */
function asMember(
  actor: Actor,
  isParty: boolean,
  stranger: () => ApiError,
  further: () => Decision,
): Decision {
  if (actor.kind === 'visitor') return refused(unauthenticated);
  const restriction = restrictionOf(actor);
  if (restriction !== undefined) return refused(restriction);
  return isParty ? further() : refused(stranger);
}

/** Permissions on reviews; the rows of authorization.csv. */
export function can<A extends keyof Resources>(
  actor: Actor,
  action: A,
  resource: Resources[A],
): Decision {
  return RULES[action](actor, resource);
}

/** The caller's permissions on their review, for the answer. */
export function reviewAbilities(actor: Actor, facts: ViewerFacts) {
  return {
    able_to_review: can(actor, 'review', facts).allowed,
    already_review: facts.has_reviewed,
    review_from: facts.has_stayed ? null : facts.review_from,
  };
}

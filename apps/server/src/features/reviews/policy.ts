import type { Actor } from '../../platform/access/actor.ts';
import { allowed, type Decision, refused } from '../../platform/access/decision.ts';
import { accountInactive, conflict, forbidden, unauthenticated } from '../../platform/errors.ts';

/** A lister or a listing, as the caller's rentals and reviews know it. */
export interface ReviewFacts {
  /** The caller has or had an accepted rental there. */
  has_stayed: boolean;
  has_reviewed: boolean;
}

interface Resources {
  review: ReviewFacts;
}

type Rules = { [A in keyof Resources]: (actor: Actor, resource: Resources[A]) => Decision };

const RULES: Rules = {
  review(actor, { has_stayed, has_reviewed }) {
    if (actor.kind === 'visitor') return refused(unauthenticated());
    if (actor.status !== 'ACTIVE') return refused(accountInactive());
    if (!has_stayed) return refused(forbidden());
    return has_reviewed ? refused(conflict('You have written a review already.')) : allowed;
  },
};

/** Whether someone may review a lister or a listing; the rows of authorization.csv. */
export function can<A extends keyof Resources>(
  actor: Actor,
  action: A,
  resource: Resources[A],
): Decision {
  return RULES[action](actor, resource);
}

/** What an answer says about the caller's review. */
export function reviewAbilities(actor: Actor, facts: ReviewFacts) {
  return {
    able_to_review: can(actor, 'review', facts).allowed,
    already_review: facts.has_reviewed,
  };
}

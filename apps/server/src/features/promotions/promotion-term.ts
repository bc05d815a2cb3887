import { type FeaturedPlan, promotionEnd } from '@crewpad/domain';

export interface PromotionTerm {
  /** The start of the first term, from which ends are computed. */
  anchor: Date;
  /** Terms since then, this one included. */
  terms: number;
  startsAt: Date;
  endsAt: Date;
}

/**
 * The term that one payment buys. A renewal continues from the end of the previous term, even if
 * paid some days late; after a longer interruption it starts now.
 */
export function nextTerm(
  before: { anchor: Date; terms: number; ends_at: Date } | undefined,
  plan: FeaturedPlan,
  now: Date,
): PromotionTerm {
  if (before !== undefined) {
    const terms = before.terms + 1;
    const endsAt = promotionEnd(plan, before.anchor, terms);
    if (endsAt > now) return { anchor: before.anchor, terms, startsAt: before.ends_at, endsAt };
  }
  return { anchor: now, terms: 1, startsAt: now, endsAt: promotionEnd(plan, now) };
}

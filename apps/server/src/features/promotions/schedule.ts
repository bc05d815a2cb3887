import { type FeaturedPlan, promotionEnd } from '@crewpad/domain';
import {
  type DunningFacts,
  hasUntriedCard,
  nextStep,
  type ScheduleRules,
  slotAfter,
  slotsFrom,
} from '../billing/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** When a renewal is charged automatically, relative to the end of the paid term. */
const SLOTS_MS = [0, DAY_MS, 3 * DAY_MS];

export interface RenewalFacts extends DunningFacts {
  /** Whether it still renews, and the listing is public. */
  isOwed: boolean;
  /** The end of the term that it continues. */
  dueAt: Date;
}

/** The next slot of the schedule; undefined after the last. */
export const nextSlot = (dueAt: Date, now: Date): Date | undefined =>
  slotAfter(slotsFrom(dueAt, SLOTS_MS), now);

export const promotionRules: ScheduleRules<RenewalFacts> = {
  slots: ({ dueAt }) => slotsFrom(dueAt, SLOTS_MS),
  gate: ({ isOwed }) => (isOwed ? 'go' : 'cancel'),
  isNewCardDue: (facts, now) =>
    hasUntriedCard(facts) && nextStep(promotionRules, facts, now) === 'charge',
};

interface PromotionTerm {
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

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

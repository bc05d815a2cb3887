import {
  type DunningFacts,
  hasUntriedCard,
  isAwaitingPayer,
  mayCharge,
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

export type RenewalStep =
  /** It no longer renews, or the listing is not public. */
  | 'cancel'
  | 'charge'
  /** The lister was asked to confirm. */
  | 'wait'
  /** Nothing can be charged before the next slot. */
  | 'reschedule'
  /** The last slot has passed. */
  | 'end';

/** The next slot of the schedule; undefined after the last. */
export const nextSlot = (dueAt: Date, now: Date): Date | undefined =>
  slotAfter(slotsFrom(dueAt, SLOTS_MS), now);

/** The next step of an open renewal. Pure. */
export function renewalStep(facts: RenewalFacts, now: Date): RenewalStep {
  const { isOwed, dueAt } = facts;
  if (!isOwed) return 'cancel';
  if (isAwaitingPayer(facts)) return 'wait';
  if (mayCharge(facts, slotsFrom(dueAt, SLOTS_MS), now)) return 'charge';
  return nextSlot(dueAt, now) === undefined ? 'end' : 'reschedule';
}

/** When the card on file is charged next automatically; undefined until something changes. */
export function nextAttempt(facts: RenewalFacts, now: Date): Date | undefined {
  const slot = nextSlot(facts.dueAt, now);
  return slot !== undefined && renewalStep(facts, slot) === 'charge' ? slot : undefined;
}

/** Whether to charge a card that was just saved or changed immediately, apart from the schedule. */
export const isNewCardDue = (facts: RenewalFacts, now: Date): boolean =>
  hasUntriedCard(facts) && renewalStep(facts, now) === 'charge';

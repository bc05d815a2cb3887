import {
  FIRST_CHARGE_BEFORE_MS,
  isListerPlan,
  type MemberStatus,
  type Plan,
} from '@crewpad/domain';
import {
  type DunningFacts,
  hasUntriedCard,
  isAwaitingPayer,
  mayCharge,
  slotAfter,
  slotsFrom,
} from '../collection/dunning.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a renewal is charged automatically, relative to the end of the term. */
const SLOTS_MS = [-FIRST_CHARGE_BEFORE_MS, 0, 3 * DAY_MS, 7 * DAY_MS];

/** The next slot of the schedule; undefined after the last. */
export function nextSlot(termEnd: Date, now: Date): Date | undefined {
  return slotAfter(slotsFrom(termEnd, SLOTS_MS), now);
}

/** The last slot of the schedule. */
export function lastSlot(termEnd: Date): Date {
  return new Date(termEnd.getTime() + Math.max(...SLOTS_MS));
}

export interface RenewalFacts extends DunningFacts {
  member: {
    status: MemberStatus;
    repeat: boolean;
    /** The plan that is charged. */
    plan: Plan | null;
    expireAt: Date | null;
  };
  /** End of the term that it continues. */
  termEnd: Date;
}

export type RenewalStep =
  /** The plan no longer renews. */
  | 'cancel'
  | 'charge'
  /** The member is about to pay it. */
  | 'wait'
  /** Nothing can be charged before the next slot. */
  | 'reschedule'
  /** The last slot has passed. */
  | 'end';

/** The next step of an open renewal. */
export function renewalStep(facts: RenewalFacts, now: Date): RenewalStep {
  if (!isToBeRenewed(facts, now)) return 'cancel';
  if (isAwaitingPayer(facts)) return 'wait';
  if (mayCharge(facts, slotsFrom(facts.termEnd, SLOTS_MS), now)) return 'charge';
  return nextSlot(facts.termEnd, now) === undefined ? 'end' : 'reschedule';
}

/** When the card on file is charged next automatically; undefined until something changes. */
export function nextAttempt(facts: RenewalFacts, now: Date): Date | undefined {
  const slot = nextSlot(facts.termEnd, now);
  return slot !== undefined && renewalStep(facts, slot) === 'charge' ? slot : undefined;
}

/** Whether to charge a card that was just saved or changed immediately, apart from the schedule. */
export function isNewCardDue(facts: RenewalFacts, now: Date): boolean {
  return renewalStep(facts, now) !== 'cancel' && hasUntriedCard(facts);
}

function isToBeRenewed({ member }: RenewalFacts, now: Date): boolean {
  const { status, repeat, plan, expireAt } = member;
  if (status !== 'ACTIVE' || !repeat || !isListerPlan(plan) || expireAt === null) return false;
  return expireAt.getTime() - FIRST_CHARGE_BEFORE_MS <= now.getTime();
}

import {
  FIRST_CHARGE_BEFORE_MS,
  isListerPlan,
  type MemberStatus,
  type Plan,
} from '@crewpad/domain';
import {
  type DunningFacts,
  hasUntriedCard,
  type ScheduleRules,
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

export const renewalRules: ScheduleRules<RenewalFacts> = {
  slots: ({ termEnd }) => slotsFrom(termEnd, SLOTS_MS),
  gate: (facts, now) => (isToBeRenewed(facts, now) ? 'go' : 'cancel'),
  // Also while the bank waits for a confirmation with the card before.
  isNewCardDue: (facts, now) => isToBeRenewed(facts, now) && hasUntriedCard(facts),
};

function isToBeRenewed({ member }: RenewalFacts, now: Date): boolean {
  const { status, repeat, plan, expireAt } = member;
  if (status !== 'ACTIVE' || !repeat || !isListerPlan(plan) || expireAt === null) return false;
  return expireAt.getTime() - FIRST_CHARGE_BEFORE_MS <= now.getTime();
}

import {
  type AutoPay,
  addDays,
  isAutopayOn,
  RENT_RETRY_DAYS,
  type RentalStatus,
  rentDueAt,
} from '@crewpad/domain';
import {
  type DunningFacts,
  hasUntriedCard,
  nextStep,
  type ScheduleRules,
  slotAfter,
} from '../../billing/index.ts';
import { chargedAfter, isNoticeRunning } from './periods.queries.ts';

export interface RentFacts extends DunningFacts {
  rental: { status: RentalStatus; auto_pay: AutoPay };
  dueAt: Date;
  isPayeeReady: boolean;
  /** A bank has taken back a payment of the rental, and has not decided yet. */
  isDisputed: boolean;
  /** The tenant objects to it, and nobody has closed the objection. */
  isObjectedTo: boolean;
  /** The card on file also belongs to the lister: nothing is charged to it. */
  isCardShared: boolean;
  /** When both sides were last told that the card is charged a day later at the earliest. */
  noticedAt: Date | null;
}

/**
 * When rent is charged automatically: when it is due, which can be at any hour after a late
 * acceptance, and at the usual hour of the days of retries.
 */
function slotsOf(dueAt: Date): Date[] {
  const day = dueAt.toISOString().slice(0, 10);
  return [dueAt, ...RENT_RETRY_DAYS.map((days) => rentDueAt(addDays(day, days)))];
}

export const rentRules: ScheduleRules<RentFacts> = {
  slots: ({ dueAt }) => slotsOf(dueAt),
  gate({ rental, isPayeeReady, isDisputed, isObjectedTo }) {
    if (rental.status !== 'accepted' || !isAutopayOn(rental.auto_pay)) return 'manual';
    // Until the bank has decided about a dispute, or the lister has answered an objection.
    if (isDisputed || isObjectedTo) return 'hold';
    return isPayeeReady ? 'go' : 'blocked';
  },
  isNewCardDue: (facts, now) =>
    facts.dueAt <= now &&
    !isNoticeRunning(facts.noticedAt, now) &&
    !facts.isCardShared &&
    hasUntriedCard(facts) &&
    nextStep(rentRules, facts, now) === 'charge',
};

/** The next slot of the schedule; undefined after the last. */
export const nextRentSlot = (dueAt: Date, now: Date): Date | undefined =>
  slotAfter(slotsOf(dueAt), now);

/**
 * When the card is charged for open rent to which the tenant does not object anymore: with a notice
 * of a day, and not between the slots after a declined charge.
 */
export function attemptAfterNotice(
  { dueAt, wasDeclined }: { dueAt: Date; wasDeclined: boolean },
  now: Date,
): Date {
  const earliest = chargedAfter(now);
  if (dueAt > earliest) return dueAt;
  if (!wasDeclined) return earliest;
  return slotsOf(dueAt).find((slot) => slot >= earliest) ?? earliest;
}

/** The last slot of the schedule. */
export const lastRentSlot = (dueAt: Date): Date => slotsOf(dueAt).at(-1) ?? dueAt;

/** When the card on file is charged next automatically; undefined until something changes. */
export function nextRentAttempt(facts: RentFacts, now: Date): Date | undefined {
  if (facts.isCardShared) return undefined;
  const { noticedAt } = facts;
  const slot =
    noticedAt !== null && isNoticeRunning(noticedAt, now)
      ? chargedAfter(noticedAt)
      : nextRentSlot(facts.dueAt, now);
  return slot !== undefined && nextStep(rentRules, facts, slot) === 'charge' ? slot : undefined;
}

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
  isAwaitingPayer,
  mayCharge,
  slotAfter,
} from '../../billing/index.ts';
import { chargedAfter, isNoticeRunning } from './queries/rental-facts.ts';

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

export type RentStep =
  /** AutoPay is off now. */
  | 'by_hand'
  /** Until the bank has decided about a dispute, or the lister has answered an objection. */
  | 'hold'
  /** The tenant was asked to confirm. */
  | 'wait'
  | 'charge'
  /** Nothing can be charged before the next slot. */
  | 'reschedule'
  /** The last slot has passed. */
  | 'end';

/**
 * When rent is charged automatically: when it is due, which can be at any hour after a late
 * acceptance, and at the usual hour of the days of retries.
 */
function slotsOf(dueAt: Date): Date[] {
  const day = dueAt.toISOString().slice(0, 10);
  return [dueAt, ...RENT_RETRY_DAYS.map((days) => rentDueAt(addDays(day, days)))];
}

/** The next step of open rent that is collected automatically. Pure. */
export function rentStep(facts: RentFacts, now: Date): RentStep {
  const { rental, isPayeeReady, dueAt } = facts;
  const isOn = rental.status === 'accepted' && isAutopayOn(rental.auto_pay);
  if (!isOn) return 'by_hand';
  if (isAwaitingPayer(facts)) return 'wait';
  if (facts.isDisputed || facts.isObjectedTo) return 'hold';
  if (isPayeeReady && mayCharge(facts, slotsOf(dueAt), now)) return 'charge';
  return nextRentSlot(dueAt, now) === undefined ? 'end' : 'reschedule';
}

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
  return slot !== undefined && rentStep(facts, slot) === 'charge' ? slot : undefined;
}

/** Whether to charge a card that was just saved or changed immediately, apart from the schedule. */
export const isNewCardDue = (facts: RentFacts, now: Date): boolean =>
  facts.dueAt <= now &&
  !isNoticeRunning(facts.noticedAt, now) &&
  !facts.isCardShared &&
  hasUntriedCard(facts) &&
  rentStep(facts, now) === 'charge';

/** Rent that cannot be charged until something changes: it waits as blocked. */
export const isBlocked = ({ card, isPayeeReady, isCardShared }: RentFacts): boolean =>
  card === null || !isPayeeReady || isCardShared;

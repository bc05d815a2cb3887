import { type AutoPay, isAutopayOn, RENT_RETRY_DAYS, type RentalStatus } from '@crewpad/domain';
import {
  type DunningFacts,
  hasUntriedCard,
  isAwaitingPayer,
  mayCharge,
  slotAfter,
  slotsFrom,
} from '../../billing/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** When rent is charged automatically, relative to its due time. */
const SLOTS_MS = [0, ...RENT_RETRY_DAYS.map((days) => days * DAY_MS)];

export interface RentFacts extends DunningFacts {
  rental: { status: RentalStatus; auto_pay: AutoPay };
  dueAt: Date;
  isPayeeReady: boolean;
}

export type RentStep =
  /** AutoPay is off now. */
  | 'by_hand'
  /** The tenant was asked to confirm. */
  | 'wait'
  | 'charge'
  /** Nothing can be charged before the next slot. */
  | 'reschedule'
  /** The last slot has passed. */
  | 'end';

/** The next step of open rent that is collected automatically. Pure. */
export function rentStep(facts: RentFacts, now: Date): RentStep {
  const { rental, isPayeeReady, dueAt } = facts;
  const isOn = rental.status === 'accepted' && isAutopayOn(rental.auto_pay);
  if (!isOn) return 'by_hand';
  if (isAwaitingPayer(facts)) return 'wait';
  if (isPayeeReady && mayCharge(facts, slotsFrom(dueAt, SLOTS_MS), now)) return 'charge';
  return nextRentSlot(dueAt, now) === undefined ? 'end' : 'reschedule';
}

/** The next slot of the schedule; undefined after the last. */
export const nextRentSlot = (dueAt: Date, now: Date): Date | undefined =>
  slotAfter(slotsFrom(dueAt, SLOTS_MS), now);

/** The last slot of the schedule. */
export const lastRentSlot = (dueAt: Date): Date =>
  new Date(dueAt.getTime() + Math.max(...SLOTS_MS));

/** When the card on file is charged next automatically; undefined until something changes. */
export function nextRentAttempt(facts: RentFacts, now: Date): Date | undefined {
  const slot = nextRentSlot(facts.dueAt, now);
  return slot !== undefined && rentStep(facts, slot) === 'charge' ? slot : undefined;
}

/** Whether to charge a card that was just saved or changed immediately, apart from the schedule. */
export const isNewCardDue = (facts: RentFacts, now: Date): boolean =>
  hasUntriedCard(facts) && rentStep(facts, now) === 'charge';

/** Rent that cannot be charged until something changes: it waits as blocked. */
export const isBlocked = ({ card, isPayeeReady }: RentFacts): boolean =>
  card === null || !isPayeeReady;

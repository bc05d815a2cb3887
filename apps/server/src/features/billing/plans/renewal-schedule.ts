import { isListerPlan, type MemberStatus, type ObligationStatus, type Plan } from '@crewpad/domain';
import type { AttemptStatus } from '../../../platform/database/schema.ts';

import { refusalOfAttempt } from '../ledger/attempt-refusal.ts';
import { remedyFor } from '../ledger/declines.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long before the end of a term the next one is first charged: a success never locks a member out. */
export const FIRST_CHARGE_BEFORE_MS = DAY_MS;
/** When a renewal is charged automatically, counted from the end of the term. */
const SLOTS_MS = [-FIRST_CHARGE_BEFORE_MS, 0, 3 * DAY_MS, 7 * DAY_MS];
/** How often a card is charged automatically that its bank does not honor. */
const DO_NOT_HONOR_MAX = 2;

/** The latest slot of the schedule that has come; undefined: none yet. */
export function slotAt(termEnd: Date, now: Date): Date | undefined {
  return slotsOf(termEnd).findLast((slot) => slot <= now);
}

/** The next slot of the schedule; undefined: it has ended. */
export function nextSlot(termEnd: Date, now: Date): Date | undefined {
  return slotsOf(termEnd).find((slot) => slot > now);
}

/** The last slot of the schedule. */
export function lastSlot(termEnd: Date): Date {
  return new Date(termEnd.getTime() + Math.max(...SLOTS_MS));
}

function slotsOf(termEnd: Date): Date[] {
  return SLOTS_MS.map((offset) => new Date(termEnd.getTime() + offset));
}

export interface RenewalAttempt {
  paymentMethod: string;
  status: AttemptStatus;
  code: string | null;
  declineCode: string | null;
  adviceCode: string | null;
  createdAt: Date;
}

export interface RenewalFacts {
  member: { status: MemberStatus; repeat: boolean; plan: Plan | null; expireAt: Date | null };
  /** The card on file that can be charged. Declines before `changedAt` do not count. */
  card: { paymentMethod: string; changedAt: Date } | null;
  status: ObligationStatus;
  /** End of the term that it continues. */
  termEnd: Date;
  /** Newest first. */
  attempts: readonly RenewalAttempt[];
}

export type RenewalStep =
  /** The plan does not renew any more. */
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
  if (facts.status === 'action_required' && facts.attempts[0]?.status === 'requires_action')
    return 'wait';
  if (mayCharge(facts, now)) return 'charge';
  return nextSlot(facts.termEnd, now) === undefined ? 'end' : 'reschedule';
}

/** When the card on file is charged again automatically; undefined: not before something changes. */
export function nextAttempt(facts: RenewalFacts, now: Date): Date | undefined {
  const slot = nextSlot(facts.termEnd, now);
  return slot !== undefined && renewalStep(facts, slot) === 'charge' ? slot : undefined;
}

/** Whether a card that was just saved or changed is to be charged at once, apart from the schedule. */
export function isNewCardDue(facts: RenewalFacts, now: Date): boolean {
  return (
    renewalStep(facts, now) !== 'cancel' &&
    facts.card !== null &&
    attemptsWithCard(facts).length === 0
  );
}

function isToBeRenewed({ member }: RenewalFacts, now: Date): boolean {
  const { status, repeat, plan, expireAt } = member;
  if (status !== 'ACTIVE' || !repeat || !isListerPlan(plan) || expireAt === null) return false;
  return expireAt.getTime() - FIRST_CHARGE_BEFORE_MS <= now.getTime();
}

/** Once per slot, and not with a card that would be declined again. */
function mayCharge(facts: RenewalFacts, now: Date): boolean {
  if (facts.card === null) return false;
  const declines = attemptsWithCard(facts).filter(isRefused);
  const [latest] = declines;
  if (latest === undefined) return true;
  if (remedyFor(declineOf(latest)) !== 'try_later') return false;
  const notHonored = declines.filter(({ declineCode }) => declineCode === 'do_not_honor');
  if (notHonored.length >= DO_NOT_HONOR_MAX) return false;
  const slot = slotAt(facts.termEnd, now);
  return slot === undefined || latest.createdAt < slot;
}

/** The attempts with the card as it is now. */
export function attemptsWithCard({ card, attempts }: RenewalFacts): RenewalAttempt[] {
  return attempts.filter(
    ({ paymentMethod, createdAt }) =>
      paymentMethod === card?.paymentMethod && createdAt >= card.changedAt,
  );
}

/** Whether the card was refused: not what never reached the provider or failed for other reasons. */
function isRefused({ status, code, declineCode }: RenewalAttempt): boolean {
  return refusalOfAttempt({ status, code, decline_code: declineCode }) !== undefined;
}

function declineOf({ code, declineCode, adviceCode }: RenewalAttempt) {
  return {
    code: code ?? undefined,
    declineCode: declineCode ?? undefined,
    adviceCode: adviceCode ?? undefined,
  };
}

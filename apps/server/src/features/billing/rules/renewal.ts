import { isListerPlan, type MemberStatus, type ObligationStatus, type Plan } from '@crewpad/domain';
import type { AttemptStatus } from '../../../platform/database/schema-billing.ts';
import { remedyFor } from './declines.ts';
import { refusalOfAttempt } from './refused-attempt.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** So long before its term ends a plan is first charged again: success never locks anybody out. */
export const FIRST_TRY_BEFORE_MS = DAY_MS;
/** When a renewal is tried by itself, counted from the end of the term. */
const SLOTS_MS = [-FIRST_TRY_BEFORE_MS, 0, 3 * DAY_MS, 7 * DAY_MS];
/** So often a card is charged by itself that its bank does not honor. */
const DO_NOT_HONOR_MOST = 2;

/** The last of the scheduled instants that has come; undefined: none yet. */
export function slotAt(termEnd: Date, now: Date): Date | undefined {
  return slotsOf(termEnd).findLast((slot) => slot <= now);
}

/** The next of the scheduled instants; undefined: the schedule has ended. */
export function nextSlot(termEnd: Date, now: Date): Date | undefined {
  return slotsOf(termEnd).find((slot) => slot > now);
}

/** The last instant at which a renewal is tried. */
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
  /** The card on file that can be charged. `changedAt`: what was declined before does not count. */
  card: { paymentMethod: string; changedAt: Date } | null;
  status: ObligationStatus;
  /** The end of the term that it goes on from. */
  termEnd: Date;
  /** Newest first. */
  attempts: readonly RenewalAttempt[];
}

export type RenewalStep =
  /** It is not to be renewed any more. */
  | 'cancel'
  | 'try'
  /** The member himself is about to pay it. */
  | 'wait'
  /** There is nothing to try before the next instant of the schedule. */
  | 'put_off'
  | 'give_up';

/** What the schedule asks for now, of an open renewal. */
export function renewalStep(facts: RenewalFacts, now: Date): RenewalStep {
  if (!isToBeRenewed(facts, now)) return 'cancel';
  if (facts.status === 'action_required' && facts.attempts[0]?.status === 'action') return 'wait';
  if (mayTry(facts, now)) return 'try';
  return nextSlot(facts.termEnd, now) === undefined ? 'give_up' : 'put_off';
}

/** When the card on file is charged again by itself; undefined: not before something has changed. */
export function nextTry(facts: RenewalFacts, now: Date): Date | undefined {
  const slot = nextSlot(facts.termEnd, now);
  return slot !== undefined && renewalStep(facts, slot) === 'try' ? slot : undefined;
}

/** Whether a card that was just saved or changed is to be charged at once, beside the schedule. */
export function isNewCardDue(facts: RenewalFacts, now: Date): boolean {
  return renewalStep(facts, now) !== 'cancel' && facts.card !== null && triesOf(facts).length === 0;
}

function isToBeRenewed({ member }: RenewalFacts, now: Date): boolean {
  const { status, repeat, plan, expireAt } = member;
  if (status !== 'ACTIVE' || !repeat || !isListerPlan(plan) || expireAt === null) return false;
  return expireAt.getTime() - FIRST_TRY_BEFORE_MS <= now.getTime();
}

/** Once per instant of the schedule, and not with a card that will not be taken however often. */
function mayTry(facts: RenewalFacts, now: Date): boolean {
  if (facts.card === null) return false;
  const declines = triesOf(facts).filter(isRefused);
  const [latest] = declines;
  if (latest === undefined) return true;
  if (remedyFor(declineOf(latest)) !== 'try_later') return false;
  const notHonored = declines.filter(({ declineCode }) => declineCode === 'do_not_honor');
  if (notHonored.length >= DO_NOT_HONOR_MOST) return false;
  const slot = slotAt(facts.termEnd, now);
  return slot === undefined || latest.createdAt < slot;
}

/** The attempts with the card as it is now. */
export function triesOf({ card, attempts }: RenewalFacts): RenewalAttempt[] {
  return attempts.filter(
    ({ paymentMethod, createdAt }) =>
      paymentMethod === card?.paymentMethod && createdAt >= card.changedAt,
  );
}

/** Not what never reached the provider, or what it refused for other reasons than the card. */
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

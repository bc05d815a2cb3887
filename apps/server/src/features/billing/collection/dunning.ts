import type { ObligationStatus } from '@crewpad/domain';
import { refusalOfAttempt, remedyFor } from '../ledger/declines.ts';
import type { DunningAttempt } from '../ledger/pending.queries.ts';

/** When a card is charged again automatically after a failure: in the slots of a schedule. Pure. */

/** How often a card is charged automatically after do_not_honor. */
const DO_NOT_HONOR_MAX = 2;

/** The inputs for scheduling the next automatic attempt. */
export interface DunningFacts {
  /** The chargeable card on file. Declines before `changedAt` do not count. */
  card: { paymentMethod: string; changedAt: Date } | null;
  status: ObligationStatus;
  /** Newest first. */
  attempts: readonly DunningAttempt[];
}

/** What decides, before the slots of a schedule, whether a charge is still collected. */
type Gate =
  | 'go'
  /** Nothing can be charged until something changes. */
  | 'blocked'
  /** It waits without attempts. */
  | 'hold'
  /** It is no longer collected automatically. */
  | 'manual'
  /** It is no longer owed. */
  | 'cancel';

/** What differs between the kinds of scheduled charges, without their reads and writes. */
export interface ScheduleRules<Facts extends DunningFacts> {
  /** When it is charged automatically, earliest first. */
  slots(facts: Facts): Date[];
  gate(facts: Facts, now: Date): Gate;
  /** Whether a card that was just saved or changed is charged at once, apart from the slots. */
  isNewCardDue(facts: Facts, now: Date): boolean;
}

export type ScheduleStep =
  | Exclude<Gate, 'go' | 'blocked'>
  | 'charge'
  /** The payer is about to confirm it. */
  | 'wait'
  /** Nothing can be charged before the next slot. */
  | 'reschedule'
  /** The last slot has passed. */
  | 'end';

/** The next step of an open charge. */
export function nextStep<Facts extends DunningFacts>(
  rules: Pick<ScheduleRules<Facts>, 'slots' | 'gate'>,
  facts: Facts,
  now: Date,
): ScheduleStep {
  const gate = rules.gate(facts, now);
  if (gate === 'cancel' || gate === 'manual') return gate;
  if (isAwaitingPayer(facts)) return 'wait';
  if (gate === 'hold') return 'hold';
  const slots = rules.slots(facts);
  if (gate === 'go' && mayCharge(facts, slots, now)) return 'charge';
  return slotAfter(slots, now) === undefined ? 'end' : 'reschedule';
}

/** When the card on file is charged next automatically; undefined until something changes. */
export function nextAttempt<Facts extends DunningFacts>(
  rules: Pick<ScheduleRules<Facts>, 'slots' | 'gate'>,
  facts: Facts,
  now: Date,
): Date | undefined {
  const slot = slotAfter(rules.slots(facts), now);
  return slot !== undefined && nextStep(rules, facts, slot) === 'charge' ? slot : undefined;
}

/** The slots of a schedule, starting at an instant. */
export function slotsFrom(start: Date, offsets: readonly number[]): Date[] {
  return offsets.map((offset) => new Date(start.getTime() + offset));
}

/** The first slot after an instant; undefined after the last one. */
export function slotAfter(slots: readonly Date[], now: Date): Date | undefined {
  return slots.find((slot) => slot > now);
}

/** The payer was asked to confirm and has not yet. */
function isAwaitingPayer({ status, attempts }: DunningFacts): boolean {
  return status === 'action_required' && attempts[0]?.status === 'requires_action';
}

/** Once per slot, and never with a card that would be declined again. */
function mayCharge(facts: DunningFacts, slots: readonly Date[], now: Date): boolean {
  if (facts.card === null) return false;
  const declines = attemptsWithCard(facts).filter(isRefused);
  const [latest] = declines;
  if (latest === undefined) return true;
  if (remedyFor(declineOf(latest)) !== 'try_later') return false;
  const notHonored = declines.filter(({ declineCode }) => declineCode === 'do_not_honor');
  if (notHonored.length >= DO_NOT_HONOR_MAX) return false;
  const slot = slots.findLast((item) => item <= now);
  return slot === undefined || latest.createdAt < slot;
}

/** The attempts with the current card. */
export function attemptsWithCard({ card, attempts }: DunningFacts): DunningAttempt[] {
  return attempts.filter(
    ({ paymentMethod, createdAt }) =>
      paymentMethod === card?.paymentMethod && createdAt >= card.changedAt,
  );
}

/** Whether there is a card that was not charged for this yet. */
export function hasUntriedCard(facts: DunningFacts): boolean {
  return facts.card !== null && attemptsWithCard(facts).length === 0;
}

/** Whether the card itself was declined: not a network failure or another reason. */
function isRefused({ status, code, declineCode }: DunningAttempt): boolean {
  return refusalOfAttempt({ status, code, decline_code: declineCode }) !== undefined;
}

function declineOf({ code, declineCode, adviceCode }: DunningAttempt) {
  return {
    code: code ?? undefined,
    declineCode: declineCode ?? undefined,
    adviceCode: adviceCode ?? undefined,
  };
}

import type { ObligationKind } from '@crewpad/domain';
import { Hook } from '../../../platform/hooks.ts';
import type { BlockReason } from '../../../platform/payments/obligation-kinds.ts';
import { claimObligation, type Lease, releaseObligation, rereadLease } from '../ledger/lease.ts';
import * as obligations from '../ledger/obligations.ts';
import { listDue, listScheduledOf } from '../ledger/pending.queries.ts';
import type { Billing } from '../provider.ts';
import { closeLeased } from './cancel.ts';
import { chargeCardOnFile } from './collect.ts';
import { type DunningFacts, nextStep, type ScheduleRules, slotAfter } from './dunning.ts';
import type { ChargeOutcome } from './intents.ts';

/** When an undecided step is repeated. */
const AGAIN_MS = 15 * 60 * 1000;
const LISTED_AT_ONCE = 500;

/** How the charges of one kind are collected. The loop below is the same for all. */
export interface Schedule<State extends DunningFacts = DunningFacts> extends ScheduleRules<State> {
  readonly kind: ObligationKind;
  /** An open charge with what decides its next step; undefined if it is no longer open. */
  find(billing: Billing, id: number): Promise<State | undefined>;
  /** Changes what is paid before a charge. @returns the outcome if there is nothing to charge */
  prepare?(billing: Billing, lease: Lease, state: State): Promise<Lease | ChargeOutcome>;
  /** Whether a charge that was not made for this reason is repeated soon, not in the next slot. */
  retrySoon(reason: BlockReason): boolean;
  /** Why a charge is left to the payer, who was told that the card would be charged. */
  readonly toManual?: readonly BlockReason[];
  leaveToPayer?(billing: Billing, id: number, isPromised: boolean): Promise<void>;
  hold?(billing: Billing, id: number): Promise<void>;
  /** Whether it can be charged only once something changes. */
  isBlocked(state: State): boolean;
  block(billing: Billing, id: number, nextAt: Date, state: State): Promise<void>;
  /** Ends it without success. @returns close if nobody owes it any more */
  end(billing: Billing, lease: Lease, state: State): Promise<'decided' | 'close'>;
  /** The charges of a payer that a new card may pay, opened if they are due by then. */
  listWaiting?(billing: Billing, payerId: number): Promise<number[]>;
  /** The ended charges of a payer that a new card gets one more step. */
  resume?(billing: Billing, payerId: number): Promise<number[]>;
  /** Whether an undecided charge to a new card is repeated by the next run. */
  readonly retriesNewCard?: boolean;
}

/** The schedules of all features. */
export const schedules = new Hook<Schedule>();

/** A charge to a new card: how it was before, and its outcome. */
export interface NewCardCharge {
  kind: ObligationKind;
  id: number;
  state: DunningFacts;
  outcome: ChargeOutcome;
}

interface Run {
  /** Concurrent charges of this node. */
  concurrency?: number;
  /** Waits for a slot for one more charge. */
  pace?(): Promise<void>;
}

/**
 * Takes the due steps of a schedule, until none is left. Can run on any node at any time and be
 * interrupted anywhere: an obligation's lease and its one payment intent decide which process
 * charges.
 */
export async function runSchedule(
  billing: Billing,
  schedule: Schedule,
  { concurrency = 1, pace }: Run = {},
): Promise<void> {
  const { db, clock, payments } = billing;
  const earlierIds = new Set<number>();
  for (;;) {
    const listed = {
      kind: schedule.kind,
      mode: payments.mode,
      now: clock.now(),
      limit: LISTED_AT_ONCE,
    };
    const due = (await listDue(db, listed)).filter((id) => !earlierIds.has(id));
    if (due.length === 0) return;
    for (const id of due) earlierIds.add(id);
    const waiting = due.values();
    const work = async () => {
      for (const id of waiting) {
        await pace?.();
        await takeDueStep(billing, schedule, id);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
  }
}

/** Charges everything that waits for a card to the one that a payer has just saved. */
export async function chargeNewCards(billing: Billing, payerId: number): Promise<NewCardCharge[]> {
  const charges: NewCardCharge[] = [];
  for (const schedule of schedules) {
    const waiting =
      (await schedule.listWaiting?.(billing, payerId)) ??
      (await listScheduledOf(billing.db, schedule.kind, payerId));
    for (const id of waiting) {
      const charged = await chargeNewCard(billing, schedule, id);
      if (charged !== undefined) charges.push(charged);
    }
    for (const id of (await schedule.resume?.(billing, payerId)) ?? []) {
      await takeDueStep(billing, schedule, id);
    }
  }
  return charges;
}

/** Takes the due step of a charge, unless another process holds it. An error is repeated soon. */
async function takeDueStep(billing: Billing, schedule: Schedule, id: number): Promise<void> {
  const { db, clock, log } = billing;
  const dueAt = clock.now();
  try {
    const lease = await claimObligation(billing, id, { dueAt });
    if (lease === undefined) return;
    const later = async () => {
      const nextAt = new Date(clock.now().getTime() + AGAIN_MS);
      await obligations.schedule(db, id, { at: nextAt, dueAt });
    };
    let card: DunningFacts['card'];
    try {
      const state = await schedule.find(billing, id);
      if (state === undefined) return;
      card = state.card;
      if ((await takeStep(billing, schedule, lease, state)) === 'undecided') await later();
    } catch (error) {
      await later();
      throw error;
    } finally {
      await releaseObligation(billing, lease);
    }
    // A card saved during the step could not be charged then.
    await chargeNewCard(billing, schedule, id, card);
  } catch (error) {
    const { kind } = schedule;
    log.warn({ err: error, obligation: id, kind }, 'could not take the step of a scheduled charge');
  }
}

async function takeStep(
  billing: Billing,
  schedule: Schedule,
  lease: Lease,
  state: DunningFacts,
): Promise<'decided' | 'undecided'> {
  const { id } = lease.obligation;
  switch (nextStep(schedule, state, billing.clock.now())) {
    case 'cancel':
      return close(billing, lease);
    case 'manual':
      await schedule.leaveToPayer?.(billing, id, false);
      return 'decided';
    case 'hold':
      await schedule.hold?.(billing, id);
      return 'decided';
    case 'wait':
      return 'undecided';
    case 'charge': {
      const outcome = await charge(billing, schedule, lease, state);
      if (outcome.kind === 'paid') return 'decided';
      if (outcome.kind === 'blocked' && schedule.toManual?.includes(outcome.reason)) {
        await schedule.leaveToPayer?.(billing, id, true);
        return 'decided';
      }
      if (isRetriable(schedule, outcome)) return 'undecided';
    }
  }
  return scheduleNext(billing, schedule, lease);
}

/** Moves to the next slot, or the end. A card saved in the meantime is charged first. */
async function scheduleNext(
  billing: Billing,
  schedule: Schedule,
  lease: Lease,
): Promise<'decided' | 'undecided'> {
  const { id } = lease.obligation;
  const now = billing.clock.now();
  const state = await schedule.find(billing, id);
  if (state === undefined || schedule.isNewCardDue(state, now)) return 'decided';
  const nextAt = slotAfter(schedule.slots(state), now);
  if (nextAt === undefined) {
    const ended = await schedule.end(billing, lease, state);
    return ended === 'close' ? close(billing, lease) : ended;
  }
  if (schedule.isBlocked(state)) await schedule.block(billing, id, nextAt, state);
  else await obligations.schedule(billing.db, id, { at: nextAt });
  return 'decided';
}

/** Cancels what is no longer owed. The step may have created its payment intent. */
async function close(billing: Billing, lease: Lease): Promise<'decided' | 'undecided'> {
  const current = await rereadLease(billing, lease);
  return current !== undefined && (await closeLeased(billing, current)) ? 'decided' : 'undecided';
}

/** @throws the SDK's errors */
async function charge(
  billing: Billing,
  schedule: Schedule,
  lease: Lease,
  state: DunningFacts,
): Promise<ChargeOutcome> {
  const prepared = (await schedule.prepare?.(billing, lease, state)) ?? lease;
  return 'owner' in prepared ? chargeCardOnFile(billing, prepared, state.card) : prepared;
}

/** Whether the failure says nothing about the card: the same charge is repeated soon. */
function isRetriable(schedule: Schedule, outcome: ChargeOutcome): boolean {
  switch (outcome.kind) {
    case 'paid':
    case 'requires_action':
    case 'declined':
      return false;
    case 'blocked':
      return schedule.retrySoon(outcome.reason);
    default:
      return true;
  }
}

/**
 * Charges a card that was just saved, if the charge waits for one. Takes no slot of the schedule.
 * @param tried the card of the step before, which is no new one
 * @returns undefined if it does not wait for it
 */
async function chargeNewCard(
  billing: Billing,
  schedule: Schedule,
  id: number,
  tried: DunningFacts['card'] = null,
): Promise<NewCardCharge | undefined> {
  const { db, clock, log } = billing;
  const state = await schedule.find(billing, id);
  if (state === undefined || isSameCard(state.card, tried)) return undefined;
  if (!schedule.isNewCardDue(state, clock.now())) return undefined;
  const next = () => obligations.schedule(db, id, { at: clock.now() });
  const lease = await claimObligation(billing, id);
  if (lease === undefined) {
    // Another call is charging the previous card: the next run charges the new one.
    await next();
    return { kind: schedule.kind, id, state, outcome: { kind: 'busy' } };
  }
  let outcome: ChargeOutcome;
  try {
    outcome = await charge(billing, schedule, lease, state);
  } catch (error) {
    log.warn({ err: error, obligation: id }, 'could not charge a new card; will retry');
    outcome = { kind: 'unavailable' };
  } finally {
    await releaseObligation(billing, lease);
  }
  if (schedule.retriesNewCard && isRetriable(schedule, outcome)) await next();
  return { kind: schedule.kind, id, state, outcome };
}

const isSameCard = (a: DunningFacts['card'], b: DunningFacts['card']) =>
  a?.paymentMethod === b?.paymentMethod && a?.changedAt.getTime() === b?.changedAt.getTime();

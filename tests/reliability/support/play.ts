import { randomUUID } from 'node:crypto';
import { ApiError } from '@crewpad/contract';
import { PLAN_RECORDS } from '@crewpad/domain';
import { collect } from '../../../apps/server/src/features/billing/collection/collect.ts';
import type { ChargeOutcome } from '../../../apps/server/src/features/billing/collection/intents.ts';
import { checkPayments } from '../../../apps/server/src/features/billing/collection/sync.ts';
import { handleEvent } from '../../../apps/server/src/features/billing/handle-event.ts';
import {
  changePlan,
  type Purchase,
  termOf,
} from '../../../apps/server/src/features/billing/plans/plan-changes.ts';
import { setRenewal } from '../../../apps/server/src/features/billing/plans/renewal-switch.ts';
import { renewDue } from '../../../apps/server/src/features/billing/plans/renewals.ts';
import type { Billing } from '../../../apps/server/src/features/billing/provider.ts';
import type { Stripe } from '../../../apps/server/src/features/billing/testing.ts';
import { runPromotions } from '../../../apps/server/src/features/promotions/renewals.ts';
import { noLimits } from '../../../apps/server/src/platform/limits/limits.ts';
import type { CardName, Rig, RigMember } from './rig.ts';
import type { Action, Schedule } from './schedule.ts';

const EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
] as const;
const MINUTE = 60_000;
const LONGEST_CALL_MS = 10 * MINUTE;

/** Runs a schedule on one obligation and lets everything settle. */
export async function play(
  rig: Rig,
  member: RigMember,
  obligation: number,
  { actions, of, endsWell }: Schedule,
): Promise<void> {
  for (const action of actions) await act(rig, member, { obligation, of }, action);
  await rig.clearFaults();
  await rest(rig, obligation);
  if (!endsWell) return;
  const [worker] = rig.workers;
  const payment = { paymentMethod: member.cards.good, onSession: true };
  for (let round = 1; ; round += 1) {
    const outcome = await collect(worker.billing, obligation, payment);
    if (outcome.kind === 'paid' || outcome.kind === 'closed') return;
    // A previously unknown decline is reported first.
    if (round === 3) throw new Error(`a good card at the end: ${JSON.stringify(outcome)}`);
  }
}

async function act(
  rig: Rig,
  member: RigMember,
  { obligation, of }: { obligation: number; of: Schedule['of'] },
  action: Action,
): Promise<void> {
  const pay = (worker: 0 | 1, card: CardName, killAt: number | undefined) =>
    rig.workers[worker].live(killAt, (billing) =>
      collect(billing, obligation, { paymentMethod: member.cards[card], onSession: true }),
    );
  switch (action.do) {
    case 'pay':
      requireAccepted(await pay(action.worker, action.card, action.killAt));
      return;
    case 'both': {
      const { cards, killAt } = action;
      const ends = await Promise.all([pay(0, cards[0], killAt[0]), pay(1, cards[1], killAt[1])]);
      for (const end of ends) requireAccepted(end);
      return;
    }
    case 'fault':
      await rig.control('faults', { kind: action.kind, path: action.path, count: action.count });
      return;
    case 'late':
      rig.workers[action.worker].loseAnswer(action.milliseconds);
      return;
    case 'webhook':
      await rig.workers[action.worker].live(action.killAt, (billing) =>
        deliverEvents(billing, rig, obligation),
      );
      return;
    case 'poller':
      await rig.workers[action.worker].live(action.killAt, checkPayments);
      return;
    case 'renew':
      await rig.setCardOnFile(member, action.card);
      await rig.workers[action.worker].live(
        action.killAt,
        of === 'plan' ? renewDue : runPromotions,
      );
      return;
    case 'advance':
      // A call is never in flight for longer than the poller waits for it.
      if (action.milliseconds >= LONGEST_CALL_MS) await waitForDeliveries(rig);
      rig.advance(action.milliseconds);
      return;
    case 'challenge': {
      const intent = await intentOf(rig, obligation);
      if (intent !== null) await rig.control(`challenges/${intent}`, { succeed: action.succeed });
      return;
    }
    case 'plan':
      // A promotion has no plan to change.
      if (of === 'promotion') return;
      await rig.workers[action.worker].live(action.killAt, (billing) =>
        changePlan(billing, obligation, termOf(action.plan)).catch(ignoreProvider),
      );
      return;
    case 'change':
      if (of === 'promotion') return;
      await rig.workers[action.worker].live(action.killAt, (billing) =>
        changePlan(billing, obligation, changeTo(action)).catch(ignoreProvider),
      );
      return;
    case 'off':
      if (of === 'promotion') return;
      await rig.workers[action.worker].live(action.killAt, (billing) =>
        setRenewal(billing, member.id, false).catch(ignoreRefusal),
      );
      return;
    case 'cancel': {
      const intent = await intentOf(rig, obligation);
      const { stripe } = rig.workers[0].billing.payments;
      if (intent !== null) await stripe.paymentIntents.cancel(intent).catch(ignoreProvider);
    }
  }
}

function changeTo({ plan, creditCents }: Extract<Action, { do: 'change' }>): Purchase {
  const { price_cents: priceCents } = PLAN_RECORDS[plan];
  const amountCents = priceCents - creditCents;
  const credits = [{ plan: 'basic' as const, days: 365, unused: 365, cents: creditCents }];
  const price = { plan, priceCents, credits, creditCents, chargeCents: amountCents, extraDays: 0 };
  return { plan, amountCents, change: { fromPlan: 'basic', price, clientKey: randomUUID() } };
}

/** Everything in the provider's event list, in one batch and in no particular order. */
async function deliverEvents(billing: Billing, rig: Rig, obligation: number): Promise<void> {
  const intent = await intentOf(rig, obligation);
  if (intent === null) return;
  for (const type of EVENTS) {
    const services = { ...billing, limits: noLimits };
    await handleEvent(services, { type, object_id: intent }).catch(ignoreProvider);
  }
}

/**
 * Calls in flight arrive, time passes, leases end, and the poller asks for everything still open. A
 * late call may have changed something already settled; only the provider's event reports that.
 */
async function rest(rig: Rig, obligation: number): Promise<void> {
  await waitForDeliveries(rig);
  const wasLate = rig.workers.map((worker) => worker.keepAnswers()).includes(true);
  rig.advance(11 * MINUTE);
  await checkPayments(rig.workers[1].billing);
  if (wasLate) await deliverEvents(rig.workers[1].billing, rig, obligation);
}

async function waitForDeliveries(rig: Rig): Promise<void> {
  for (const worker of rig.workers) await worker.waitForDeliveries();
}

async function intentOf(rig: Rig, obligation: number): Promise<string | null> {
  const row = await rig.database.db
    .selectFrom('obligations')
    .select('payment_intent')
    .where('id', '=', obligation)
    .executeTakeFirstOrThrow();
  return row.payment_intent;
}

/** Ignores provider faults only. */
function ignoreProvider(error: unknown): undefined {
  if (error instanceof Error && 'rawType' in (error as Stripe.errors.StripeError)) return undefined;
  throw error;
}

/** While the renewal is being charged, or after it was, it cannot be switched off. */
function ignoreRefusal(error: unknown): undefined {
  return error instanceof ApiError ? undefined : ignoreProvider(error);
}

function requireAccepted(end: ChargeOutcome | 'killed'): void {
  if (end !== 'killed' && end.kind === 'declined' && end.refusal.kind === 'our_fault') {
    throw new Error(`the provider rejects our calls: ${end.refusal.code}`);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiError } from '@crewpad/contract';
import { formatDay, localDate, toDollars } from '@crewpad/domain';
import type Stripe from 'stripe';
import { conflict, Refusal, refusal } from '../../../platform/errors.ts';
import {
  type Closing,
  cardAmount,
  type Obligation,
  rulesOf,
  type Settlement,
} from '../../../platform/payments/obligation-kinds.ts';
import { idOf } from '../../../platform/payments/provider.ts';
import { faultOf } from '../../../platform/payments/provider-fault.ts';
import type { Services } from '../../../platform/services.ts';
import { type Texts, textsIn, worded } from '../../../platform/texts.ts';
import { findCard, findPayer } from '../cards/cards.queries.ts';
import { deleteCard, OWED_TO_PRODUCT } from '../cards/cards.ts';
import { findAfterPayment } from '../ledger/after-payment.queries.ts';
import { cancelObligation } from '../ledger/attempts.ts';
import { recordPaid } from '../ledger/journal.ts';
import { claimObligation, isHeld, type Lease, releaseObligation } from '../ledger/lease.ts';
import {
  findLedgerState,
  listOrphans,
  listOwed,
  type UnpaidIntent,
} from '../ledger/obligations.queries.ts';
import type { Billing } from '../provider.ts';
import { EXPAND, paidCharge } from './intents.ts';
import { syncIntent } from './sync.ts';

/**
 * Cancels the payment intent of an obligation under a held lease. Records the payment if it was
 * paid first.
 * @returns 'busy' if it can neither be canceled now nor is paid
 * @throws the SDK's errors
 */
export async function cancelIntent(
  billing: Billing,
  { id, intent: intentId }: { id: number; intent: string | null },
): Promise<'canceled' | 'paid' | 'busy'> {
  if (intentId === null) return 'canceled';
  const { paymentIntents } = billing.payments.stripe;
  try {
    await paymentIntents.cancel(intentId);
  } catch (error) {
    if (faultOf(error).kind !== 'unexpected_state') throw error;
  }
  // The answer may be a replay, so only the intent's status counts.
  const intent = await paymentIntents.retrieve(intentId, { expand: EXPAND });
  if (intent.status === 'canceled') return 'canceled';
  if (intent.status !== 'succeeded') return 'busy';
  await recordPaid(billing, id, paidCharge(intent));
  return 'paid';
}

/**
 * Cancels an obligation once the provider confirms that it can no longer be charged. Records the
 * payment if it was paid first.
 * @param verify throws if this is not the obligation to cancel; nothing else changes it until then
 * @returns false if it was or may still be paid
 * @throws the SDK's errors
 */
export async function closeObligation(
  billing: Billing,
  id: number,
  verify?: (obligation: Obligation) => void,
): Promise<boolean> {
  const lease = await claimObligation(billing, id);
  if (lease === undefined) return false;
  try {
    verify?.(lease.obligation);
    return await closeLeased(billing, lease);
  } finally {
    await releaseObligation(billing, lease);
  }
}

/** The same under the caller's lease. */
export async function closeLeased(
  billing: Billing,
  { obligation: { id, payment_intent: intent, provider_mode }, owner }: Lease,
): Promise<boolean> {
  const { db, clock, payments } = billing;
  if (provider_mode === payments.mode) {
    if ((await cancelIntent(billing, { id, intent })) !== 'canceled') return false;
  } else if (provider_mode === 'live' && intent !== null) {
    // Real money, at a provider that the current keys cannot reach.
    return false;
  }
  const now = clock.now();
  return cancelObligation(db, { obligationId: id, owner, canceled: intent, now });
}

/**
 * Cancels everything that a member could still be charged for. Records payments made in the
 * meantime.
 * @returns false if something was or may still be paid
 * @throws the SDK's errors
 */
export async function closePayments(billing: Billing, memberId: number): Promise<boolean> {
  for (const { id } of await listOwed(billing.db, memberId)) {
    if (!(await closeObligation(billing, id))) return false;
  }
  return cancelLostIntents(billing, memberId);
}

/**
 * Intents whose ids were never stored, for example because the process died after creating them.
 */
async function cancelLostIntents(billing: Billing, memberId: number): Promise<boolean> {
  const { db, payments } = billing;
  const { customerId } = await findPayer(db, memberId, payments.mode);
  if (customerId === null) return true;
  const { paymentIntents } = payments.stripe;
  for await (const intent of paymentIntents.list({ customer: customerId, limit: 100 })) {
    const { id, status, metadata } = intent;
    if (metadata.obligation_id === undefined || status === 'canceled') continue;
    if (status === 'succeeded') {
      await syncIntent(billing, id);
      return false;
    }
    const canceled = await paymentIntents.cancel(id);
    if (canceled.status !== 'canceled') return false;
  }
  return true;
}

const OLD_MS = 25 * 60 * 60 * 1000;
const RECENT_MS = 8 * 24 * 60 * 60 * 1000;
const UNPAID = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

/**
 * Cancels payment intents that will never be confirmed: their ids were lost before commit, or the
 * obligation was cancelled. Ignores those of other programs.
 */
export async function cancelOrphanedIntents(billing: Billing): Promise<void> {
  const { db, clock, payments, log } = billing;
  const now = clock.now().getTime();
  const seconds = (instant: number) => Math.floor(instant / 1000);
  const list = payments.stripe.paymentIntents.list({
    created: { gte: seconds(now - RECENT_MS), lt: seconds(now - OLD_MS) },
    limit: 100,
  });
  const unpaid: UnpaidIntent[] = [];
  for await (const { id, status, metadata, customer: of } of list) {
    const obligation = Number(metadata.obligation_id);
    const customer = idOf(of);
    if (!UNPAID.has(status) || !(obligation > 0) || customer === null) continue;
    unpaid.push({ id, obligation, customer });
  }
  for (const id of await listOrphans(db, unpaid)) {
    try {
      await payments.stripe.paymentIntents.cancel(id);
    } catch (error) {
      log.warn(
        { intent: id, fault: faultOf(error).kind },
        'an orphaned payment intent was not canceled',
      );
    }
  }
}

/** The errors of a call that came after or during another payment of the same obligation. */

type Sides = Pick<Services, 'db' | 'clock' | 'obligationKinds'>;

/** 409: it was paid, says how and when; or cancelled, says why. */
export async function closedMeanwhile(
  services: Sides,
  chargeId: number,
  reader: 'payer' | 'payee' = 'payer',
): Promise<ApiError> {
  const state = await findLedgerState(services.db, chargeId);
  if (state?.obligation.paid_at == null) {
    const isPayer = reader === 'payer';
    const closing = isPayer && state ? await findClosing(services, state.obligation) : undefined;
    return conflict(closing?.text ?? 'billing:cancelled');
  }
  const settlement = await findPayment(services, state.obligation);
  return new Refusal(409, {
    error_code: 'ALREADY_PAID',
    text: (reader === 'payer' && settlement?.text) || 'billing:paid',
    ...(settlement && { paid: settlement.facts }),
  });
}

/** How an obligation was paid; undefined if it is not. */
export async function findPayment(
  services: Sides,
  obligation: Obligation,
): Promise<Settlement | undefined> {
  const { kind, charge_id, paid_at } = obligation;
  if (paid_at === null) return undefined;
  const { findSettlement } = rulesOf(services.obligationKinds, kind);
  const payment =
    charge_id === null
      ? await findSettlement?.(services.db, obligation, services.clock.now())
      : await chargeOf(services, obligation, paid_at);
  const after = payment && (await afterwardsOf(services, obligation));
  if (payment === undefined || after === undefined) return payment;
  return { ...payment, text: (texts) => [worded(payment.text, texts), ...after(texts)].join(' ') };
}

/** What went back of a charge, and what its bank disputes, in sentences for its payer. */
async function afterwardsOf(
  { db }: Sides,
  { id, status }: Obligation,
): Promise<((texts: Texts) => string[]) | undefined> {
  const { refunds, dispute } = await findAfterPayment(db, id);
  const shownRefunds = refunds.filter(({ state, replaced }) => state !== 'failed' && !replaced);
  // One that was made at the provider has no row.
  const isBare =
    shownRefunds.length === 0 && (status === 'refunded' || status === 'partially_refunded');
  const isDisputed = dispute?.state === 'open' || dispute?.state === 'lost';
  if (shownRefunds.length === 0 && !isBare && !isDisputed) return undefined;
  return (texts) => {
    const { t, locale } = texts;
    const day = (date: string) => formatDay(new Date(date), 'UTC', locale);
    const sentences = shownRefunds.map(({ amount_cents, state, on, next_try_on }) =>
      t(`billing:after_refund_${state === 'failed' ? 'returned' : state}`, {
        ...{ amount: texts.money(amount_cents), day: day(on) },
        next: next_try_on === null ? '' : day(next_try_on),
      }),
    );
    if (isBare) sentences.push(t(`billing:after_${status}`));
    if (dispute?.state === 'open')
      sentences.push(t('billing:after_dispute_open', { day: day(dispute.opened_on) }));
    if (dispute?.state === 'lost')
      sentences.push(
        t('billing:after_dispute_lost', { day: day(dispute.decided_on ?? dispute.opened_on) }),
      );
    return sentences;
  };
}

/** What became of a closed obligation; undefined if it stays paid, or nothing more is to be said. */
export async function findClosing(
  { db, obligationKinds }: Sides,
  obligation: Obligation,
): Promise<Closing | undefined> {
  return rulesOf(obligationKinds, obligation.kind).findClosing?.(db, obligation);
}

async function chargeOf(
  { db, clock, obligationKinds }: Sides,
  obligation: Obligation,
  at: Date,
): Promise<Settlement> {
  const { id, kind } = obligation;
  const words = await rulesOf(obligationKinds, kind).describe(db, [id], textsIn('en'));
  const cents = cardAmount(obligation);
  const now = clock.now();
  return {
    text: (texts) =>
      texts.t('billing:paid_by_card', {
        amount: texts.money(cents),
        when: dayWords(texts, { at, now, timeZone: words.get(id)?.timeZone }),
      }),
    facts: {
      by: 'card',
      method: null,
      amount: toDollars(cents),
      at: at.toISOString(),
      receipt_id: id,
    },
  };
}

/** "today", or "on March 1, 2027". */
export function dayWords(
  { t, day }: Texts,
  { at, now, timeZone = 'UTC' }: { at: Date; now: Date; timeZone?: string | undefined },
): string {
  const isToday = localDate(at, timeZone) === localDate(now, timeZone);
  return isToday ? t('billing:today') : t('billing:on_day', { day: day(at, timeZone) });
}

/** 409: another payment of it is in progress, which its payer can follow; or other money is recorded. */
export function paymentInProgress(
  obligation: Pick<Obligation, 'id' | 'kind' | 'lease_owner' | 'lease_until'>,
  now: Date,
): ApiError {
  if (isHeld(obligation, now)) return beingRecorded(obligation);
  return new Refusal(409, {
    error_code: 'PAYMENT_IN_PROGRESS',
    text: 'billing:in_progress_wait',
    charge_id: obligation.id,
  });
}

/** 409: it is held to record other money or another amount. */
export function beingRecorded({ kind }: Pick<Obligation, 'kind'>): ApiError {
  const text = kind === 'rent' ? 'billing:rent_being_recorded' : 'billing:being_changed';
  return refusal(409, 'PAYMENT_IN_PROGRESS', text);
}

/** How long to wait for a payment in flight. */
const BUSY_LIMIT_MS = 5000;
const BUSY_POLL_MS = 100;

/**
 * Removes a member's card, at the provider first, so that it cannot be charged even if the process
 * dies. Then it deletes it here and cancels what the member owes to the product; the renewals job
 * handles what cannot be cancelled immediately. A second call completes an interrupted one.
 * @throws the SDK's errors
 */
export async function removeCard(billing: Billing, memberId: number): Promise<void> {
  const { db, clock, payments } = billing;
  const card = await findCard(db, memberId, payments.mode);
  if (card !== undefined) {
    const { payment_method: paymentMethod, customer_id: customerId } = card;
    await detach(payments.stripe, paymentMethod);
    await clearDefault(payments.stripe, customerId);
    await deleteCard(db, { memberId, mode: payments.mode, paymentMethod, now: clock.now() });
  }
  if ((await findCard(db, memberId, payments.mode)) !== undefined) return;
  const end = performance.now() + BUSY_LIMIT_MS;
  for (const { id, kind } of await listOwed(db, memberId)) {
    if (!(OWED_TO_PRODUCT as readonly string[]).includes(kind)) continue;
    while (!(await closeObligation(billing, id)) && performance.now() < end) {
      if (!(await listOwed(db, memberId)).some((owed) => owed.id === id)) break;
      await sleep(BUSY_POLL_MS);
    }
  }
}

async function detach(stripe: Stripe, paymentMethod: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(paymentMethod);
  } catch (error) {
    const { kind } = faultOf(error);
    // It can no longer be charged: it was detached or deleted before.
    if (kind === 'unusable_method' || kind === 'not_found') return;
    const method = await stripe.paymentMethods.retrieve(paymentMethod);
    if (method.customer !== null) throw error;
  }
}

/** The customer may be deleted too. */
async function clearDefault(stripe: Stripe, customerId: string): Promise<void> {
  try {
    await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: '' } });
  } catch (error) {
    const { kind } = faultOf(error);
    if (kind !== 'missing_customer' && kind !== 'not_found') throw error;
  }
}

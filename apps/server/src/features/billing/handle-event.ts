import { ApiError } from '@crewpad/contract';
import { idOf } from '../../platform/payments/provider.ts';
import { faultOf } from '../../platform/payments/provider-fault.ts';
import type { Services } from '../../platform/services.ts';
import { findCardByMethod, findMemberOfCustomer } from './cards/cards.queries.ts';
import { isValidToday, recordRefusedCard } from './cards/cards.ts';
import { recordDeletedCustomer } from './cards/customers.ts';
import { countNewCard, findPauseEnd } from './cards/new-cards.ts';
import { cancelOpenSetups, checkCard, saveCard } from './cards/save-card.ts';
import { makeMoves } from './collection/moves.ts';
import { chargeNewCards } from './collection/schedules.ts';
import { reconcile, syncDispute, syncIntent, syncRefund, syncRefunds } from './collection/sync.ts';
import { handleConnectedEvent } from './hooks.ts';
import { wakeMoves } from './ledger/moves.ts';
import { findObligationOfIntent } from './ledger/obligations.queries.ts';
import type { Billing } from './provider.ts';

/** The handled event types. */
export const EVENT_TYPES = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.requires_action',
  'payment_intent.canceled',
  'setup_intent.succeeded',
  'setup_intent.setup_failed',
  'payment_method.attached',
  'payment_method.detached',
  'payment_method.updated',
  'payment_method.automatically_updated',
  'customer.deleted',
  'charge.updated',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'balance.available',
] as const;
type EventType = (typeof EVENT_TYPES)[number];

function isHandled(type: string): type is EventType {
  return (EVENT_TYPES as readonly string[]).includes(type);
}

/** New cards are counted also when only an event tells of them. */
export type EventServices = Billing & Pick<Services, 'limits'>;

export interface EventToHandle {
  type: string;
  object_id: string;
  /** The connected account; undefined for the product's own. */
  account?: string | null;
}

/**
 * Handles an event. Uses only its type and the id of its object, which is read again, so that
 * events may arrive twice, late and in any order.
 * @returns 'unknown' if it is about an object of ours that is not stored (yet)
 * @throws the SDK's errors
 */
export async function handleEvent(
  billing: EventServices,
  { type, object_id, account = null }: EventToHandle,
): Promise<'done' | 'unknown'> {
  if (account !== null)
    return handleConnectedEvent(billing, { type, objectId: object_id, account });
  if (!isHandled(type)) return 'done';
  switch (type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.requires_action':
    case 'payment_intent.canceled':
      return syncIntent(billing, object_id);
    case 'charge.updated':
      return handleCharge(billing, object_id);
    case 'charge.refunded':
      return syncRefunds(billing, object_id);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return syncRefund(billing, object_id);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return syncDispute(billing, object_id);
    case 'balance.available':
      await wakeMoves(billing.db, 'balance', billing.clock.now());
      await makeMoves(billing);
      return 'done';
    case 'setup_intent.succeeded':
      return handleSetup(billing, object_id);
    case 'setup_intent.setup_failed':
      return handleRefusedSetup(billing, object_id);
    case 'payment_method.attached':
    case 'payment_method.detached':
    case 'payment_method.updated': {
      const card = await findCardByMethod(billing.db, object_id);
      if (card !== undefined) await checkCard(billing, card);
      return 'done';
    }
    case 'payment_method.automatically_updated':
      return handleRenewedCard(billing, object_id);
    case 'customer.deleted':
      return handleCustomer(billing, object_id);
  }
}

async function handleCharge(billing: Billing, chargeId: string): Promise<'done'> {
  const charge = await billing.payments.stripe.charges.retrieve(chargeId);
  const intentId = idOf(charge.payment_intent);
  const obligation =
    intentId === null ? undefined : await findObligationOfIntent(billing.db, intentId);
  if (obligation !== undefined) {
    await reconcile(billing, obligation);
    // A refund or dispute may have waited for the transfer to the payee.
    await wakeMoves(billing.db, { obligationId: obligation }, billing.clock.now());
    await makeMoves(billing, obligation);
  }
  return 'done';
}

/**
 * The browser closed between confirming a card and saving it. Does not replace a usable card on
 * file.
 */
async function handleSetup(billing: EventServices, setupId: string): Promise<'done'> {
  const { db, payments } = billing;
  const setup = await payments.stripe.setupIntents.retrieve(setupId);
  const customer = idOf(setup.customer);
  const method = idOf(setup.payment_method);
  if (setup.status !== 'succeeded' || customer === null || method === null) return 'done';
  const memberId = await findMemberOfCustomer(db, customer, payments.mode, { withoutCard: true });
  if (memberId === undefined) return 'done';
  // Only the member's own call decides whether the plan renews again. It may still arrive.
  const count = (used: string) => countNewCard(billing, { memberId }, used);
  const card = { paymentMethod: method, restoresRenewal: false, count };
  const saved = await unlessTooMany(saveCard(billing, memberId, customer, card));
  if (saved !== 'saved') return 'done';
  await chargeNewCards(billing, memberId);
  return 'done';
}

/** A card over the limit stays unsaved: the event is done. */
async function unlessTooMany<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return undefined;
    throw error;
  }
}

/**
 * A card was refused when it was saved, which counts as a decline, and as a new card. After the
 * last one that is allowed, its browser cannot try more cards with a setup intent that it has.
 */
async function handleRefusedSetup(billing: EventServices, setupId: string): Promise<'done'> {
  const { db, payments, clock } = billing;
  const { setupIntents } = payments.stripe;
  const setup = await setupIntents.retrieve(setupId);
  const customer = idOf(setup.customer);
  const refused = setup.last_setup_error;
  if (customer === null || refused?.type !== 'card_error') return 'done';
  const memberId = await findMemberOfCustomer(db, customer, payments.mode);
  if (memberId === undefined) return 'done';
  const paymentMethod = refused.payment_method?.id ?? setupId;
  await recordRefusedCard(db, memberId, { paymentMethod, step: 'confirm' }, clock.now());
  const used = refused.payment_method?.card?.fingerprint;
  if (used) await unlessTooMany(countNewCard(billing, { memberId }, used));
  if ((await findPauseEnd(db, memberId, clock.now())) !== undefined) {
    await cancelOpenSetups(billing, customer);
  }
  return 'done';
}

/** The card's network has renewed it: what waited for another card is charged, as with a new one. */
async function handleRenewedCard(billing: Billing, methodId: string): Promise<'done'> {
  const { db, clock, payments } = billing;
  const before = await findCardByMethod(db, methodId);
  if (before === undefined) return 'done';
  const card = await checkCard(billing, before);
  const isNew =
    card !== undefined &&
    (card.exp_month !== before.exp_month ||
      card.exp_year !== before.exp_year ||
      card.last4 !== before.last4);
  if (!isNew || !isValidToday(card, clock.now())) return 'done';
  const memberId = await findMemberOfCustomer(db, before.customer_id, payments.mode);
  if (memberId === undefined) return 'done';
  await chargeNewCards(billing, memberId);
  return 'done';
}

async function handleCustomer(billing: Billing, customerId: string): Promise<'done'> {
  const { db, payments, clock } = billing;
  const isGone = await payments.stripe.customers.retrieve(customerId).then(
    (customer) => customer.deleted === true,
    (error: unknown) => {
      if (faultOf(error).kind === 'not_found') return true;
      throw error;
    },
  );
  if (isGone) await recordDeletedCustomer(db, customerId, clock.now());
  return 'done';
}

import type Stripe from 'stripe';
import type { Decline } from '../cards/test-cards.ts';
import type { Context } from '../context.ts';
import { resourceMissing } from '../errors.ts';
import { idOf, newId } from '../ids.ts';
import { operation } from '../operation.ts';
import type { Task } from '../store/store.ts';
import { chargeAvailableOn, makeBalanceTransaction, providerFee } from './balances.ts';
import { blankCharge, listPage, PAGE_PARAMS, previousAttributes } from './fields.ts';
import { payDestination } from './transfers/transfers.ts';

const DELAY = 'capture_delay';
const HELD = 'capture_held';
/** As at Stripe, a moment after the payment. */
const DEFAULT_DELAY = 1;

/** Sets after how many seconds charges are captured; 0: at once, with the payment. */
export function setCaptureDelay({ settings }: Pick<Context, 'settings'>, seconds: number): void {
  settings.set(DELAY, String(seconds));
}

/** Stops all captures until a test releases them. */
export function holdCaptures({ settings }: Context): void {
  settings.set(HELD, 'yes');
}

/** Captures everything that waits. */
export function releaseCaptures(context: Context): void {
  const { agenda, settings, now } = context;
  settings.set(HELD, '');
  for (const id of agenda.all('capture')) agenda.set('capture', id, now);
}

/** The tasks that wait for something else than the time: a test, or the platform's balance. */
export const heldTasks = ({ settings }: Pick<Context, 'settings'>): Task[] =>
  settings.get(HELD) === 'yes' ? ['capture', 'refund'] : ['refund'];

/**
 * Captures a paid charge, now or later: until then it has no balance transaction, transfer or
 * application fee.
 */
function captureInTime(
  context: Context,
  charge: Stripe.Charge,
  method: Stripe.PaymentIntent.CaptureMethod,
): Stripe.Charge {
  const delay = Number(context.settings.get(DELAY) ?? DEFAULT_DELAY);
  const isHeld = heldTasks(context).includes('capture');
  if (method === 'automatic' || (delay === 0 && !isHeld)) return captured(context, charge);
  context.agenda.set('capture', charge.id, context.now + delay);
  return charge;
}

/** The capture of a charge is due: its money moves. */
export function capture(context: Context, chargeId: string): void {
  const charge = context.objects.find('charge', chargeId);
  if (!charge) return;
  const after = captured(context, charge);
  context.objects.put('charge', after);
  context.emit('charge.updated', after, previousAttributes(charge, after));
}

/** Moves the money of a charge: to the platform, and on to the destination account. */
function captured(context: Context, charge: Stripe.Charge): Stripe.Charge {
  const transaction = makeBalanceTransaction(context, {
    type: 'charge',
    amount: charge.amount,
    fee: providerFee(charge.amount, charge.payment_method_details?.card?.country),
    currency: charge.currency,
    source: charge.id,
    description: charge.description,
    availableOn: chargeAvailableOn(context.now),
  });
  const paid = { ...charge, balance_transaction: transaction.id };
  const destination = idOf(charge.transfer_data?.destination);
  return destination === null ? paid : payDestination(context, paid, destination);
}

interface Attempt {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  /** Why the card was declined; undefined: the charge succeeds. */
  decline?: Decline;
  /** The 3-D Secure step of this attempt was completed. */
  authenticated: boolean;
}

/** Charges the card, or records that it was declined. The only place that creates charges. */
export function makeCharge(context: Context, attempt: Attempt): Stripe.Charge {
  const { intent, decline } = attempt;
  const blank = chargeOf(context.now, attempt);
  const charge = decline ? blank : captureInTime(context, blank, intent.capture_method);
  context.objects.put('charge', charge);
  context.emit(decline ? 'charge.failed' : 'charge.succeeded', charge);
  return charge;
}

function chargeOf(now: number, attempt: Attempt): Stripe.Charge {
  const { intent, method, decline } = attempt;
  return {
    ...blankCharge(newId('ch'), now),
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'CREWPAD',
    captured: !decline,
    currency: intent.currency,
    customer: idOf(intent.customer),
    description: intent.description,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    metadata: intent.metadata,
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: cardDetails(attempt) },
    receipt_email: intent.receipt_email,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: transferData(intent),
    application_fee_amount: decline ? null : intent.application_fee_amount,
    transfer_group: groupOf(attempt),
  };
}

/** The transfer of a charge has a group, by default an own one. */
function groupOf({ intent, decline }: Attempt): string | null {
  if (intent.transfer_group !== null || decline || !intent.transfer_data)
    return intent.transfer_group;
  return `group_${intent.id}`;
}

function transferData({
  transfer_data: data,
}: Stripe.PaymentIntent): Stripe.Charge.TransferData | null {
  return data ? { amount: null, destination: data.destination } : null;
}

function outcomeOf(decline: Decline | undefined): Stripe.Charge.Outcome {
  return {
    advice_code: (decline?.adviceCode as Stripe.Charge.Outcome.AdviceCode | undefined) ?? null,
    network_advice_code: null,
    network_decline_code: decline?.networkCode ?? null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.declineCode ?? null,
    risk_level: 'normal',
    risk_score: 1,
    seller_message: decline ? 'The bank did not accept the payment.' : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

function cardDetails({
  intent,
  method,
  decline,
  authenticated,
}: Attempt): Stripe.Charge.PaymentMethodDetails.Card {
  const { card } = method;
  return {
    amount_authorized: decline ? null : intent.amount,
    authorization_code: decline ? null : '123456',
    brand: card?.brand ?? null,
    checks: card?.checks ?? null,
    country: card?.country ?? null,
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 0,
    exp_year: card?.exp_year ?? 0,
    fingerprint: card?.fingerprint ?? null,
    funding: card?.funding ?? null,
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: card?.brand ?? null,
    network_token: { used: false },
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: authenticated ? AUTHENTICATED : null,
    transaction_link_id: null,
    wallet: null,
  };
}

const AUTHENTICATED: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
};

export const chargeOperations = [
  operation<Stripe.ChargeListParams>({
    method: 'GET',
    path: '/v1/charges',
    params: 'ChargeListParams',
    supports: [...PAGE_PARAMS, 'customer', 'payment_intent', 'transfer_group'],
    run(call) {
      const { customer, payment_intent, transfer_group } = call.params;
      return listPage(call, 'charge', '/v1/charges', { customer, payment_intent, transfer_group });
    },
  }),
  operation<Stripe.ChargeRetrieveParams>({
    method: 'GET',
    path: '/v1/charges/:id',
    params: 'ChargeRetrieveParams',
    supports: ['expand'],
    connected: true,
    run(call) {
      const charge = call.objects.find('charge', call.id, call.account);
      if (!charge) throw resourceMissing('charge', call.id, 'id');
      return charge;
    },
  }),
];

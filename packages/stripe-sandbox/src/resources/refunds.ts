import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { invalidRequest, resourceMissing } from '../errors.ts';
import { idOf, newId } from '../ids.ts';
import { type Nullable, operation } from '../operation.ts';
import { feeRefundFor, returnFee } from './application-fees.ts';
import { canPay, makeBalanceTransaction } from './balances.ts';
import {
  blankRefund,
  listPage,
  mergedMetadata,
  PAGE_PARAMS,
  previousAttributes,
} from './fields.ts';
import { reverseTransfer } from './transfers/transfers.ts';

const FAILS_AFTER = 3_600;

/** Refunds the charge or a part of it. Stripe's fee is not returned. */
function makeRefund(context: Context, params: Nullable<Stripe.RefundCreateParams>): Stripe.Refund {
  const charge = chargeOf(context, params);
  const amount = checkedAmount(charge, params.amount);
  const id = newId('re');
  const reversal = reversalFor(context, charge, params, { id, amount });
  const next = takeNext(context);
  const refund: Stripe.Refund = {
    ...blankRefund(id, context.now),
    amount,
    charge: charge.id,
    currency: charge.currency,
    customer: idOf(charge.customer),
    destination_details: {
      type: 'card',
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
    },
    metadata: mergedMetadata(null, params.metadata),
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    status: 'pending',
    transfer_reversal: reversal,
  };
  const isPaid = next !== 'pending' && canPay(context, amount);
  const created = isPaid ? paid(context, refund) : refund;
  context.objects.put('refund', created);
  if (next === undefined && !isPaid) context.agenda.set('refund', id, context.now);
  const refunded = withRefunded(context, charge, charge.amount_refunded + amount);
  context.emit('refund.created', created);
  context.emit('charge.refunded', refunded, { amount_refunded: charge.amount_refunded });
  return next === 'failed' ? failRefund(context, created) : created;
}

/** The refund leaves the platform. */
function paid(context: Context, refund: Stripe.Refund): Stripe.Refund {
  const { behaviour } = context.objects.hidden(String(refund.payment_method));
  if (behaviour === 'refund_fails')
    context.agenda.set('refund_failure', refund.id, context.now + FAILS_AFTER);
  const transaction = makeBalanceTransaction(context, {
    type: 'refund',
    amount: -refund.amount,
    fee: 0,
    currency: refund.currency,
    source: refund.id,
    description: 'REFUND FOR CHARGE',
  });
  return { ...refund, balance_transaction: transaction.id, status: 'succeeded' };
}

/** A refund that has waited succeeds. */
export function succeedRefund(context: Context, refund: Stripe.Refund): Stripe.Refund {
  context.agenda.remove('refund', refund.id);
  const paidRefund = paid(context, refund);
  context.objects.put('refund', paidRefund);
  context.emit('refund.updated', paidRefund, previousAttributes(refund, paidRefund));
  return paidRefund;
}

/**
 * Reverses the refunded part from the connected account, if the call requests it.
 * @returns the id of the reversal
 */
function reversalFor(
  context: Context,
  charge: Stripe.Charge,
  { reverse_transfer, refund_application_fee }: Nullable<Stripe.RefundCreateParams>,
  { id, amount }: { id: string; amount: number },
): string | null {
  const feeRefund = refund_application_fee ? feeRefundFor(context, charge.id, amount) : null;
  if (!reverse_transfer) {
    if (feeRefund) returnFee(context, feeRefund, {});
    return null;
  }
  const transfer = context.objects.find('transfer', idOf(charge.transfer) ?? '');
  if (!transfer)
    throw invalidRequest(
      `Cannot reverse transfer on charge ${charge.id}: it does not have an associated transfer.`,
      { param: 'reverse_transfer' },
    );
  return reverseTransfer(context, transfer, { amount, metadata: {}, refund: id, feeRefund }).id;
}

/**
 * The bank returns the money, as it does an hour later for the card 4000 0000 0000 5126. Of a refund
 * that waits, nothing has left.
 */
export function failRefund(context: Context, refund: Stripe.Refund): Stripe.Refund {
  const charge = context.objects.find('charge', idOf(refund.charge) ?? '');
  context.agenda.remove('refund', refund.id);
  const hasLeft = refund.balance_transaction !== null;
  const back = {
    type: 'refund_failure',
    amount: refund.amount,
    fee: 0,
    source: refund.id,
  } as const;
  const transaction =
    hasLeft &&
    makeBalanceTransaction(context, {
      ...back,
      currency: refund.currency,
      description: 'REFUND FAILURE',
    });
  const failed: Stripe.Refund = {
    ...refund,
    ...(transaction && { failure_balance_transaction: transaction.id }),
    failure_reason: 'expired_or_canceled_card',
    status: 'failed',
  };
  context.objects.put('refund', failed);
  if (charge) withRefunded(context, charge, charge.amount_refunded - refund.amount);
  context.emit('refund.failed', failed);
  return failed;
}

function withRefunded({ objects }: Context, charge: Stripe.Charge, amountRefunded: number) {
  const changed: Stripe.Charge = {
    ...charge,
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount,
  };
  objects.put('charge', changed);
  return changed;
}

function chargeOf(
  { objects }: Context,
  params: Nullable<Stripe.RefundCreateParams>,
): Stripe.Charge {
  if (Boolean(params.charge) === Boolean(params.payment_intent))
    throw invalidRequest('Name either a charge or a payment_intent.', {
      code: 'parameter_missing',
      param: 'payment_intent',
    });
  const charge = params.charge
    ? objects.find('charge', params.charge, '')
    : lastCharge(objects, params.payment_intent ?? '');
  if (!charge) throw resourceMissing('charge', params.charge ?? '', 'charge');
  if (charge.status !== 'succeeded')
    throw invalidRequest('The charge did not succeed, so there is nothing to give back.', {
      code: 'charge_not_refundable',
      charge: charge.id,
    });
  if (isTakenByBank(objects, charge))
    throw invalidRequest('The charge is disputed: its money is back already, or on its way.', {
      code: 'charge_disputed',
      charge: charge.id,
    });
  return charge;
}

/** During an inquiry and after a won dispute, the charge can be refunded. */
function isTakenByBank(objects: Context['objects'], { id, disputed }: Stripe.Charge): boolean {
  if (!disputed) return false;
  const { data } = objects.list('dispute', { where: { charge: id }, limit: 100 });
  return data.some(({ status }) => status !== 'won' && !status.startsWith('warning_'));
}

function lastCharge(objects: Context['objects'], intentId: string): Stripe.Charge {
  const intent = objects.find('payment_intent', intentId);
  if (!intent) throw resourceMissing('payment_intent', intentId, 'payment_intent');
  const charge = objects.find('charge', idOf(intent.latest_charge) ?? '');
  if (!charge)
    throw invalidRequest(`The PaymentIntent ${intentId} has no charge to refund.`, {
      param: 'payment_intent',
    });
  return charge;
}

function checkedAmount(charge: Stripe.Charge, wished: number | null | undefined): number {
  const remaining = charge.amount - charge.amount_refunded;
  if (remaining === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  const amount = wished ?? remaining;
  if (amount < 1)
    throw invalidRequest('An amount is at least 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  if (amount > remaining)
    throw invalidRequest(`The refund of ${amount} is more than the ${remaining} that are left.`, {
      param: 'amount',
    });
  return amount;
}

/** An hour after the refund, the bank of its card returns the money. */
export function failDueRefund(context: Context, refundId: string): void {
  const refund = context.objects.find('refund', refundId);
  if (refund?.status === 'succeeded') failRefund(context, refund);
}

/** Refunds that waited for the platform's balance succeed, oldest first, as far as it goes. */
export function payWaitingRefunds(context: Context): void {
  for (const id of context.agenda.all('refund')) {
    const refund = context.objects.find('refund', id);
    if (!refund || !canPay(context, refund.amount)) return;
    succeedRefund(context, refund);
  }
}

/** What a test lets the next refunds do. */
type NextRefund = 'pending' | 'failed';

const NEXT = 'next_refunds';

/** The next refunds wait until a test ends them, or fail at once. */
export function setNextRefunds(
  { settings }: Context,
  next: { status: NextRefund; times: number },
): void {
  settings.set(NEXT, JSON.stringify(next));
}

/** What a test has set for the refund that is made now. */
function takeNext({ settings }: Context): NextRefund | undefined {
  const { status, times = 0 } = JSON.parse(settings.get(NEXT) || '{}') as {
    status?: NextRefund;
    times?: number;
  };
  if (status === undefined || times < 1) return undefined;
  settings.set(NEXT, JSON.stringify({ status, times: times - 1 }));
  return status;
}

export const refundOperations = [
  operation<Stripe.RefundCreateParams>({
    method: 'POST',
    path: '/v1/refunds',
    params: 'RefundCreateParams',
    supports: [
      'amount',
      'charge',
      'expand',
      'metadata',
      'payment_intent',
      'reason',
      'refund_application_fee',
      'reverse_transfer',
    ],
    run: (call) => makeRefund(call, call.params),
  }),
  operation<Stripe.RefundListParams>({
    method: 'GET',
    path: '/v1/refunds',
    params: 'RefundListParams',
    supports: [...PAGE_PARAMS, 'charge', 'payment_intent'],
    run(call) {
      const { charge, payment_intent } = call.params;
      return listPage(call, 'refund', '/v1/refunds', { charge, payment_intent });
    },
  }),
  operation<Stripe.RefundRetrieveParams>({
    method: 'GET',
    path: '/v1/refunds/:id',
    params: 'RefundRetrieveParams',
    supports: ['expand'],
    run(call) {
      const refund = call.objects.find('refund', call.id, '');
      if (!refund) throw resourceMissing('refund', call.id, 'id');
      return refund;
    },
  }),
];

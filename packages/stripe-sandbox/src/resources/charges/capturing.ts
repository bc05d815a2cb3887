import type Stripe from 'stripe';
import type { Context } from '../../context.ts';
import { idOf } from '../../ids.ts';
import type { Task } from '../../store/store.ts';
import { chargeAvailableOn, makeBalanceTransaction } from '../balance-transactions.ts';
import { providerFee } from '../fees.ts';
import { previousAttributes } from '../fields.ts';
import { payDestination } from '../transfers/making.ts';

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
export function captureInTime(
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

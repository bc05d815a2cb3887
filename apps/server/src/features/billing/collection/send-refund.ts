import Stripe from 'stripe';
import type { Obligation } from '../../../platform/payments/obligation-kinds.ts';
import { idOf } from '../../../platform/payments/provider.ts';
import { findLedgerState } from '../ledger/obligations.queries.ts';
import { hasLaterTransfers, listRefundsToSend } from '../ledger/pending.queries.ts';
import {
  claimRefundTry,
  findRefund,
  noteRefundTried,
  orderFailedRefundEmail,
  type RefundRequest,
  recordRefundFailed,
  recordRefundRefused,
  recordTryRefused,
} from '../ledger/refund-requests.ts';
import { type Billing, isRefused } from '../provider.ts';
import { giveBack, takeFromPayee, withoutIds } from './moves.ts';
import { requestOf, syncRefunds } from './sync.ts';

/**
 * Makes a refund at the provider. Finds earlier attempts by metadata and never refunds twice.
 * @returns its state: pending while the outcome is unknown
 */
export async function sendRefund(billing: Billing, id: number): Promise<RefundRequest['state']> {
  const { db, clock, payments, log } = billing;
  const request = await findRefund(db, id);
  if (request === undefined || request.obligation_id === null) return 'failed';
  if (request.state !== 'pending') return request.state;
  const obligation = (await findLedgerState(db, request.obligation_id))?.obligation;
  const charge = obligation?.charge_id;
  if (!charge || obligation?.provider_mode !== payments.mode) return 'pending';
  try {
    const end = await makeRefund(billing, obligation, charge, request);
    if (end === 'made') await syncRefunds(billing, charge);
    else if (end !== 'waiting' && request.returns > 0)
      await recordTryRefused(billing, obligation, request);
    else if (end !== 'waiting' && obligation.destination === null) {
      await recordRefundRefused(db, request, { message: end.refused, now: clock.now() });
    } else if (end !== 'waiting') {
      await recordRefundFailed(db, id, clock.now());
      await giveBack(billing, obligation, request);
    }
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    log.warn({ err: error, refund: id }, 'the outcome of a refund is unknown');
  }
  await noteRefundTried(db, id, clock.now());
  return (await findRefund(db, id))?.state ?? 'failed';
}

/**
 * @returns what the provider said if it rejected it and no money moved; 'waiting' until the charge
 * has a transfer, or what is taken from the payee is known
 * @throws the SDK's errors if the outcome is unknown
 */
async function makeRefund(
  billing: Billing,
  obligation: Obligation,
  chargeId: string,
  request: RefundRequest,
): Promise<'made' | 'waiting' | { refused: string }> {
  const { db, payments, log } = billing;
  const { stripe } = payments;
  const { id, amount_cents: amount, refusals } = request;
  try {
    const refunds = await listMade(stripe, chargeId, id);
    if (!refunds.every((refund) => refund.status === 'failed' || refund.status === 'canceled'))
      return 'made';
    const isToPayee = obligation.destination !== null;
    // The payee has already paid for a refund that a bank returned.
    let isPaid = refunds.length > 0;
    if (isToPayee && !isPaid) {
      const charge = await stripe.charges.retrieve(chargeId);
      if (idOf(charge.transfer) === null) return 'waiting';
      if (await hasLaterTransfers(db, obligation.id)) {
        const outcome = await takeFromPayee(billing, obligation, charge, request);
        if (outcome !== 'taken') return outcome === 'refused' ? { refused: '' } : 'waiting';
        isPaid = true;
      }
    }
    await stripe.refunds.create(
      {
        charge: chargeId,
        amount,
        metadata: { refund_id: String(id) },
        ...(isToPayee && { reverse_transfer: !isPaid, refund_application_fee: false }),
      },
      // The provider repeats its answer to a key.
      { idempotencyKey: [`rf:${id}`, ...triesOf(refunds.length, refusals)].join(':') },
    );
    return 'made';
  } catch (error) {
    if (!isRefused(error)) throw error;
    log.warn({ err: error, refund: id }, 'the provider rejected a refund');
    return { refused: withoutIds(error) };
  }
}

/** Of the key of a refund that was made or refused before. */
function triesOf(made: number, refusals: number): string[] {
  return [...(made === 0 ? [] : [`${made + 1}`]), ...(refusals === 0 ? [] : [`r${refusals}`])];
}

async function listMade(stripe: Stripe, charge: string, id: number): Promise<Stripe.Refund[]> {
  const refunds: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list({ charge, limit: 100 })) {
    if (requestOf(refund) === id) refunds.push(refund);
  }
  return refunds;
}

/** Sends refunds whose outcome is unknown, and those that a bank returned when they are due again. */
export async function sendRefunds(billing: Billing): Promise<void> {
  const { db, clock, payments } = billing;
  for (const { id, state } of await listRefundsToSend(db, payments.mode, clock.now())) {
    if (state === 'retrying' && !(await claimRefundTry(billing, id))) continue;
    if ((await sendRefund(billing, id)) === 'failed') await orderFailedRefundEmail(billing, id);
  }
}

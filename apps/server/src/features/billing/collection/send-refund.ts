import Stripe from 'stripe';
import { idOf } from '../../../platform/payments/provider.ts';
import type { Billing } from '../ledger/billing.ts';
import {
  findRefund,
  noteRefundTried,
  orderFailedRefundEmail,
  type RefundRequest,
  recordRefundFailed,
} from '../ledger/commands/refund-requests.ts';
import { findLedgerState } from '../ledger/queries/obligations.ts';
import { listPendingRefunds } from '../ledger/queries/pending-refunds.ts';
import { handleRefunds, requestOf } from '../webhooks/handle-refunds.ts';

/** The provider has certainly not made it. */
const REJECTED = new Set([400, 402, 403, 404]);

/**
 * Makes a refund at the provider, whatever became of earlier attempts: what was made is found by its
 * metadata, and nothing is made twice.
 * @returns its state: pending while it is not known whether it was made
 */
export async function sendRefund(billing: Billing, id: number): Promise<RefundRequest['state']> {
  const { db, clock, payments, log } = billing;
  const request = await findRefund(db, id);
  if (request === undefined || request.obligation_id === null) return 'failed';
  if (request.state !== 'pending') return request.state;
  const state = await findLedgerState(db, request.obligation_id);
  const { charge_id: charge, destination, provider_mode } = state?.obligation ?? {};
  if (!charge || provider_mode !== payments.mode) return 'pending';
  try {
    const made = await listMade(payments.stripe, charge, id);
    if (made.every(({ status }) => status === 'failed' || status === 'canceled')) {
      await payments.stripe.refunds.create(
        {
          charge,
          amount: request.amount_cents,
          metadata: { refund_id: String(id) },
          // What a bank returned has been taken from the payee already.
          ...(destination && { reverse_transfer: !made.some(wasTakenFromPayee) }),
          ...(destination && { refund_application_fee: false }),
        },
        { idempotencyKey: made.length === 0 ? `rf:${id}` : `rf:${id}:${made.length + 1}` },
      );
    }
    await handleRefunds(billing, charge);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    log.warn({ err: error, refund: id }, 'a refund was not made');
    const isKeyTaken = error instanceof Stripe.errors.StripeIdempotencyError;
    if (REJECTED.has(error.statusCode ?? 0) && !isKeyTaken) {
      await recordRefundFailed(db, id, clock.now());
    }
  }
  await noteRefundTried(db, id, clock.now());
  return (await findRefund(db, id))?.state ?? 'failed';
}

const wasTakenFromPayee = ({ transfer_reversal }: Stripe.Refund) =>
  idOf(transfer_reversal) !== null;

async function listMade(stripe: Stripe, charge: string, id: number): Promise<Stripe.Refund[]> {
  const made: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list({ charge, limit: 100 })) {
    if (requestOf(refund) === id) made.push(refund);
  }
  return made;
}

/** Sends the refunds again of which it is not known whether they were made, or that a bank returned. */
export async function sendRefunds(billing: Billing): Promise<void> {
  const { db, clock, payments } = billing;
  for (const id of await listPendingRefunds(db, payments.mode, clock.now())) {
    if ((await sendRefund(billing, id)) === 'failed') await orderFailedRefundEmail(billing, id);
  }
}

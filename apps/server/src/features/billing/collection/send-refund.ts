import Stripe from 'stripe';
import type { Obligation } from '../../../platform/payments/obligation-kinds.ts';
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
import { returnToPayee, takeFromPayee } from './refund-from-payee.ts';

const REJECTED = new Set([400, 402, 403, 404]);

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
    if (obligation.destination !== null && !(await isCaptured(payments.stripe, charge)))
      log.info({ refund: id }, 'a refund waits for the capture of its charge');
    else if (await makeRefund(billing, obligation, charge, request))
      await handleRefunds(billing, charge);
    else await recordRefundFailed(db, id, clock.now());
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    log.warn({ err: error, refund: id }, 'the outcome of a refund is unknown');
  }
  await noteRefundTried(db, id, clock.now());
  return (await findRefund(db, id))?.state ?? 'failed';
}

/**
 * @returns false if the provider rejected it and no money moved
 * @throws the SDK's errors if the outcome is unknown
 */
async function makeRefund(
  billing: Billing,
  { id: obligationId, destination, status }: Obligation,
  charge: string,
  request: RefundRequest,
): Promise<boolean> {
  const { payments, log } = billing;
  const { id, amount_cents: amount } = request;
  const disputed =
    destination !== null && status === 'disputed'
      ? { obligationId, chargeId: charge, request }
      : undefined;
  try {
    const made = await listMade(payments.stripe, charge, id);
    if (!made.every((one) => one.status === 'failed' || one.status === 'canceled')) return true;
    const taken = disputed && (await takeFromPayee(billing, disputed));
    // The payee has already paid for a refund that a bank returned.
    const isTaken = taken === 'taken' || made.some(wasTakenFromPayee);
    if (taken !== 'returned') {
      await payments.stripe.refunds.create(
        {
          charge,
          amount,
          metadata: { refund_id: String(id) },
          ...(destination && { reverse_transfer: !isTaken, refund_application_fee: false }),
        },
        { idempotencyKey: made.length === 0 ? `rf:${id}` : `rf:${id}:${made.length + 1}` },
      );
      return true;
    }
  } catch (error) {
    if (!isRejection(error)) throw error;
    log.warn({ err: error, refund: id }, 'the provider rejected a refund');
  }
  if (disputed) await returnToPayee(billing, disputed);
  return false;
}

/** Before its capture, a charge has no transfer that a refund could take back from the payee. */
async function isCaptured(stripe: Stripe, charge: string): Promise<boolean> {
  const { transfer } = await stripe.charges.retrieve(charge);
  return idOf(transfer) !== null;
}

/** Whether the provider definitely rejected the call. */
function isRejection(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    !(error instanceof Stripe.errors.StripeIdempotencyError) &&
    REJECTED.has(error.statusCode ?? 0)
  );
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

/** Sends refunds again whose outcome is unknown, or that a bank returned. */
export async function sendRefunds(billing: Billing): Promise<void> {
  const { db, clock, payments } = billing;
  for (const id of await listPendingRefunds(db, payments.mode, clock.now())) {
    if ((await sendRefund(billing, id)) === 'failed') await orderFailedRefundEmail(billing, id);
  }
}

import type Stripe from 'stripe';
import type { Billing } from '../ledger/billing.ts';
import { recordTransfer } from '../ledger/commands/record-refunds.ts';
import type { RefundRequest } from '../ledger/commands/refund-requests.ts';
import { listReversals, listTransfers, transferAgain } from './payee-transfers.ts';

interface DisputedRefund {
  obligationId: number;
  chargeId: string;
  request: Pick<RefundRequest, 'id' | 'amount_cents'>;
}

/**
 * Takes the refund of a disputed charge from its payee. After a won dispute, the payee holds the money
 * by another transfer, which the provider does not reverse with the refund. This reverses it first.
 * Earlier reversals are found by their metadata.
 * @returns 'with_refund': nothing was taken, so the provider takes it with the refund or rejects it;
 * 'returned': the provider has rejected the refund before
 * @throws the SDK's errors
 */
export async function takeFromPayee(
  billing: Billing,
  { obligationId, chargeId, request: { id, amount_cents: amount } }: DisputedRefund,
): Promise<'taken' | 'with_refund' | 'returned'> {
  const { stripe } = billing.payments;
  const { transfers, taken, returned } = await findTaken(stripe, chargeId, id);
  if (returned !== undefined) return 'returned';
  const record = (reversal: Stripe.TransferReversal) =>
    recordTransfer(billing, obligationId, { id: reversal.id, taken: reversal.amount });
  for (const reversal of taken) await record(reversal);
  let missing = amount - sumOf(taken);
  if (missing <= 0) return 'taken';
  const left = transfers.map((one) => one.amount - one.amount_reversed);
  const isFirstEnough = taken.length === 0 && (left[0] ?? 0) >= amount;
  const isEnough = left.reduce((sum, cents) => sum + cents, 0) >= missing;
  if (isFirstEnough || !isEnough) return 'with_refund';
  for (const [at, transfer] of transfers.entries()) {
    const part = Math.min(missing, left[at] ?? 0);
    if (part === 0) continue;
    const reversal = await stripe.transfers.createReversal(
      transfer.id,
      { amount: part, metadata: { refund_id: String(id) } },
      { idempotencyKey: `rr:${id}:${transfer.id}` },
    );
    await record(reversal);
    missing -= part;
  }
  return 'taken';
}

/**
 * Returns the money taken from the payee for a refund that the provider rejected.
 * @throws the SDK's errors
 */
export async function returnToPayee(
  billing: Billing,
  { obligationId, chargeId, request: { id } }: DisputedRefund,
): Promise<void> {
  const { stripe } = billing.payments;
  const { transfers, taken, returned } = await findTaken(stripe, chargeId, id);
  const [first] = transfers;
  if (first === undefined || taken.length === 0) return;
  for (const { id: reversalId, amount } of taken) {
    await recordTransfer(billing, obligationId, { id: reversalId, taken: amount });
  }
  const transfer =
    returned ??
    (await transferAgain(stripe, first, {
      chargeId,
      amount: sumOf(taken),
      metadata: { refund_id: String(id) },
      key: `rb:${id}`,
    }));
  await recordTransfer(billing, obligationId, { id: transfer.id, taken: -transfer.amount });
}

async function findTaken(stripe: Stripe, chargeId: string, refundId: number) {
  const transfers = await listTransfers(stripe, await stripe.charges.retrieve(chargeId));
  const value = String(refundId);
  const taken = await Promise.all(
    transfers.map(({ id }) => listReversals(stripe, id, ['refund_id', value])),
  );
  const returned = transfers.find(({ metadata }) => metadata.refund_id === value);
  return { transfers, taken: taken.flat(), returned };
}

const sumOf = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

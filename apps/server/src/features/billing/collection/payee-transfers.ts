import type Stripe from 'stripe';
import { idOf } from '../../../platform/payments/provider.ts';

/**
 * The transfers of a charge to its payee, oldest first. Later ones return money that was taken from
 * the payee before.
 */
export async function listTransfers(
  stripe: Stripe,
  charge: Stripe.Charge,
): Promise<Stripe.Transfer[]> {
  const firstId = idOf(charge.transfer);
  if (firstId === null) return [];
  const first = await stripe.transfers.retrieve(firstId);
  const destination = idOf(first.destination);
  if (destination === null) return [first];
  const { transfer_group: group } = first;
  const later: Stripe.Transfer[] = [];
  const listed = { destination, ...(group !== null && { transfer_group: group }), limit: 100 };
  for await (const one of stripe.transfers.list(listed)) {
    if (idOf(one.source_transaction) === charge.id && one.id !== firstId) later.unshift(one);
  }
  return [first, ...later];
}

/** The matching reversals of a transfer. */
export async function listReversals(
  stripe: Stripe,
  transferId: string,
  matches: (reversal: Stripe.TransferReversal) => boolean,
): Promise<Stripe.TransferReversal[]> {
  const found: Stripe.TransferReversal[] = [];
  for await (const one of stripe.transfers.listReversals(transferId, { limit: 100 })) {
    if (matches(one)) found.push(one);
  }
  return found;
}

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

/** The reversals of a transfer whose metadata has this value. */
export async function listReversals(
  stripe: Stripe,
  transferId: string,
  [key, value]: readonly [key: string, value: string],
): Promise<Stripe.TransferReversal[]> {
  const found: Stripe.TransferReversal[] = [];
  for await (const one of stripe.transfers.listReversals(transferId, { limit: 100 })) {
    if (one.metadata?.[key] === value) found.push(one);
  }
  return found;
}

/** Transfers a part of a charge to its payee again. */
export function transferAgain(
  stripe: Stripe,
  { currency, destination, transfer_group: group }: Stripe.Transfer,
  {
    chargeId,
    amount,
    metadata,
    key,
  }: { chargeId: string; amount: number; metadata: Record<string, string>; key: string },
): Promise<Stripe.Transfer> {
  return stripe.transfers.create(
    {
      amount,
      currency,
      destination: idOf(destination) ?? '',
      source_transaction: chargeId,
      metadata,
      ...(group !== null && { transfer_group: group }),
    },
    { idempotencyKey: key },
  );
}

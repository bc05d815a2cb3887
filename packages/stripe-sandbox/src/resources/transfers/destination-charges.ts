import type Stripe from 'stripe';
import type { Context } from '../../context.ts';
import { makeApplicationFee, newFeeId } from '../application-fees/making.ts';
import { transfer } from './making.ts';

/**
 * Pays a charge to a connected account: a transfer of the full amount, from which the account pays
 * the application fee to the platform.
 * @returns the charge with both
 */
export function payDestination(
  context: Context,
  charge: Stripe.Charge,
  destination: string,
): Stripe.Charge {
  // A transfer references its charge, and the charge its transfer, so the charge is stored in
  // between.
  context.objects.put('charge', charge);
  const { application_fee_amount: feeAmount } = charge;
  const fee = feeAmount ? { id: newFeeId(), amount: feeAmount } : null;
  const made = transfer(context, {
    amount: charge.amount,
    currency: charge.currency,
    destination,
    source: charge,
    transferGroup: charge.transfer_group,
    description: null,
    metadata: {},
    fee,
  });
  if (fee) makeApplicationFee(context, { ...fee, charge, transfer: made });
  return { ...charge, application_fee: fee?.id ?? null, transfer: made.id };
}

import { paymentFee } from '@crewpad/domain';
import type { Trx } from '../../../platform/database/transaction.ts';
import {
  type ChargeTerms,
  cardAmount,
  type Obligation,
} from '../../../platform/payments/obligation-kinds.ts';
import { findPayoutAccount } from '../payouts/queries/payout-accounts.ts';

/** Whether the lister whom an obligation is owed to can receive card payments. */
export async function isPayeeReady(
  trx: Trx,
  { payee_id, provider_mode }: Obligation,
): Promise<boolean> {
  if (payee_id === null) return false;
  return (await findPayoutAccount(trx, payee_id, provider_mode))?.state === 'ready';
}

/**
 * On which terms a payment to a lister is charged: it goes to their account minus the fee, which they
 * bear. The fee follows from the country of the tenant's card.
 */
export async function findTerms(trx: Trx, obligation: Obligation): Promise<ChargeTerms> {
  const { id, payee_id, payer_id, provider_mode, rental_id } = obligation;
  const account =
    payee_id === null ? undefined : await findPayoutAccount(trx, payee_id, provider_mode);
  if (account === undefined) throw new Error(`nobody can be paid for the obligation ${id}`);
  const card = await trx
    .selectFrom('payment_methods')
    .select('country')
    .where('member_id', '=', payer_id)
    .where('provider_mode', '=', provider_mode)
    .executeTakeFirst();
  const { provider, product, total } = paymentFee(cardAmount(obligation), card?.country ?? null);
  return {
    destination: account.account_id,
    applicationFeeCents: total,
    quote: { providerCents: provider, productCents: product },
    transferGroup: `rental_${rental_id}`,
  };
}

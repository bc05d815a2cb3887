import type { Trx } from '../../../platform/database/transaction.ts';
import type { Obligation } from '../../../platform/payments/obligation-kinds.ts';
import { findPayoutAccount } from './payout-accounts.ts';

/** Whether the payee of an obligation can receive card payments. */
export async function isPayeeReady(
  trx: Trx,
  { payee_id, provider_mode }: Obligation,
): Promise<boolean> {
  if (payee_id === null) return false;
  return (await findPayoutAccount(trx, payee_id, provider_mode))?.state === 'ready';
}

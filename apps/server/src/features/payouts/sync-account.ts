import type Stripe from 'stripe';
import { faultOf } from '../../platform/payments/provider-fault.ts';
import type { Billing } from '../billing/index.ts';
import { factsOf } from './account-state.ts';
import { recordAccount } from './commands/record-account.ts';
import { findPayoutAccount, type PayoutAccount } from './queries/payout-accounts.ts';

export type PayoutServices = Pick<Billing, 'db' | 'clock' | 'payments' | 'log'>;

/** How many times to read an account again if it changes concurrently. */
const TURNS = 5;

/**
 * Reads a lister's account at the provider and records its state: the only way it changes.
 * @throws the SDK's errors
 */
export async function syncAccount(
  { db, clock, payments }: PayoutServices,
  memberId: number,
): Promise<PayoutAccount | undefined> {
  let row = await findPayoutAccount(db, memberId, payments.mode);
  for (let turn = 1; turn <= TURNS; turn += 1) {
    if (row === undefined || row.state === 'disconnected') return row;
    const account = await readAccount(payments.stripe, row.account_id);
    const facts =
      account === undefined ? 'disconnected' : factsOf(account, row.first_ready_at !== null);
    const recorded = await recordAccount(db, row, facts, clock.now());
    if (recorded !== undefined) return recorded;
    row = await findPayoutAccount(db, memberId, payments.mode);
  }
  return row;
}

/** @returns undefined if the lister has disconnected it, or it was deleted */
async function readAccount(stripe: Stripe, id: string): Promise<Stripe.Account | undefined> {
  try {
    return await stripe.accounts.retrieve(id);
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** The provider denies access to the account. */
export function isGone(error: unknown): boolean {
  const fault = faultOf(error);
  if (fault.kind === 'not_found') return true;
  return fault.kind === 'our_fault' && fault.code === 'account_invalid';
}

import type Stripe from 'stripe';
import type { Db } from '../../platform/database/database.ts';
import { faultOf } from '../../platform/payments/provider-fault.ts';
import type { PayoutServices } from './accounts.ts';
import { listAccountsToRead } from './payouts.queries.ts';

/** Records what an account has, unless the lister has another one by now. */
async function recordBalance(
  db: Db,
  { member_id, account_id }: { member_id: number; account_id: string },
  { cents, now }: { cents: number; now: Date },
): Promise<void> {
  await db
    .updateTable('payout_accounts')
    .set({ balance_cents: cents, balance_read_at: now })
    .where('member_id', '=', member_id)
    .where('account_id', '=', account_id)
    .execute();
}

/** Accounts per run. */
const BATCH = 200;

/** Reads the balances that may be below zero: the metrics say what listers owe the provider. */
export async function readBalances({ db, clock, payments, log }: PayoutServices): Promise<void> {
  const { mode, stripe } = payments;
  for (const { member_id, account_id } of await listAccountsToRead(db, { mode, limit: BATCH })) {
    // What changes during the call is read by the next run.
    const now = clock.now();
    try {
      const balance = await stripe.balance.retrieve({}, { stripeAccount: account_id });
      await recordBalance(db, { member_id, account_id }, { cents: centsOf(balance), now });
    } catch (error) {
      log.warn(
        { member: member_id, fault: faultOf(error).kind },
        'could not read a balance; will retry',
      );
    }
  }
}

/** All that the account has, coming amounts included: we charge in dollars only. */
const centsOf = ({ available, pending }: Stripe.Balance): number =>
  [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);

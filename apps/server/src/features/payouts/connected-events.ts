import { transaction } from '../../platform/database/transaction.ts';
import { orderMail } from '../../platform/outbox/order-mail.ts';
import {
  type Billing,
  type ConnectedEvent,
  type ConnectedEventHandler,
  makeMoves,
  wakeMoves,
} from '../billing/index.ts';
import { isGone, syncAccount } from './accounts.ts';
import { findAccountOwner, findPayoutAccount } from './payouts.queries.ts';

/**
 * The events of listers' accounts. Each one triggers a read at the provider. Payouts that were made
 * or arrived change nothing here: their pages read them from the provider.
 */
export const payoutEvents: ConnectedEventHandler = {
  types: [
    'account.updated',
    'account.application.deauthorized',
    'capability.updated',
    'payout.failed',
  ],
  async handle(billing, event) {
    const memberId = await findAccountOwner(billing.db, event.account, billing.payments.mode);
    if (memberId === undefined) return findForeign(billing, event);
    if (event.type === 'payout.failed') await reportFailedPayout(billing, memberId, event);
    else if ((await syncAccount(billing, memberId))?.state === 'ready') {
      // What could not move while the account was restricted.
      await wakeMoves(billing.db, { account: event.account }, billing.clock.now());
      await makeMoves(billing);
    }
    return 'done';
  },
};

/**
 * Either the account was just created and is not stored yet, or it was replaced, or it belongs to
 * another program with the same provider account.
 */
async function findForeign(
  { db, payments }: Billing,
  { account }: ConnectedEvent,
): Promise<'done' | 'unknown'> {
  try {
    const { metadata } = await payments.stripe.accounts.retrieve(account);
    const named = Number(metadata?.member_id);
    if (!Number.isSafeInteger(named) || named < 1) return 'done';
    const stored = await findPayoutAccount(db, named, payments.mode);
    const isNewer = Number(metadata?.generation) > (stored?.generation ?? 0);
    return isNewer ? 'unknown' : 'done';
  } catch (error) {
    if (isGone(error)) return 'done';
    throw error;
  }
}

async function reportFailedPayout(
  { db, clock, payments }: Billing,
  memberId: number,
  { objectId, account }: ConnectedEvent,
): Promise<void> {
  const payout = await payments.stripe.payouts.retrieve(objectId, {}, { stripeAccount: account });
  if (payout.status !== 'failed') return;
  const order = { mail: 'payout_failed', memberId, amountCents: payout.amount } as const;
  await transaction(db, (trx) =>
    orderMail(trx, order, { now: clock.now(), key: `payout_failed:${payout.id}` }),
  );
}

import type { ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type Stripe from 'stripe';
import { audit } from '../../platform/audit.ts';
import type { ExternalAccount } from '../../platform/database/column-types.ts';
import type { Db } from '../../platform/database/database.ts';
import { lockMembers } from '../../platform/database/locks.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { Hook } from '../../platform/hooks.ts';
import { orderMail, orderMails } from '../../platform/outbox/order-mail.ts';
import { faultOf } from '../../platform/payments/provider-fault.ts';
import type { Billing } from '../billing/index.ts';
import { findPayoutAccount, listAccountsToRead, type PayoutAccount } from './payees.ts';

/** What other features do when a lister's payout account changes, in the transaction that records it. */

interface Payee {
  payeeId: number;
  mode: ProviderMode;
  now: Date;
}

/** The lister can receive payments again. */
export const payeeReady = new Hook<(trx: Trx, payee: Payee) => Promise<void>>();

/** The lister disconnected their account: they cannot receive payments any more. */
export const payeeLost = new Hook<(trx: Trx, payee: Payee) => Promise<unknown>>();

/** The stored fields of an account at the provider. */
type AccountFacts = Pick<
  PayoutAccount,
  | 'state'
  | 'details_submitted'
  | 'payouts_enabled'
  | 'needs'
  | 'current_deadline'
  | 'external_accounts'
>;

/**
 * The current state of an account from the provider.
 * @param wasReady whether it could ever receive payments: if not, onboarding is incomplete
 */
function factsOf(account: Stripe.Account, wasReady: boolean): AccountFacts {
  const { details_submitted, payouts_enabled, capabilities, requirements } = account;
  const isReady = details_submitted && capabilities?.transfers === 'active';
  return {
    state: isReady ? 'ready' : stateBeforeReady(details_submitted, wasReady),
    details_submitted,
    payouts_enabled,
    needs: [
      ...new Set([...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])]),
    ],
    current_deadline: deadlineOf(requirements),
    external_accounts: (account.external_accounts?.data ?? []).map(externalAccountOf),
  };
}

/** When payments stop if the lister does not answer. */
function deadlineOf(requirements: Stripe.Account.Requirements | undefined): Date | null {
  const { current_deadline: deadline = null } = requirements ?? {};
  return deadline === null ? null : new Date(deadline * 1000);
}

function stateBeforeReady(isSubmitted: boolean, wasReady: boolean) {
  if (wasReady) return 'restricted';
  return isSubmitted ? 'incomplete' : 'started';
}

const externalAccountOf = (account: Stripe.ExternalAccount): ExternalAccount => ({
  object: account.object,
  bank_name: account.object === 'bank_account' ? account.bank_name : null,
  last4: account.last4,
  ...(account.object === 'card' && { fingerprint: account.fingerprint ?? null }),
});

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Records the provider's state of an account, or its disconnection.
 * @param storedAccount the row as it was before the provider was called
 * @returns the row; undefined if it has changed since, so the read may be stale
 */
function recordAccount(
  db: Db,
  storedAccount: PayoutAccount,
  facts: AccountFacts | 'disconnected',
  now: Date,
): Promise<PayoutAccount | undefined> {
  const { member_id: memberId, provider_mode: mode } = storedAccount;
  return transaction(db, async (trx) => {
    await lockMembers(trx, memberId);
    const before = await findPayoutAccount(trx, memberId, mode);
    if (before === undefined || !isSame(before, storedAccount)) return undefined;
    const state = facts === 'disconnected' ? facts : facts.state;
    const isReady = state === 'ready';
    const becameReady = isReady && before.state !== 'ready';
    const isLost = !isReady && before.state === 'ready';
    const isNotified =
      before.notified_at !== null && now.getTime() - before.notified_at.getTime() < DAY_MS;
    // Always later than before, so that a process with the earlier row notices it.
    const updated_at = new Date(Math.max(now.getTime(), before.updated_at.getTime() + 1));
    await trx
      .updateTable('payout_accounts')
      .set({
        ...(facts === 'disconnected'
          ? {
              ...{ state, details_submitted: false, payouts_enabled: false },
              ...{ current_deadline: null, external_accounts: '[]' },
            }
          : {
              ...facts,
              needs: JSON.stringify(facts.needs),
              external_accounts: JSON.stringify(facts.external_accounts),
            }),
        ...(becameReady && before.first_ready_at === null && { first_ready_at: now }),
        ...(isReady && { not_ready_since: null }),
        ...(isLost && { not_ready_since: now }),
        ...(isLost && state !== 'disconnected' && !isNotified && { notified_at: now }),
        updated_at,
      })
      .where('member_id', '=', memberId)
      .where('provider_mode', '=', mode)
      .execute();
    if (facts !== 'disconnected' && isPaidElsewhere(before, facts)) {
      await orderMail(trx, { mail: 'payout_account_changed', memberId }, { now });
      await audit(trx, { action: 'payouts.changed', actorId: null, memberId, at: now });
    }
    const payee = { payeeId: memberId, mode, now };
    if (becameReady) for (const resume of payeeReady) await resume(trx, payee);
    if (becameReady && before.first_ready_at === null) {
      await orderMail(trx, { mail: 'payouts_ready', memberId }, { now });
    }
    if (state === 'disconnected' && before.state !== 'disconnected') {
      await trx
        .updateTable('members')
        // AutoPay ends in all their rentals, so the setting must not stay on.
        .set({ acc_stripe: null, automatic_payment: 0, updated_at: now })
        .where('id', '=', memberId)
        .execute();
      for (const end of payeeLost) await end(trx, payee);
      await orderMail(trx, { mail: 'payouts_disconnected', memberId }, { now });
    } else if (isLost && !isNotified) {
      await orderMail(trx, { mail: 'payouts_paused', memberId }, { now });
    }
    return findPayoutAccount(trx, memberId, mode);
  });
}

/** Whether money goes to another bank account or card than before; the first one is no change. */
function isPaidElsewhere(before: PayoutAccount, facts: AccountFacts): boolean {
  const previous = before.external_accounts.map(({ last4 }) => last4);
  const present = facts.external_accounts.map(({ last4 }) => last4);
  return previous.length > 0 && present.length > 0 && present.join() !== previous.join();
}

const isSame = (a: PayoutAccount, b: PayoutAccount) =>
  a.account_id === b.account_id && a.updated_at.getTime() === b.updated_at.getTime();

export interface NewAccount {
  memberId: number;
  mode: ProviderMode;
  /** 1 for the first, incremented for each replacement. */
  generation: number;
  accountId: string;
  country: string;
  now: Date;
}

/**
 * Stores a new account of a lister.
 * @returns the stored row: this account, or one that another process stored first
 */
export function storeAccount(
  db: Db,
  { memberId, mode, generation, accountId, country, now }: NewAccount,
): Promise<PayoutAccount> {
  return transaction(db, async (trx) => {
    await lockMembers(trx, memberId);
    const row = {
      generation,
      account_id: accountId,
      country,
      current_deadline: null,
      deadline_week_for: null,
      deadline_day_for: null,
      state: 'started' as const,
      details_submitted: false,
      payouts_enabled: false,
      needs: '[]',
      external_accounts: '[]',
      first_ready_at: null,
      notified_at: null,
      created_at: now,
      updated_at: now,
    };
    await trx
      .insertInto('payout_accounts')
      .values({ member_id: memberId, provider_mode: mode, ...row, not_ready_since: now })
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'provider_mode'])
          .doUpdateSet(row)
          .where('payout_accounts.generation', '<', generation),
      )
      .execute();
    const stored = await findPayoutAccount(trx, memberId, mode);
    if (stored === undefined) throw new Error('the payout account was not stored');
    await trx
      .updateTable('members')
      .set({ acc_stripe: stored.account_id, updated_at: now })
      .where('id', '=', memberId)
      .execute();
    return stored;
  });
}

type PayoutServices = Pick<Billing, 'db' | 'clock' | 'payments' | 'log'>;

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

/** Emails listers 7 days and 1 day before their account stops, each once for each deadline. */
export function remindOfDeadlines(db: Db, mode: ProviderMode, now: Date): Promise<void> {
  const until = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return transaction(db, async (trx) => {
    const { rows } = await sql<{ member_id: number; deadline: Date }>`
      update payout_accounts set
        deadline_week_for = current_deadline,
        deadline_day_for = case when current_deadline <= ${until(1)}::timestamptz
          then current_deadline else deadline_day_for end
      where provider_mode = ${mode} and state <> 'disconnected' and jsonb_array_length(needs) > 0
        and current_deadline > ${now}::timestamptz
        and ((current_deadline <= ${until(7)}::timestamptz
            and deadline_week_for is distinct from current_deadline)
          or (current_deadline <= ${until(1)}::timestamptz
            and deadline_day_for is distinct from current_deadline))
      returning member_id, current_deadline as deadline`.execute(trx);
    const mails = rows.map(({ member_id: memberId, deadline }) => ({
      order: { mail: 'payouts_deadline' as const, memberId, deadline: deadline.toISOString() },
    }));
    await orderMails(trx, mails, now);
  });
}

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

import type { Stripe } from '../../../apps/server/src/features/billing/testing.ts';
import { sql } from '../../../apps/server/src/testing/services.ts';
import type { Rig } from '../support/rig.ts';
import { require } from './checks.ts';
import type { Tenancy } from './house.ts';

/**
 * Checks that every journal entry sums to zero, that refunds and disputes never take more than their
 * charge, and that the accounts match the provider's balances for the product and, including bank
 * payouts, for this lister.
 */
export async function checkBooks(rig: Rig, { house }: Tenancy): Promise<void> {
  const { db } = rig.database;
  const { rows } = await sql<{
    unbalanced: number;
    overdrawn: number;
    platform: number;
    connected: number;
  }>`
    select
      (
        select count(*) from (
          select from journal_lines group by journal_id having sum(amount_cents) <> 0
        ) one
      )::int as unbalanced,
      (
        select count(*) from (
          select from journal j join journal_lines l on l.journal_id = j.id
          where l.account in ('rents', 'requests', 'deposits', 'kept_deposits', 'disputes')
          group by j.obligation_id having sum(l.amount_cents) > 0
        ) one
      )::int as overdrawn,
      (
        select coalesce(sum(amount_cents), 0) from journal_lines where account = 'provider_balance'
      )::int as platform,
      (
        select coalesce(sum(l.amount_cents), 0) from journal_lines l
        join journal j on j.id = l.journal_id join obligations o on o.id = j.obligation_id
        where l.account = 'connected' and o.payee_id = ${house.lister.id}
      )::int as connected`.execute(db);
  const [books = { unbalanced: 0, overdrawn: 0, platform: 0, connected: 0 }] = rows;
  require(books.unbalanced === 0, `${books.unbalanced} journal entries do not sum to zero`);
  require(books.overdrawn === 0, `more than ${books.overdrawn} charges was refunded and disputed`);
  const { stripe } = rig.workers[0].billing.payments;
  const balance = total(await stripe.balance.retrieve());
  require(books.platform ===
    balance, `the journal says that the provider holds ${books.platform}, and it holds ${balance}`);
  const stripeAccount = house.account;
  let connected = total(await stripe.balance.retrieve({}, { stripeAccount }));
  for await (const { status, amount } of stripe.payouts.list({ limit: 100 }, { stripeAccount })) {
    if (status !== 'failed' && status !== 'canceled') connected += amount;
  }
  require(books.connected ===
    connected, `the journal says that the lister got ${books.connected}, and they got ${connected}`);
}

const total = ({ available, pending }: Stripe.Balance) =>
  [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);

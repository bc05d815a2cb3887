import { expect } from 'vitest';
import type { Row } from '../../../testing/data.ts';
import type { BillingRig, TestCard } from '../../billing/testing.ts';
import { addStay, type Party } from '../../rentals/stays/testing.ts';
import { addPayoutAccount } from '../../rentals/testing.ts';

export interface Rented {
  /** The rental. */
  id: number;
  lister: Party;
  tenant: Party;
  listing: { id: number };
  /** The lister's account at the provider. */
  account: string;
  customerId: string;
}

/** A lister whose payouts are ready at the sandbox, and a tenant with a card. */
export async function addRented(
  rig: BillingRig,
  {
    card = 'good',
    row = {},
    account: payout = {},
  }: {
    card?: TestCard | null;
    row?: Row<'rentals'>;
    account?: Row<'payout_accounts'>;
  } = {},
): Promise<Rented> {
  const stay = await addStay(rig.accounts, row);
  const account_id = await rig.openAccount();
  const account = await addPayoutAccount(rig.db, stay.lister.id, { account_id, ...payout });
  const { id, token } = stay.tenant;
  let customerId = '';
  if (card !== null) {
    const made = await rig.post('/stripe/setup-customer', {}, token);
    customerId = (made.body as { customer_id: string }).customer_id;
    const member = { id, token, customerId };
    const saved = await rig.save(member, card);
    if (saved.status !== 200) throw new Error(`the card was not saved: ${saved.text}`);
  }
  const { lister, tenant, listing } = stay;
  return { id: stay.id, lister, tenant, listing, account, customerId };
}

let keys = 0;
export const newKey = () => {
  keys += 1;
  return `test-key-${keys}`;
};

export const keyed = (token: string, body: object = {}, key = newKey()) => ({
  token,
  body,
  headers: { 'idempotency-key': key },
});

/** A request of the lister, sent through the API. */
export async function sendRequest(rig: BillingRig, rented: Rented, changes: object = {}) {
  const body = { tenant_id: rented.id, payment_for: 'parking', amount: '45.00', ...changes };
  const answer = await rig.accounts.call(
    'POST',
    '/payment-request',
    keyed(rented.lister.token, body),
  );
  if (answer.status !== 201) throw new Error(`not sent: ${answer.text}`);
  const { id, charge_id } = answer.body.data as { id: number; charge_id: number };
  return { id, charge_id, path: `/payment-request/${id}` };
}

/** An open rent row, due today unless the row says otherwise. */
export async function addRent(
  rig: BillingRig,
  { id, lister, tenant }: Rented,
  row: Row<'obligations'> & { period_from: string; period_to: string },
): Promise<number> {
  const now = rig.accounts.clock.now();
  const added = await rig.db
    .insertInto('obligations')
    .values({
      kind: 'rent',
      subject_key: `rent:${id}:${row.period_from}:1`,
      payer_id: tenant.id,
      payee_id: lister.id,
      rental_id: id,
      amount_cents: 30_000,
      due_at: `${row.period_from}T07:00:00Z`,
      provider_mode: 'sandbox',
      created_at: now,
      updated_at: now,
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}

export const obligationOf = (rig: BillingRig, id: number) =>
  rig.db.selectFrom('obligations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The rows that money operations change, for comparing before and after. */
export async function moneyState({ db }: BillingRig) {
  const [obligations, requests, byHand, allocations, refunds, journal, rentals, outbox] =
    await Promise.all([
      db.selectFrom('obligations').selectAll().orderBy('id').execute(),
      db.selectFrom('payment_requests').selectAll().orderBy('id').execute(),
      db.selectFrom('manual_payments').selectAll().orderBy('id').execute(),
      db.selectFrom('allocations').selectAll().orderBy('id').execute(),
      db.selectFrom('refunds').selectAll().orderBy('id').execute(),
      db.selectFrom('journal_lines').selectAll().orderBy('id').execute(),
      db.selectFrom('rentals').select(['id', 'next_rent_on']).orderBy('id').execute(),
      db.selectFrom('outbox').select('id').orderBy('id').execute(),
    ]);
  return { obligations, requests, byHand, allocations, refunds, journal, rentals, outbox };
}

/** Sums of the journal by account; they add up to zero. */
export async function journalSums({ db }: BillingRig): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('journal_lines')
    .select(['account', ({ fn }) => fn.sum<string>('amount_cents').as('cents')])
    .groupBy('account')
    .execute();
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
}

/**
 * Asserts that the journal sums to zero and matches the provider's balances, for the platform and
 * for listers.
 */
export async function expectBalanced(rig: BillingRig): Promise<void> {
  const sums = await journalSums(rig);
  expect(Object.values(sums).reduce((sum, cents) => sum + cents, 0)).toBe(0);
  const total = (amounts: number[]) => amounts.reduce((sum, cents) => sum + cents, 0);
  const own = await rig.stripe.balance.retrieve();
  const held = total([...own.available, ...own.pending].map(({ amount }) => amount));
  expect(sums.provider_balance ?? 0).toBe(held);
  const answer = await fetch(`${rig.sandbox.url}/_sandbox/dump`);
  const { connected_balances } = (await answer.json()) as {
    connected_balances: { available: number; pending: number }[];
  };
  const connected = connected_balances.map(({ available, pending }) => available + pending);
  expect(sums.connected ?? 0).toBe(total(connected));
}

import { AUTOPAY, type AutoPay } from '@crewpad/domain';
import { expect } from 'vitest';
import type { Row } from '../../../testing/data.ts';
import { runSchedule } from '../../billing/index.ts';
import { BillingRig, type SignedUp, type TestCard } from '../../billing/testing.ts';
import { addListing } from '../../listings/testing.ts';
import { addPayoutAccount, addRental, addStay, type Party } from '../../rentals/testing.ts';
import { balanceOpenRent } from './balance-rent.ts';
import { openDueRent } from './periods.ts';
import { rentSchedule, trimRent } from './schedule-rent.ts';

export interface Tenancy {
  id: number;
  lister: { id: number; token: string };
  tenant: SignedUp;
}

const EVENING = '18:00';

/** An application with rent, whose sandbox pays to connected accounts. */
export class RentRig {
  readonly billing: BillingRig;

  private constructor(billing: BillingRig) {
    this.billing = billing;
  }

  static async open(settings: Record<string, string> = {}): Promise<RentRig> {
    return new RentRig(await BillingRig.open(settings));
  }

  close = () => this.billing.close();

  get db() {
    return this.billing.db;
  }

  get services() {
    return this.billing.accounts.services;
  }

  get clock() {
    return this.billing.accounts.clock;
  }

  at(instant: string): void {
    this.clock.set(new Date(instant));
  }

  /** A lister with a ready payout account at the sandbox. */
  async lister(): Promise<{ id: number; token: string; account: string }> {
    const { id } = await this.billing.accounts.member({ user_plan: 'basic' });
    const account = await this.billing.openAccount();
    await addPayoutAccount(this.db, id, { account_id: account });
    return { id, token: await this.billing.accounts.tokenOf(id, true), account };
  }

  /** A free member with this card on file; null for none. */
  async tenant(card: TestCard | null = 'good'): Promise<SignedUp> {
    const { id } = await this.billing.accounts.member({ user_plan: null });
    const token = await this.billing.accounts.tokenOf(id, true);
    const { body } = await this.billing.post('/stripe/setup-customer', {}, token);
    const tenant = { id, token, customerId: (body as { customer_id: string }).customer_id };
    if (card !== null) await this.billing.save(tenant, card);
    return tenant;
  }

  /** An accepted rental without any rent rows. */
  async tenancy({
    card = 'good',
    start = '2027-03-01',
    auto_pay = AUTOPAY.on,
    ...row
  }: {
    card?: TestCard | null;
    start?: string;
    auto_pay?: AutoPay;
  } & Parameters<typeof addRental>[3] = {}): Promise<Tenancy> {
    const lister = await this.lister();
    const tenant = await this.tenant(card);
    if (typeof row.first_name === 'string') {
      const display_name = `${row.first_name} ${row.last_name ?? ''}`.trim();
      await this.db
        .updateTable('members')
        .set({ display_name })
        .where('id', '=', tenant.id)
        .execute();
    }
    const listing = await addListing(this.db, { user_id: lister.id, title: 'The Nest' });
    const [bed = 0] = listing.bedIds;
    const id = await addRental(this.db, listing, bed, {
      user_id: tenant.id,
      start_date: start,
      rental_amount: 40_000,
      payment_date: 1,
      accepted_at: '2027-01-01T00:00:00Z',
      next_rent_on: start,
      next_due_at: `${start}T07:00:00Z`,
      checkout_time: row.checkout_date == null ? null : EVENING,
      auto_pay,
      ...row,
    });
    return { id, lister, tenant };
  }

  /** The minute job. */
  async run(): Promise<void> {
    const { services } = this;
    await openDueRent(this.db, {
      payments: services.payments,
      now: this.clock.now(),
      batch: 100,
    });
    await trimRent(services);
    await balanceOpenRent(services);
    await runSchedule(services, rentSchedule, { concurrency: 2 });
  }

  /** Moves the clock to an instant, and runs the due jobs. */
  async runAt(instant: string): Promise<void> {
    this.at(instant);
    await this.run();
  }

  /** The rent rows of a rental, by period. */
  rows(rentalId: number) {
    return this.db
      .selectFrom('obligations')
      .selectAll()
      .where('rental_id', '=', rentalId)
      .where('kind', '=', 'rent')
      .orderBy('period_from')
      .orderBy('id')
      .execute();
  }

  async row(rentalId: number) {
    const [row] = await this.rows(rentalId);
    if (row === undefined) throw new Error('there is no rent');
    return row;
  }

  rental(id: number) {
    return this.db.selectFrom('rentals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }

  /** The ordered emails about a charge: `rent_failed tenant`. */
  async mailsAbout(obligationId: number): Promise<string[]> {
    const rows = await this.db.selectFrom('outbox').select('payload').orderBy('id').execute();
    return rows
      .map(({ payload }) => payload as { obligationId?: number; mail: string; to?: string })
      .filter((order) => order.obligationId === obligationId)
      .map(({ mail, to }) => (to === undefined ? mail : `${mail} ${to}`));
  }
}

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
    const answer = await rig.post('/stripe/setup-customer', {}, token);
    customerId = (answer.body as { customer_id: string }).customer_id;
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
  const [obligations, requests, manual, allocations, refunds, journal, rentals, outbox] =
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
  return { obligations, requests, manual, allocations, refunds, journal, rentals, outbox };
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

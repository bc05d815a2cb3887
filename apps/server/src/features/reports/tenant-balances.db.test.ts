import { COLLECTION } from '@crewpad/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/database/transaction.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addListing } from '../listings/testing.ts';
import { addParty, addRental, addStay, addTenant } from '../rentals/testing.ts';
import { bedCalendar } from './bed-calendar.queries.ts';
import { deskSearch } from './desk-search.queries.ts';
import { tenantBalances } from './tenant-balances.queries.ts';
import { addManualPayment, addOwed, addPaid, planOf } from './testing.ts';

const rig = useTestApp();

const PATH = '/lister/balances';
const DAY_MS = 24 * 60 * 60 * 1000;

async function balances(token: string, query = '') {
  const { status, body, text } = await rig.get(`${PATH}${query}`, token);
  expect(status, text).toBe(200);
  return body;
}

const nobody = { data: [], totals: { owed: 0, late: 0, people: 0 } };

/** A rental of a new tenant in a new crash pad of a lister. */
async function rent(
  lister: { id: number },
  { title = 'The Nest', ...row }: Parameters<typeof addRental>[3] & { title?: string } = {},
) {
  const { db } = rig.database;
  const tenant = await addTenant(rig, { display_name: row.first_name ?? 'Tia M.' });
  const listing = await addListing(db, { user_id: lister.id, title });
  const id = await addRental(db, listing, listing.bedIds[0] ?? 0, {
    ...{ user_id: tenant.id, email: tenant.email, accepted_at: '2026-01-01T00:00:00Z' },
    ...row,
  });
  return { id, lister, tenant, listing };
}

/** Rent for February 2026: late, and paid by hand. */
const february = {
  ...{ period_from: '2026-02-01', period_to: '2026-03-01', collection: COLLECTION.manual },
  late_from: '2026-02-06T07:00:00Z',
} as const;

describe('what tenants owe', () => {
  it('is refused to visitors, seekers and tenants, and for an invalid order, state or crash pad', async () => {
    expect((await rig.get(PATH)).status).toBe(401);
    const { tenant, lister } = await addStay(rig);
    expect((await rig.get(PATH, tenant.token)).status).toBe(403);
    const seeker = await addParty(rig, { user_plan: 'seeker' });
    expect((await rig.get(PATH, seeker.token)).status).toBe(403);
    for (const query of ['sort=amount', 'dir=up', 'state=late', 'location_id=x', 'location_id=0']) {
      expect((await rig.get(`${PATH}?${query}`, lister.token)).status, query).toBe(422);
    }
  });

  it('contains nothing of another lister, whose crash pad is not found', async () => {
    const { id, lister, tenant, listing } = await addStay(rig);
    await addOwed(rig.database.db, { id, lister, tenant }, february);
    const other = await addParty(rig);
    expect(await balances(other.token)).toEqual(nobody);
    expect((await rig.get(`${PATH}?location_id=${listing.id}`, other.token)).status).toBe(404);
    const empty = await addListing(rig.database.db, { user_id: other.id });
    expect(await balances(other.token, `?location_id=${empty.id}`)).toEqual(nobody);
    expect((await balances(lister.token, `?location_id=${listing.id}`)).data).toHaveLength(1);
  });

  it('can be read after the plan has expired', async () => {
    const lister = await addParty(rig, { expire_at: new Date(TEST_NOW.getTime() - DAY_MS) });
    expect(await balances(lister.token)).toEqual(nobody);
  });

  it('names place, phase, amounts, the next rent, the last payment and the late fee', async () => {
    const { db } = rig.database;
    const lister = await addParty(rig);
    const stay = await rent(lister, {
      ...{ first_name: 'Ada', deposit: 20_000, late_fee: 2500 },
      ...{ next_rent_on: '2026-04-01', late_fee_before: 1500, late_fee_from: '2026-03-05' },
    });
    await addPaid(db, stay, '2026-01-01T07:00:00Z', { period_to: '2026-02-01' });
    await addOwed(db, stay, { ...february, settled_cents: 15_000 });
    await addManualPayment(db, stay, {
      ...{ amount_cents: 5000, payment_for: 'deposit', paid_on: '2026-02-10' },
    });
    const { data, totals } = await balances(lister.token);
    expect(data).toEqual([
      {
        rental_id: stay.id,
        tenant: { id: stay.tenant.id, name: 'Ada' },
        house: { id: stay.listing.id, name: 'The Nest' },
        bed: { id: stay.listing.bedIds[0], name: expect.stringContaining(', ') },
        ...{ phase: 'staying', owed: 400, late_since: '2026-02-01', late_days: 28 },
        next: { amount: 300, due_on: '2026-04-01', by: 'hand' },
        credit: 0,
        deposit: { agreed: 200, held: 50, open: 150 },
        autopay: { state: 'off', since: '2026-01-01T00:00:00.000Z' },
        last_payment: { amount: 50, on: '2026-02-10' },
        // The one that held when the late rent was due.
        late_fee: 15,
        reminded_at: null,
      },
    ]);
    expect(totals).toEqual({ owed: 400, late: 250, people: 1 });
    const rentals = await rig.get('/rental?status=accepted', lister.token);
    expect(rentals.body.data[0].owed.amount).toBe(400);
  });

  it('lists ended stays while something is open, and after the settlement only what is owed', async () => {
    const { db } = rig.database;
    const lister = await addParty(rig);
    const ended = { status: 'ended', checkout_date: '2026-02-20', next_rent_on: null } as const;
    const ids = async () =>
      (await balances(lister.token)).data.map((row: { rental_id: number }) => row.rental_id);
    await rent(lister, ended);
    await rent(lister, { status: 'cancelled' });
    await rent(lister, { status: 'pending', user_id: null });
    expect(await ids()).toEqual([]);
    const owing = await rent(lister, ended);
    await addOwed(db, owing, february);
    const held = await rent(lister, ended);
    await addManualPayment(db, held, { payment_for: 'deposit' });
    const returned = await rent(lister, ended);
    await addManualPayment(db, returned, { payment_for: 'deposit', returned_cents: 10_000 });
    const credited = await rent(lister, ended);
    const entry = await addManualPayment(db, credited, {});
    await db
      .insertInto('allocations')
      .values({
        ...{ rental_id: credited.id, manual_payment_id: entry, use: 'credit' },
        ...{ amount_cents: 10_000, created_at: TEST_NOW },
      })
      .execute();
    expect(await ids()).toEqual([owing.id, held.id, credited.id]);
    const credit = await balances(lister.token, '?state=credit');
    expect(credit.data).toMatchObject([
      { rental_id: credited.id, credit: 100, phase: 'ended', autopay: null, next: null },
    ]);
    await db
      .updateTable('rentals')
      .set({ settled_at: TEST_NOW })
      .where('lister_id', '=', lister.id)
      .execute();
    expect(await ids()).toEqual([owing.id]);
  });

  it('is sorted by amount, name, crash pad, late days or next rent, and filtered by state', async () => {
    const { db } = rig.database;
    const lister = await addParty(rig);
    const next = (day: string) => ({ next_rent_on: day });
    const bo = await rent(lister, { first_name: 'bo', title: 'House 10', ...next('2026-03-05') });
    const ada = await rent(lister, { first_name: 'Ada', title: 'House 9', next_rent_on: null });
    const cy = await rent(lister, { first_name: 'Cy', title: 'House 2', ...next('2026-03-02') });
    await addOwed(db, bo, { ...february, amount_cents: 10_000 });
    await addOwed(db, cy, { ...february, amount_cents: 30_000, due_at: '2026-02-10T07:00:00Z' });
    const order = async (query: string) =>
      (await balances(lister.token, query)).data
        .map(({ tenant }: { tenant: { name: string } }) => tenant.name)
        .join(' ');
    expect(await order('')).toBe('Cy bo Ada');
    expect(await order('?dir=asc')).toBe('Ada bo Cy');
    expect(await order('?sort=name')).toBe('Ada bo Cy');
    expect(await order('?sort=name&dir=desc')).toBe('Cy bo Ada');
    expect(await order('?sort=house')).toBe('Cy Ada bo');
    // Who is not late, and has no next rent, stands last in both directions.
    expect(await order('?sort=late')).toBe('bo Cy Ada');
    expect(await order('?sort=late&dir=asc')).toBe('Cy bo Ada');
    expect(await order('?sort=next')).toBe('Cy bo Ada');
    expect(await order('?state=owing')).toBe('Cy bo');
    expect(await order(`?location_id=${ada.listing.id}`)).toBe('Ada');
    const { totals } = await balances(lister.token, '?state=credit');
    expect(totals).toEqual({ owed: 400, late: 400, people: 2 });
  });
});

describe('among thousands of past stays', () => {
  let listerId: number;
  beforeAll(async () => {
    const { db } = rig.database;
    const stay = await addStay(rig);
    listerId = stay.lister.id;
    await transaction(db, async (trx) => {
      // Without the triggers and checks of each row.
      await sql`set local session_replication_role = replica`.execute(trx);
      for (let thousands = 0; thousands < 20; thousands += 5)
        await sql`
        with past as (
          insert into rentals (listing_id, bed_id, lister_id, user_id, email, status, start_date,
            checkout_date, rental_amount, payment_date, accepted_at, ended_at)
          select ${stay.listing.id}, ${stay.bed}, ${listerId}, ${stay.tenant.id}, 'past@crewpad.test',
            'ended', date '2020-01-01', date '2020-02-01', 40000, 1, timestamptz '2020-01-01',
            timestamptz '2020-02-01'
          from generate_series(1, 5000) returning id
        )
        insert into obligations (kind, subject_key, payer_id, payee_id, rental_id, amount_cents,
          period_from, period_to, due_at, status, paid_at, charge_id, provider_mode, created_at,
          updated_at)
        select 'rent', 'past:' || id, ${stay.tenant.id}, ${listerId}, id, 40000, date '2020-01-01',
          date '2020-02-01', timestamptz '2020-01-01', 'paid', timestamptz '2020-01-01',
          'ch_past' || id, 'sandbox', timestamptz '2020-01-01', timestamptz '2020-01-01'
        from past`.execute(trx);
    });
    for (const table of ['rentals', 'obligations']) {
      await sql`analyze ${sql.table(table)}`.execute(db);
    }
    await addOwed(db, stay, february);
  }, 120_000);

  it('what tenants owe is read without scanning the rentals or their money', async () => {
    const plan = await planOf(rig.database.db, tenantBalances(listerId));
    expect(plan).not.toMatch(/Seq Scan on (rentals|obligations|allocations)/);
    expect(plan).toContain('rentals_unsettled');
    const { rows } = await tenantBalances(listerId).execute(rig.database.db);
    expect(rows).toHaveLength(1);
  });

  it('the calendar of beds is read without scanning the rentals', async () => {
    const range = { listingId: undefined, from: '2026-03-01', until: '2026-04-12' };
    const plan = await planOf(rig.database.db, bedCalendar(listerId, range));
    expect(plan).not.toMatch(/Seq Scan on (rentals|bed_stays)/);
    expect(plan).toContain('rentals_past_of_bed');
  });

  it.each(['zoe', 'zo'])('the search for %s reads past tenants by their index', async (typed) => {
    const plan = await planOf(rig.database.db, deskSearch(listerId, typed));
    expect(plan).not.toContain('Seq Scan on rentals');
    expect(plan).toContain('rentals_past_words');
  });
});

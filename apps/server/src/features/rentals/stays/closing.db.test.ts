import { COLLECTION, PROMOTION_KIND } from '@crewpad/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaction } from '../../../platform/database/transaction.ts';
import { TEST_NOW } from '../../../testing/data.ts';
import { mailsTo } from '../../../testing/test-app.ts';
import { memberClosing } from '../../accounts/index.ts';
import { BillingRig } from '../../billing/testing.ts';
import { addListing } from '../../listings/testing.ts';
import { keyed } from '../../rent/periods/testing.ts';
import { addEntry } from '../../waitlist/testing.ts';
import { addStay, stateOf } from '../testing.ts';

let billing: BillingRig;
beforeAll(async () => {
  billing = await BillingRig.open({ FLAGS: 'deactivateAccount' });
});
afterAll(() => billing.close());

const CODE = '/user/request-deactivation-account';

async function close({ email, token }: { email: string; token: string }) {
  const rig = billing.accounts;
  await rig.get(CODE, token);
  const mail = (await mailsTo(rig, email)).find(({ subject }) => subject.includes('code'));
  const code = /^\d{8}$/m.exec(mail?.text ?? '')?.[0] ?? '';
  return rig.call('DELETE', '/user/verify-deactivation-code', { token, body: { code } });
}

it('a tenant who closes their account leaves all rentals, and the listers are notified', async () => {
  const rig = billing.accounts;
  const stay = await addStay(rig, { checkout_date: '2026-09-01', checkout_time: '10:00' });
  const { id: user_id, email } = stay.tenant;
  const other = await addStay(rig, { user_id, email });
  const past = await addStay(rig, { user_id, email, status: 'ended' });
  const before = await stateOf(rig, past.id);
  expect((await close(stay.tenant)).status).toBe(200);
  for (const { id, lister } of [stay, other]) {
    const { rental, listing, history } = await stateOf(rig, id);
    expect(rental).toMatchObject({
      status: 'ended',
      closed_as: 'left',
      checkout_date: '2026-03-01',
    });
    expect(listing).toEqual({ rented: 0, num_occupied_beds: 0 });
    expect(history).toMatchObject([{ action: 'leave', actor: 'tenant', actor_id: user_id }]);
    expect((await mailsTo(rig, lister.email))[0]?.subject).toBe('Tia M. left The Nest');
  }
  const { rental, history } = await stateOf(rig, past.id);
  expect({ rental, history }).toEqual({ rental: before.rental, history: before.history });
  const subjects = (await mailsTo(rig, email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('left'))).toEqual([]);
});

it('a lister with a tenant cannot close their account until the tenant is gone', async () => {
  const rig = billing.accounts;
  const { id, lister, path, tenant } = await addStay(rig);
  expect((await close(lister)).status).not.toBe(200);
  expect((await stateOf(rig, id)).rental.status).toBe('accepted');
  await rig.post(`${path}/leave`, {}, tenant.token);
  expect((await close(lister)).status).toBe(200);
});

it('a lister with tenants and deposits is told first of the tenants, then of the deposits', async () => {
  const rig = billing.accounts;
  const { id, lister, path, tenant } = await addStay(rig);
  const deposit = { tenant_id: id, amount: 200, payment_for: 'deposit' };
  const added = await rig.call('POST', '/transaction', keyed(lister.token, deposit));
  expect(added.status).toBe(201);
  const refusal = async () => (await rig.get(CODE, lister.token)).body.message;
  expect(await refusal()).toContain('tenant');
  expect(await refusal()).not.toContain('deposit');
  await rig.post(`${path}/leave`, {}, tenant.token);
  expect(await refusal()).toContain('deposits');
});

async function addPromotion(payer_id: number, listing_id: number): Promise<void> {
  const times = { created_at: TEST_NOW, updated_at: TEST_NOW };
  const { id } = await billing.db
    .insertInto('obligations')
    .values({
      ...{
        kind: PROMOTION_KIND,
        listing_id,
        featured_plan: 'boost_1_week',
        subject_key: `boost:${listing_id}`,
        payer_id,
        amount_cents: 1000,
      },
      ...{ due_at: TEST_NOW, status: 'paid', paid_at: TEST_NOW, collection: COLLECTION.manual },
      ...{ provider_mode: 'sandbox', ...times },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await billing.db
    .insertInto('listing_features')
    .values({
      ...{ listing_id, plan: 'boost_1_week', obligation_id: id, terms: 1, repeat: false },
      ...{ anchor: TEST_NOW, starts_at: TEST_NOW, ends_at: '2026-04-01T00:00:00Z' },
      created_at: TEST_NOW,
    })
    .execute();
}

/** Which of these rows another transaction cannot lock now. */
async function lockedAmong(table: 'listings' | 'rentals', ids: number[]): Promise<number[]> {
  const free = await billing.db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .forUpdate()
    .skipLocked()
    .execute();
  return ids.filter((id) => !free.some((row) => row.id === id));
}

it('closing locks every listing and rental that it changes before it changes any', async () => {
  const rig = billing.accounts;
  const { db } = rig.database;
  const stay = await addStay(rig);
  const { id: memberId, email } = stay.tenant;
  const byEmail = await addStay(rig, { status: 'pending', email });
  const byAccount = await addStay(rig, { status: 'pending', user_id: memberId });
  const stranger = await addStay(rig, { status: 'pending' });
  const waited = await addStay(rig);
  const entry = await addEntry(db, waited.listing.id, memberId);
  const own = await addListing(db, { user_id: memberId });
  await addPromotion(memberId, own.id);
  const listings = [stay, byEmail, byAccount, stranger, waited].map(({ listing }) => listing.id);
  const rentals = [stay, byEmail, byAccount, stranger, waited].map(({ id }) => id);
  await transaction(db, async (trx) => {
    for (const part of memberClosing) await part.lock?.(trx, memberId);
    expect(await lockedAmong('listings', [...listings, own.id])).toEqual(
      [stay, byEmail, byAccount, waited].map(({ listing }) => listing.id).concat(own.id),
    );
    expect(await lockedAmong('rentals', rentals)).toEqual(
      [stay, byEmail, byAccount].map(({ id }) => id),
    );
  });
  expect((await close(stay.tenant)).status).toBe(200);
  const states = await Promise.all(rentals.map(async (id) => (await stateOf(rig, id)).rental));
  expect(states.map(({ status }) => status)).toEqual([
    'ended',
    'declined',
    'declined',
    'pending',
    'accepted',
  ]);
  const row = await db
    .selectFrom('waitlist_entries')
    .select(['closed_as'])
    .where('id', '=', entry)
    .executeTakeFirstOrThrow();
  expect(row.closed_as).toBe('left');
  const promotions = await db
    .selectFrom('listing_features')
    .select('ended_as')
    .where('listing_id', '=', own.id)
    .execute();
  expect(promotions).toEqual([{ ended_as: 'removed' }]);
});

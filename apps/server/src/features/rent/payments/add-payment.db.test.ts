import { AUTOPAY, COLLECTION } from '@crewpad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/test-app.ts';
import { BillingRig } from '../../billing/testing.ts';
import { addTenant } from '../../rentals/testing.ts';
import {
  addRent,
  addRented,
  keyed,
  moneyState,
  newKey,
  obligationOf,
  type Rented,
  sendRequest,
} from '../periods/testing.ts';

let rig: BillingRig;
let rented: Rented;
beforeAll(async () => {
  rig = await BillingRig.open({ FLAGS: 'paymentRequest' });
  rented = await addRented(rig, { card: null });
});
afterAll(() => rig.close());

const form = (changes: object = {}) => ({ tenant_id: rented.id, amount: '50', ...changes });
const add = (body: object, token = rented.lister.token, key = newKey()) =>
  rig.accounts.call('POST', '/transaction', keyed(token, body, key));

async function expectRefused(body: object, refusal: object, token?: string) {
  const before = await moneyState(rig);
  expect(await add(body, token)).toMatchObject(refusal);
  expect(await moneyState(rig)).toEqual(before);
}

/** A rental with open rent for February and March, whose next period is April. */
async function withOpenRent(row: object = {}) {
  const stay = await addRented(rig, { card: null, row: { next_rent_on: '2026-04-01', ...row } });
  const february = await addRent(rig, stay, {
    period_from: '2026-02-01',
    period_to: '2026-03-01',
  });
  const march = await addRent(rig, stay, { period_from: '2026-03-01', period_to: '2026-04-01' });
  const pay = (changes: object) => add({ tenant_id: stay.id, ...changes }, stay.lister.token);
  return { stay, february, march, pay };
}

const FEBRUARY = { period_from: '2026-02-01', period_to: '2026-03-01' };
const MARCH = { period_from: '2026-03-01', period_to: '2026-04-01' };
interface Cover {
  amount: number;
  of: number;
}

const rowOf = async (id: number) => {
  const { status, settled_cents, collection, next_attempt_at } = await obligationOf(rig, id);
  return { status, settled_cents, collection, next_attempt_at };
};
const rentOf = (id: number) =>
  rig.db
    .selectFrom('obligations')
    .selectAll()
    .where('rental_id', '=', id)
    .orderBy('period_from')
    .execute();

describe('a refused manual payment', () => {
  it.each([
    ['1e3', 'must_be_a_number'],
    ['1,000', 'must_be_a_number'],
    ['-1', 'is_too_small'],
    ['0', 'is_too_small'],
    ['１２', 'must_be_a_number'],
    ['100000.01', 'is_too_large'],
    ['', 'amount_required'],
  ])('refuses a manual payment for the amount %j', async (amount, key) => {
    await expectRefused(form({ amount }), { status: 422, body: { errors: { amount: [key] } } });
  });

  it('refuses a manual payment on a day that has not begun at the crash pad', async () => {
    const errors = { paid_on: ['date_is_after_today'] };
    const refusal = { status: 422, body: { errors } };
    await expectRefused(form({ paid_on: '2026-03-02' }), refusal);
    await expectRefused(form({ payment_for: 'parking', paid_on: '2027-12-01' }), refusal);
    const far = { status: 422, body: { errors: { paid_on: ['date_is_too_far_back'] } } };
    await expectRefused(form({ paid_on: '0001-01-01' }), far);
  });

  it('refuses a manual payment with an unknown method, purpose or period', async () => {
    await expectRefused(form({ payment_method: 'barter' }), { status: 422 });
    await expectRefused(form({ payment_for: 'fun' }), { status: 422 });
    const errors = { period_from: ['is_not_an_option'] };
    await expectRefused(form({ period_from: '2020-01-01' }), { status: 422, body: { errors } });
  });

  it('refuses a manual payment from a visitor, a tenant, another lister, and for another room, tenant or crash pad', async () => {
    const other = await addRented(rig, { card: null });
    const stranger = await addTenant(rig.accounts);
    expect((await rig.accounts.post('/transaction', form())).status).toBe(401);
    await expectRefused(form(), { status: 403 }, rented.tenant.token);
    await expectRefused(form(), { status: 403 }, stranger.token);
    await expectRefused(form(), { status: 404 }, other.lister.token);
    await expectRefused(form({ tenant_user_id: other.tenant.id }), { status: 404 });
    await expectRefused(form({ listing_id: other.listing.id }), { status: 404 });
    await expectRefused(form({ room_id: 1_000_000 }), { status: 404 });
  });

  it('refuses a manual payment while the invitation is open', async () => {
    const invited = await addRented(rig, { card: null, row: { status: 'pending' } });
    await expectRefused(form({ tenant_id: invited.id }), { status: 409 }, invited.lister.token);
  });

  it('refuses a manual payment while a card payment of that rent is in progress', async () => {
    const { february, pay } = await withOpenRent();
    await rig.db
      .updateTable('obligations')
      .set({ lease_owner: 'another', lease_until: '2026-03-01T12:01:00Z' })
      .where('id', '=', february)
      .execute();
    const before = await moneyState(rig);
    expect(await pay({ amount: 300 })).toMatchObject({ status: 409 });
    expect(await moneyState(rig)).toEqual(before);
    await rig.db
      .updateTable('obligations')
      .set({ lease_owner: null, lease_until: null, status: 'collecting' })
      .where('id', '=', february)
      .execute();
    expect(await pay({ amount: 300 })).toMatchObject({ status: 409 });
    // A payment in progress for rent that it would not cover does not block it.
    expect((await pay({ amount: 300, period_from: '2026-03-01' })).status).toBe(201);
  });
});

describe('a manual payment', () => {
  it('is stored once for repeated calls, and the tenant gets a receipt', async () => {
    const key = newKey();
    const body = form({ payment_for: 'parking', payment_method: 'venmo', notes: 'Spot 4' });
    const answers = await Promise.all([
      add(body, rented.lister.token, key),
      add(body, rented.lister.token, key),
    ]);
    answers.push(await add(body, rented.lister.token, key));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body: { data } }) => data.id)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      message: 'Payment added successfully!',
      data: {
        type: 'manual',
        status: 'paid',
        amount: 50,
        fee: 0,
        net: 50,
        provider: 'venmo',
        payment_for: 'parking',
        paid_on: '2026-03-01',
        notes: 'Spot 4',
        abilities: { refund: true, pay: false },
      },
    });
    const [mail] = await mailsTo(rig.accounts, rented.tenant.email);
    expect(mail?.subject).toBe('Lea recorded your payment of $50.00');
    expect(mail?.text).toContain('Paid on: March 1, 2026');
    expect(mail?.text).toContain('Paid by: Venmo');
    expect(mail?.text).toContain(`/receipts/${answers[0]?.body.data.id}\n`);
    expect((await add({ ...body, amount: 51 }, rented.lister.token, key)).status).toBe(422);
    const two = [await add(body), await add(body)].map((answer) => answer.body.data.id);
    expect(new Set(two).size).toBe(2);
  });

  it('leaves the rest of the next period as the next charge', async () => {
    const { stay, pay } = await withOpenRent();
    expect((await pay({ amount: 700 })).status).toBe(201);
    const { body } = await rig.get('/rental', stay.lister.token);
    expect((body as { data: unknown[] }).data[0]).toMatchObject({
      owed: null,
      next_charge: { amount: 200, period_from: '2026-04-01', period_to: '2026-05-01' },
    });
  });

  it('pays the oldest rent first, then coming periods', async () => {
    const { stay, february, march, pay } = await withOpenRent();
    const { body } = await pay({ amount: 350 });
    expect(body.data).toMatchObject({ period_from: null, credit: 0 });
    expect(body.covers).toEqual([
      { ...FEBRUARY, charge_id: february, amount: 300, of: 300 },
      { ...MARCH, charge_id: march, amount: 50, of: 300 },
    ]);
    expect(await rowOf(february)).toMatchObject({ status: 'paid', settled_cents: 30_000 });
    expect(await rowOf(march)).toMatchObject({ status: 'due', settled_cents: 5000 });
    expect((await pay({ amount: 250 + 300 })).status).toBe(201);
    const rows = await rentOf(stay.id);
    expect(rows.map(({ status, settled_cents }) => [status, settled_cents])).toEqual([
      ['paid', 30_000],
      ['paid', 30_000],
      ['paid', 30_000],
    ]);
    expect(rows[2]).toMatchObject({
      subject_key: `rent:${stay.id}:2026-04-01:1`,
      period_from: '2026-04-01',
      period_to: '2026-05-01',
      payer_id: stay.tenant.id,
      payee_id: stay.lister.id,
    });
    const rental = await rig.db
      .selectFrom('rentals')
      .select(['next_rent_on', 'next_due_at'])
      .where('id', '=', stay.id)
      .executeTakeFirstOrThrow();
    expect(rental).toEqual({
      next_rent_on: '2026-05-01',
      next_due_at: new Date('2026-05-01T07:00:00Z'),
    });
  });

  it('pays the named period first, also the next one, whose rest the card then pays', async () => {
    const { stay, february, march, pay } = await withOpenRent({ auto_pay: AUTOPAY.on });
    await pay({ amount: 299.7, period_from: '2026-03-01' });
    expect(await rowOf(march)).toMatchObject({
      settled_cents: 29_970,
      collection: COLLECTION.manual,
    });
    await pay({ amount: 100, period_from: '2026-04-01' });
    expect(await rowOf(february)).toMatchObject({ status: 'due', settled_cents: 0 });
    const [, , april] = await rentOf(stay.id);
    expect(april).toMatchObject({
      status: 'scheduled',
      settled_cents: 10_000,
      collection: COLLECTION.auto,
      next_attempt_at: new Date('2026-04-01T07:00:00Z'),
    });
  });

  it('can be recorded after the rental has ended, and pays only open rent', async () => {
    const { stay, february, march, pay } = await withOpenRent({ status: 'ended' });
    expect((await pay({ amount: 1000 })).status).toBe(201);
    expect((await rowOf(february)).status).toBe('paid');
    expect((await rowOf(march)).status).toBe('paid');
    expect(await rentOf(stay.id)).toHaveLength(2);
  });

  it('a manual payment of a deposit pays no rent', async () => {
    const { stay, february, pay } = await withOpenRent();
    const { body } = await pay({ amount: 200, payment_for: 'deposit' });
    expect(body.data).toMatchObject({ with_deposit: true, period_from: null });
    expect(await rowOf(february)).toMatchObject({ status: 'due', settled_cents: 0 });
    const rental = await rig.get(`/rental?status=accepted`, stay.lister.token);
    expect(rental.body).toMatchObject({ data: [{ deposit_held: 200 }] });
  });

  it('a manual payment with two concurrent keys allocates each cent once', async () => {
    const { february, march, pay } = await withOpenRent();
    const answers = await Promise.all([pay({ amount: 300 }), pay({ amount: 300 })]);
    const paid = answers.filter(({ status }) => status === 201).length;
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const settled =
      (await obligationOf(rig, february)).settled_cents +
      (await obligationOf(rig, march)).settled_cents;
    expect(settled).toBe(paid * 30_000);
  });

  it('cancels a started payment of the whole rent, and the rest is charged', async () => {
    const stay = await addRented(rig, { card: 'confirms' });
    const { path, charge_id } = await sendRequest(rig, stay, { payment_for: 'rent', amount: 300 });
    // The same charge as rent, started by its payer.
    await rig.accounts.call('POST', `${path}/pay`, keyed(stay.tenant.token));
    const { payment_intent } = await obligationOf(rig, charge_id);
    await rig.db
      .updateTable('obligations')
      .set({ kind: 'rent', period_from: '2026-03-01', period_to: '2026-04-01' })
      .where('id', '=', charge_id)
      .execute();
    const { status } = await add({ tenant_id: stay.id, amount: 120 }, stay.lister.token);
    expect(status).toBe(201);
    const intent = await rig.stripe.paymentIntents.retrieve(payment_intent ?? '');
    expect(intent.status).toBe('canceled');
    expect(await obligationOf(rig, charge_id)).toMatchObject({
      status: 'due',
      settled_cents: 12_000,
      payment_intent: null,
      generation: 2,
    });
    await rig.db
      .updateTable('obligations')
      .set({ kind: 'payment_request', period_from: null, period_to: null })
      .where('id', '=', charge_id)
      .execute();
    await rig.save(
      { id: stay.tenant.id, token: stay.tenant.token, customerId: stay.customerId },
      'good',
    );
    const paid = await rig.accounts.call('POST', `${path}/pay`, keyed(stay.tenant.token));
    expect(paid.status).toBe(200);
    expect(await rig.charges(stay as never)).toEqual([18_000]);
  });
});

it('has a receipt for both parties only', async () => {
  const { stay, pay } = await withOpenRent();
  const { body } = await pay({ amount: '450', payment_method: 'venmo', paid_on: '2026-02-10' });
  const { id } = body.data;
  const path = `/receipts/${id}`;
  const facts = { id, title: 'Rent', amount: 450, card: null, method: 'venmo', refund: null };
  for (const { token } of [stay.lister, stay.tenant]) {
    const answer = await rig.accounts.get(path, token);
    expect(answer).toMatchObject({ status: 200, body: { data: facts } });
    expect(answer.body.data).toMatchObject({
      paid_at: '2026-02-10T12:00:00.000Z',
      time_zone: 'UTC',
    });
    expect(answer.body.data.periods.map(({ amount, of }: Cover) => [amount, of])).toEqual([
      [300, 300],
      [150, 300],
    ]);
    expect((await rig.accounts.get('/receipts', token)).body.data).toMatchObject([facts]);
  }
  expect((await rig.accounts.get(path, rented.lister.token)).status).toBe(404);

  await rig.accounts.call(
    'POST',
    `/transaction/${id}/refund`,
    keyed(stay.lister.token, { amount: '50' }),
  );
  const { refund } = (await rig.accounts.get(path, stay.tenant.token)).body.data;
  expect(refund).toMatchObject({ amount: 50, is_whole: false });
});

import { COLLECTION } from '@crewpad/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo } from '../../testing/test-app.ts';
import { BillingRig } from '../billing/testing.ts';
import { addParty } from '../rentals/testing.ts';
import { remindOfOverdueRent } from './periods/reminders.ts';
import { addRent, addRented } from './periods/testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
afterAll(() => rig.close());

type Rented = Awaited<ReturnType<typeof addRented>>;

/** Rent for February 2026, which is late on March 1. */
const addLate = (rented: Rented, row: Partial<Parameters<typeof addRent>[2]> = {}) =>
  addRent(rig, rented, {
    ...{ period_from: '2026-02-01', period_to: '2026-03-01', created_at: '2026-02-01T07:00:00Z' },
    ...row,
  });

const remind = ({ id }: Pick<Rented, 'id'>, token: string | undefined, body: object = {}) =>
  rig.accounts.call('POST', `/rental/${id}/remind`, { token, body });

const sent = async () => ({
  reminders: await rig.db.selectFrom('rent_reminders').selectAll().orderBy('id').execute(),
  mails: (await rig.db.selectFrom('outbox').select('id').execute()).length,
  notices: (await rig.db.selectFrom('notifications').select('id').execute()).length,
});

it('a reminder is refused to visitors, members without a lister plan, the tenant and other listers, and nothing is sent', async () => {
  const rented = await addRented(rig);
  await addLate(rented);
  const seeker = await addParty(rig.accounts, { user_plan: 'seeker' });
  const other = await addParty(rig.accounts);
  const before = await sent();
  expect((await remind(rented, undefined)).status).toBe(401);
  expect((await remind(rented, seeker.token)).status).toBe(403);
  expect((await remind(rented, rented.tenant.token)).status).toBe(403);
  expect((await remind(rented, other.token)).status).toBe(404);
  expect((await remind({ id: 2_147_483_647 }, rented.lister.token)).status).toBe(404);
  expect(await sent()).toEqual(before);
});

it('a reminder needs something late and a message of at most 500 characters without links', async () => {
  const rented = await addRented(rig);
  const { token } = rented.lister;
  const before = await sent();
  expect(await remind(rented, token)).toMatchObject({
    status: 409,
    body: { message: 'Nothing is late.' },
  });
  // Due, and not late.
  await addRent(rig, rented, { period_from: '2026-03-01', period_to: '2026-04-01' });
  expect((await remind(rented, token)).status).toBe(409);
  await addLate(rented);
  for (const message of ['x'.repeat(501), 'Pay at www.example.com', 7]) {
    const { status, body } = await remind(rented, token, { message });
    expect({ status, fields: Object.keys(body.errors) }).toEqual({
      status: 422,
      fields: ['message'],
    });
  }
  expect(await sent()).toEqual(before);
});

it('a reminder names the amount, since when, the way to pay and the message, and is a notice', async () => {
  const rented = await addRented(rig);
  const rent = await addLate(rented);
  const answer = await remind(rented, rented.lister.token, { message: 'Could you pay it today?' });
  expect(answer, answer.text).toMatchObject({
    status: 200,
    body: { message: 'Reminder sent.', reminded_at: expect.stringMatching(/^2026-03-01T12:/) },
  });
  const mail = (await mailsTo(rig.accounts, rented.tenant.email))[0];
  expect(mail?.subject).toBe('Lea reminds you of $300.00');
  expect(mail?.text).toContain('Lea reminds you of $300.00, open since February 1, 2026.');
  expect(mail?.text).toContain('Could you pay it today?');
  expect(mail?.text).toContain(`/my-crashpad?pay=${rent}`);
  const notice = await rig.db
    .selectFrom('notifications')
    .select(['kind', 'data'])
    .where('member_id', '=', rented.tenant.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(notice).toMatchObject({
    kind: 'rent_reminded',
    data: { amount_cents: 30_000, date: '2026-02-01' },
  });
  const balances = await rig.get('/lister/balances', rented.lister.token);
  expect(balances.body.data[0].reminded_at).toBe(answer.body.reminded_at);
});

it('of two reminders at once, one is sent, and the other names the next day', async () => {
  const rented = await addRented(rig);
  await addLate(rented);
  const { token } = rented.lister;
  const before = await sent();
  const answers = await Promise.all([remind(rented, token), remind(rented, token)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toEqual({
    message: 'You have reminded them today. You can do it again on March 2, 2026.',
    error_code: 'ALREADY_REMINDED',
    next_on: '2026-03-02',
  });
  const { reminders } = await sent();
  expect(reminders.length).toBe(before.reminders.length + 1);
});

it('the oldest late period is reminded of three times, and the next one again', async () => {
  const rented = await addRented(rig);
  const rent = await addLate(rented);
  const { token } = rented.lister;
  const earlier = ['2026-02-26', '2026-02-27', '2026-02-28'].map((day) => ({
    ...{ rental_id: rented.id, obligation_id: rent, day, created_at: `${day}T12:00:00Z` },
  }));
  await rig.db.insertInto('rent_reminders').values(earlier).execute();
  expect((await remind(rented, token)).body).toMatchObject({
    error_code: 'ALREADY_REMINDED',
    next_on: null,
  });
  await rig.db
    .updateTable('obligations')
    .set({ status: 'cancelled', closed_as: 'written_off' })
    .where('id', '=', rent)
    .execute();
  await addLate(rented, { period_from: '2026-01-01', period_to: '2026-02-01' });
  expect((await remind(rented, token)).status).toBe(200);
});

it('after a block a reminder goes out without a message only, also after the stay and the plan', async () => {
  const rented = await addRented(rig, { row: { status: 'ended', checkout_date: '2026-02-20' } });
  await addLate(rented);
  const { lister, tenant } = rented;
  await rig.db
    .insertInto('blocks')
    .values({ member_id: tenant.id, blocked_id: lister.id })
    .execute();
  await rig.db
    .updateTable('members')
    .set({ expire_at: '2026-02-01T00:00:00Z' })
    .where('id', '=', lister.id)
    .execute();
  expect(await remind(rented, lister.token, { message: 'Pay, please.' })).toMatchObject({
    status: 403,
    body: { error_code: 'CANNOT_WRITE' },
  });
  expect((await remind(rented, lister.token)).status).toBe(200);
});

const DUE = { period_from: '2026-02-26', period_to: '2026-03-26', collection: COLLECTION.manual };

it('rent by hand that has been open for three days is reminded of once, and rent by AutoPay is not', async () => {
  const rented = await addRented(rig);
  const auto = await addRented(rig);
  const created_at = '2026-02-26T07:00:00Z';
  await addRent(rig, rented, { ...DUE, created_at });
  await addRent(rig, auto, { ...DUE, created_at, collection: COLLECTION.auto });
  const now = rig.accounts.clock.now();
  await remindOfOverdueRent(rig.db, now);
  await remindOfOverdueRent(rig.db, now);
  const mails = await mailsTo(rig.accounts, rented.tenant.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Reminder: you owe $300.00']);
  expect(mails[0]?.text).toContain('you owe Lea $300.00, open since February 26, 2026.');
  expect(await mailsTo(rig.accounts, auto.tenant.email)).toEqual([]);
  const balances = await rig.get('/lister/balances', rented.lister.token);
  expect(balances.body.data[0].reminded_at).toBeNull();
});

it('a lister turns the reminders of tenants who pay by hand off, and nobody else can', async () => {
  const rented = await addRented(rig);
  const { lister, tenant } = rented;
  const put = (token: string | undefined, body: object) =>
    rig.accounts.call('PUT', '/lister/settings/reminders', { token, body });
  expect((await put(undefined, { on: false })).status).toBe(401);
  expect((await put(tenant.token, { on: false })).status).toBe(403);
  expect((await put(lister.token, { on: 'no' })).status).toBe(422);
  const read = () => rig.get('/lister/settings/reminders', lister.token);
  expect((await read()).body).toEqual({ on: true });
  expect(await put(lister.token, { on: false })).toMatchObject({
    status: 200,
    body: { on: false },
  });
  expect((await read()).body).toEqual({ on: false });
  await addRent(rig, rented, { ...DUE, created_at: '2026-02-26T07:00:00Z' });
  const before = await sent();
  await remindOfOverdueRent(rig.db, rig.accounts.clock.now());
  expect(await sent()).toEqual(before);
});

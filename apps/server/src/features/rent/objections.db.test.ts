import { AUTOPAY } from '@crewpad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/test-app.ts';
import { addTenant } from '../rentals/testing.ts';
import { notifyOfLateRent, remindOfRent } from './periods/reminders.ts';
import { RentRig, type Tenancy } from './periods/testing.ts';

let rig: RentRig;
beforeAll(async () => {
  rig = await RentRig.open();
});
afterAll(() => rig.close());

const call = (method: string, path: string, token: string | undefined, body?: object) =>
  rig.billing.accounts.call(method, path, { token, body });
const object = (charge: number, token: string | undefined, body: object = { text: 'I paid it.' }) =>
  call('POST', `/charges/${charge}/objection`, token, body);
const withdraw = (charge: number, token: string, body?: object) =>
  call('DELETE', `/charges/${charge}/objection`, token, body);
const answer = (charge: number, token: string, body: object = { text: 'Found it.' }) =>
  call('POST', `/charges/${charge}/objection/answer`, token, body);
const collect = (charge: number, token: string) =>
  call('POST', `/charges/${charge}/collect`, token, {});
const CLOSED = { status: 409, body: { error_code: 'OBJECTION_CLOSED' } };

/** Rent of March that the tenant's card has refused once. */
async function failed(): Promise<Tenancy & { charge: number }> {
  rig.at('2027-02-28T12:00:00Z');
  const stay = await rig.tenancy({ card: 'declined' });
  await rig.runAt('2027-03-01T07:00:00Z');
  return { ...stay, charge: (await rig.row(stay.id)).id };
}

async function mailsOf(memberId: number) {
  const { email } = await rig.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return mailsTo(rig.billing.accounts, email);
}

const rowOf = (id: number) =>
  rig.db.selectFrom('obligations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The row of a payment in a member's list. */
async function listed(charge: number, token: string) {
  const { body } = await rig.billing.get('/transaction', token);
  return body.data.find((row: { id: number }) => row.id === charge);
}

async function record({ id, lister }: Tenancy, body: object): Promise<number> {
  const { body: payment, status } = await rig.billing.accounts.call('POST', '/transaction', {
    token: lister.token,
    body: { tenant_id: id, payment_method: 'cash', ...body },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(status).toBe(201);
  return payment.data.id;
}

describe('an objection is refused', () => {
  it('an objection is refused to visitors, strangers and the other party, and changes nothing', async () => {
    const { charge, lister, tenant } = await failed();
    const stranger = await addTenant(rig.billing.accounts);
    expect((await object(charge, undefined)).status).toBe(401);
    expect((await object(charge, stranger.token)).status).toBe(404);
    expect((await object(charge, stranger.token, {})).status).toBe(404);
    expect((await object(charge, lister.token)).status).toBe(403);
    expect((await answer(charge, tenant.token)).status).toBe(403);
    expect((await answer(charge, stranger.token)).status).toBe(404);
    expect((await object(999_999, tenant.token)).status).toBe(404);
    for (const text of ['', ' '.repeat(3), 'x'.repeat(1001), undefined]) {
      expect((await object(charge, tenant.token, { text })).status, `${text}`).toBe(422);
    }
    const parts = [{ refund_id: 1 }, { line: 0 }, { refund_id: 0 }, { line: -1, refund_id: 1 }];
    for (const part of parts) {
      const { status } = await object(charge, tenant.token, { text: 'No', ...part });
      expect([404, 422], JSON.stringify(part)).toContain(status);
    }
    expect(await answer(charge, lister.token)).toMatchObject(CLOSED);
    expect(await withdraw(charge, tenant.token)).toMatchObject(CLOSED);
    expect((await listed(charge, tenant.token)).objections).toEqual([]);
  });
});

it('nobody reads about AutoPay in an objection to rent that is paid by hand', async () => {
  rig.at('2027-02-28T12:00:00Z');
  const stay = await rig.tenancy({ auto_pay: AUTOPAY.off });
  await rig.runAt('2027-03-01T07:00:00Z');
  const { id: charge } = await rig.row(stay.id);
  expect((await object(charge, stay.tenant.token)).status).toBe(201);
  const mail = (await mailsOf(stay.lister.id)).find(({ subject }) => subject.includes('objects'));
  expect(mail?.text).toContain('You can answer once');
  expect(mail?.text).not.toContain('AutoPay');
  // Nothing has paid a share of it.
  expect(mail?.text).toContain('Rent of March 1, 2027 to March 31, 2027: $400.00');
  expect(mail?.text).not.toContain('of $400.00:');
  expect(mail?.text).not.toContain('$400.00 of $400.00');
  expect((await answer(charge, stay.lister.token)).status).toBe(200);
  const replied = (await mailsOf(stay.tenant.id)).find(({ subject }) =>
    subject.includes('answered your objection'),
  );
  expect(replied?.text).toMatch(/The rent stays open. Please pay .+ directly./);
});

it.each(['answered', 'withdrawn'])(
  'an email about an objection that is %s promises no charge while the bank waits',
  async (step) => {
    rig.at('2027-02-28T12:00:00Z');
    const stay = await rig.tenancy({ card: 'confirms' });
    await rig.runAt('2027-03-01T07:00:00Z');
    const { id: charge, status } = await rig.row(stay.id);
    expect(status).toBe('action_required');
    await object(charge, stay.tenant.token);
    await (step === 'answered'
      ? answer(charge, stay.lister.token)
      : withdraw(charge, stay.tenant.token));
    for (const { token } of [stay.lister, stay.tenant]) {
      const state = { hold: 'bank_confirmation', next_attempt_at: null };
      expect(await listed(charge, token)).toMatchObject(state);
    }
    const [mail] = await mailsOf(step === 'answered' ? stay.tenant.id : stay.lister.id);
    expect(mail?.subject).toMatch(step === 'answered' ? /answered/ : /withdrew/);
    const text = mail?.text.replaceAll(/\s+/g, ' ');
    expect(text).toMatch(/Waiting for .+ to confirm with the bank/);
    expect(text).not.toContain('card is charged on');
  },
);

const wordsOf = (mail: { text: string } | undefined) => mail?.text.replaceAll(/\s+/g, ' ') ?? '';

it('the emails about a void name no charge of rent that the tenant objects to', async () => {
  const stay = await failed();
  const entry = await record(stay, { payment_for: 'rent', amount: 100 });
  expect((await object(stay.charge, stay.tenant.token)).status).toBe(201);
  const voided = await rig.billing.accounts.call('POST', `/transaction/${entry}/void`, {
    token: stay.lister.token,
    body: { reason: 'Recorded twice' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(voided.status, voided.text).toBe(200);
  const [toTenant, toLister] = [await mailsOf(stay.tenant.id), await mailsOf(stay.lister.id)].map(
    (mails) => wordsOf(mails.find(({ subject }) => /corrected|voided/.test(subject))),
  );
  expect(toTenant).toMatch(
    /Your card isn't charged for it until .+ answers or you withdraw the objection\./,
  );
  expect(toLister).toContain("Their card isn't charged for it until you answer");
  for (const says of [toTenant, toLister]) {
    expect(says).toContain('$100.00, due on');
    expect(says).not.toMatch(/charged (to the card )?on/);
  }
});

it('the reminder of coming rent promises no charge while the tenant objects to it', async () => {
  rig.at('2027-02-20T12:00:00Z');
  const stay = await rig.tenancy();
  await record(stay, { payment_for: 'rent', amount: 100 });
  const { id: charge } = await rig.row(stay.id);
  expect((await object(charge, stay.tenant.token)).status).toBe(201);
  rig.at('2027-02-26T14:40:00Z');
  await remindOfRent(rig.db, new Date('2027-02-26T14:40:00Z'));
  const mails = await mailsOf(stay.tenant.id);
  const says = wordsOf(mails.find(({ subject }) => subject.includes('due soon')));
  expect(says).toContain('You object to this rent.');
  expect(says).not.toContain('We charge the card');
});

it('an email about late rent names what it waits for: the objection or the bank', async () => {
  const objected = await failed();
  expect((await object(objected.charge, objected.tenant.token)).status).toBe(201);
  rig.at('2027-02-28T12:00:00Z');
  const confirming = await rig.tenancy({ card: 'confirms' });
  await rig.runAt('2027-03-01T07:00:00Z');
  rig.at('2027-03-06T07:01:00Z');
  await notifyOfLateRent(rig.db, new Date('2027-03-06T07:01:00Z'));
  const lateOf = async ({ tenant }: Tenancy) =>
    wordsOf((await mailsOf(tenant.id)).find(({ subject }) => subject.includes('is late')));
  expect(await lateOf(objected)).toContain('You object to this rent.');
  expect(await lateOf(confirming)).toContain('Please confirm it under My Crashpad');
  expect(await lateOf(confirming)).not.toContain('directly');
});

it('an answer about something other than open rent names no rent that stays open', async () => {
  const stay = await failed();
  const entry = await record(stay, { payment_for: 'parking', amount: 30 });
  expect((await object(entry, stay.tenant.token)).status).toBe(201);
  expect((await answer(entry, stay.lister.token)).status).toBe(200);
  const [replied] = await mailsOf(stay.tenant.id);
  expect(replied?.subject).toContain('answered your objection');
  expect(replied?.text).not.toContain('stays open');
});

it('rent that the tenant objects to is not charged until a day after the answer', async () => {
  const { charge, lister, tenant } = await failed();
  const both = await Promise.all([object(charge, tenant.token), object(charge, tenant.token)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const [mail] = await mailsOf(lister.id);
  expect(mail?.subject).toContain('objects to the rent of $400.00');
  expect(mail?.text).toContain('I paid it.');
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
    "AutoPay doesn't charge it until you answer",
  );
  // Rent that is open has no receipt.
  expect(mail?.text).not.toContain('Receipt');
  for (const { token } of [lister, tenant]) {
    expect((await listed(charge, token)).objections).toMatchObject([
      {
        ...{ about: 'rent', text: 'I paid it.', on: '2027-03-01', answer: null },
        ...{ amount: 400, days: { from: '2027-03-01', to: '2027-04-01' } },
      },
    ]);
  }
  const own = await rig.billing.get('/rentals?role=tenant', tenant.token);
  expect(own.body.data[0].objections).toMatchObject([{ charge_id: charge, about: 'rent' }]);
  const roll = await rig.billing.get('/lister/rent-roll?month=2027-03', lister.token);
  const [held] = roll.body.data.filter((row: { charge_id: number }) => row.charge_id === charge);
  expect(held).toMatchObject({ hold: 'objection', next_attempt_at: null });
  expect(held.abilities.collect).toBe(false);
  expect(await collect(charge, lister.token)).toMatchObject({
    ...{ status: 409, body: { error_code: 'OBJECTION_OPEN' } },
  });
  await rig.runAt('2027-03-02T07:00:00Z');
  expect(await rowOf(charge)).toMatchObject({ attempt_count: 1, next_attempt_at: null });

  rig.at('2027-03-02T12:00:00Z');
  const answers = await Promise.all([answer(charge, lister.token), answer(charge, lister.token)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await withdraw(charge, tenant.token)).toMatchObject(CLOSED);
  expect(await object(charge, tenant.token)).toMatchObject(CLOSED);
  // A day after noon of March 2, at one of the hours for another attempt.
  const next = new Date('2027-03-04T07:00:00Z');
  expect(await rowOf(charge)).toMatchObject({ next_attempt_at: next });
  const again = await rig.billing.get('/lister/rent-roll?month=2027-03', lister.token);
  const [free] = again.body.data.filter((row: { charge_id: number }) => row.charge_id === charge);
  expect(free).toMatchObject({ state: 'failed', hold: null, next_attempt_at: next.toISOString() });
  const [replied] = await mailsOf(tenant.id);
  expect(replied?.subject).toContain('answered your objection');
  expect(replied?.text).toContain('Found it.');
  expect(replied?.text).toContain('Your card is charged on');
  expect(await collect(charge, lister.token)).toMatchObject({ status: 409 });
  await rig.runAt('2027-03-03T07:00:00Z');
  expect((await rowOf(charge)).attempt_count).toBe(1);
  await rig.runAt('2027-03-04T07:00:00Z');
  expect((await rowOf(charge)).attempt_count).toBe(2);
});

it('the tenant can pay rent that they object to, and withdraw the objection', async () => {
  const { charge, lister, tenant } = await failed();
  expect((await object(charge, tenant.token)).status).toBe(201);
  await rig.billing.save(tenant);
  expect((await rowOf(charge)).status).not.toBe('paid');
  expect((await collect(charge, tenant.token)).status).toBe(200);
  expect((await withdraw(charge, tenant.token)).status).toBe(200);
  const [mail] = await mailsOf(lister.id);
  expect(mail?.subject).toContain('withdrew their objection');
  expect(mail?.text).not.toContain('charged on');
  const receipt = await rig.billing.get(`/receipts/${charge}`, lister.token);
  expect(receipt.body.data.objections).toMatchObject([{ withdrawn_on: '2027-03-01' }]);
});

it('an entry, its return and a deduction of a deposit have an objection each', async () => {
  const stay = await failed();
  const { tenant, lister } = stay;
  const entry = await record(stay, { payment_for: 'deposit', amount: 100 });
  const settled = await rig.billing.accounts.call('POST', `/transaction/${entry}/refund`, {
    token: lister.token,
    body: { amount: 60, deductions: [{ reason: 'A broken lamp', amount: 40 }], method: 'outside' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(settled.status).toBe(200);
  const targets = (await listed(entry, tenant.token)).objectionable;
  expect(targets).toMatchObject([
    { about: 'entry', refund_id: null, line: null, amount: 100 },
    { about: 'return', line: null, amount: 60 },
    { about: 'deduction', line: 0, amount: 40, reason: 'A broken lamp' },
  ]);
  expect((await listed(entry, lister.token)).objectionable).toEqual([]);
  for (const { refund_id, line } of targets) {
    const part = { ...(refund_id !== null && { refund_id }), ...(line !== null && { line }) };
    expect((await object(entry, tenant.token, { text: 'Wrong', ...part })).status).toBe(201);
  }
  const [mail] = await mailsOf(lister.id);
  expect(mail?.subject).toContain('objects to the $40.00 kept of the deposit');
  expect(mail?.text).toContain('A broken lamp');
  const { body: center } = await rig.billing.get('/notifications', lister.token);
  const received = center.data.filter((row: { kind: string }) => row.kind === 'objection_received');
  const cents = received.map(({ data }: { data: { amount_cents: number } }) => data.amount_cents);
  expect(cents).toEqual([4000, 6000, 10_000]);
  const after = await listed(entry, tenant.token);
  expect(after.objectionable).toEqual([]);
  // Whoever reads an objection reads what it is about, as the tenant did before.
  const summaryOf = ({ about, amount, days }: Record<'about' | 'amount' | 'days', unknown>) => ({
    ...{ about, amount, days },
  });
  expect(after.objections.map(summaryOf)).toEqual(targets.map(summaryOf));
  expect((await listed(entry, lister.token)).objections.map(summaryOf)).toEqual(
    targets.map(summaryOf),
  );
  expect(targets.map(({ days }: { days: unknown }) => days)).toEqual([
    { from: '2027-03-01', to: null },
    { from: '2027-03-01', to: null },
    { from: '2027-03-01', to: null },
  ]);
  const history = await rig.billing.get(`/rental-history/tenant/${stay.id}`, lister.token);
  const steps = history.body.data.map(({ action }: { action: string }) => action);
  expect(steps.filter((step: string) => step === 'object')).toHaveLength(3);
});

it('an objection to an entry that is voided can still be answered, and the answer dismissed', async () => {
  const stay = await failed();
  const { tenant, lister } = stay;
  const entry = await record(stay, { amount: 50 });
  expect((await object(entry, tenant.token)).status).toBe(201);
  const markSeen = (token: string) => call('PUT', `/charges/${entry}/objection/seen`, token);
  expect((await markSeen(lister.token)).status).toBe(403);
  // Nobody has answered yet.
  expect((await markSeen(tenant.token)).body.data.is_seen).toBe(false);
  const voided = await call('POST', `/transaction/${entry}/void`, lister.token, {
    reason: 'A mistake',
  });
  expect(voided.status).toBe(200);
  expect((await answer(entry, lister.token)).status).toBe(200);
  expect(await withdraw(entry, tenant.token)).toMatchObject(CLOSED);
  const history = await rig.billing.get(`/rental-history/tenant/${stay.id}`, tenant.token);
  const closed = history.body.data.find(
    ({ action }: { action: string }) => action === 'answer_objection',
  );
  expect(closed.change_summary).toMatchObject({
    objection_about: { to: 'entry' },
    objection_amount: { to: 50 },
    objection_days: { from: '2027-03-01' },
  });
  for (let n = 0; n < 2; n += 1)
    expect((await markSeen(tenant.token)).body.data.is_seen).toBe(true);
  expect((await rig.billing.get('/rentals', tenant.token)).body.data[0].objections).toMatchObject([
    { answer: 'Found it.', is_seen: true },
  ]);
});

it('an objection after the end keeps the stay among those to settle until its answer', async () => {
  const stay = await failed();
  const { id, tenant, lister } = stay;
  const entry = await record(stay, { amount: 50, payment_for: 'parking' });
  const at = { status: 'ended' as const, ended_at: '2027-03-02T10:00:00Z' };
  const end = { ...at, checkout_date: '2027-03-02', settled_at: '2027-03-03T10:00:00Z' };
  await rig.db.updateTable('rentals').set(end).where('id', '=', id).execute();
  const toSettle = async () => {
    const { body } = await rig.billing.get('/rental?status=to_settle', lister.token);
    return body.data.map((row: { id: number }) => row.id);
  };
  expect(await toSettle()).toEqual([]);
  expect((await object(entry, tenant.token)).status).toBe(201);
  expect(await toSettle()).toEqual([id]);
  expect((await answer(entry, lister.token)).status).toBe(200);
  expect(await toSettle()).toEqual([]);
});

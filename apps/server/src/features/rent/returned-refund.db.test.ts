import { addDays, localDate } from '@crewpad/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo } from '../../testing/test-app.ts';
import { makeMoves } from '../billing/collection/moves.ts';
import { sendRefunds } from '../billing/collection/send-refund.ts';
import { syncDispute, syncRefunds } from '../billing/collection/sync.ts';
import { BillingRig } from '../billing/testing.ts';
import { fitRequests } from './payments/settle-request.ts';
import {
  addRent,
  addRented,
  keyed,
  obligationOf,
  type Rented,
  sendRequest,
} from './periods/testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open({ FLAGS: 'paymentRequest' });
});
afterAll(() => rig.close());

interface Paid {
  stay: Rented;
  id: number;
  charge: string;
}

/** A request of $400.00 that was paid by card. */
async function paid(): Promise<Paid> {
  const stay = await addRented(rig);
  const { path, charge_id: id } = await sendRequest(rig, stay, { amount: 400 });
  // The provider dates charges by whole seconds.
  rig.accounts.clock.advance(1);
  await rig.accounts.call('POST', `${path}/pay`, keyed(stay.tenant.token));
  return { stay, id, charge: (await obligationOf(rig, id)).charge_id ?? '' };
}

const refund = async ({ stay, id }: Paid, body: object) =>
  rig.accounts.call(
    'POST',
    `/transaction/${id}/refund`,
    keyed(await rig.accounts.tokenOf(stay.lister.id), body),
  );

const triesOf = async ({ charge }: Paid) => (await rig.stripe.refunds.list({ charge })).data;

/** The bank sends the last try back, this long after the one before. */
async function sendBack(payment: Paid, hours: number): Promise<void> {
  rig.accounts.clock.advance(hours * 3600);
  await sendRefunds(rig.accounts.services);
  const [last] = await triesOf(payment);
  await rig.control(`refunds/${last?.id}/fail`);
  await syncRefunds(rig.accounts.services, payment.charge);
}

/** The bank returns the first refund three times. */
async function sendBackThrice(payment: Paid): Promise<void> {
  for (const hours of [0, 25, 49]) await sendBack(payment, hours);
}

async function dispute({ charge }: Paid): Promise<string> {
  await rig.control('disputes', { charge });
  const { data } = await rig.stripe.disputes.list({ charge });
  const id = data[0]?.id ?? '';
  await syncDispute(rig.accounts.services, id);
  return id;
}

const disputeOf = (id: string) =>
  rig.db.selectFrom('disputes').selectAll().where('provider_id', '=', id).executeTakeFirstOrThrow();

/** Asserts that the lister's part of the journal is what their account has, with what was paid out. */
async function expectBooked({ stay, id }: Paid): Promise<void> {
  const { account: stripeAccount } = stay as unknown as { account: string };
  const { available, pending } = await rig.stripe.balance.retrieve({}, { stripeAccount });
  const { data } = await rig.stripe.payouts.list({ limit: 100 }, { stripeAccount });
  const held = [...available, ...pending, ...data].reduce((sum, { amount }) => sum + amount, 0);
  const lines = await rig.db
    .selectFrom('journal_lines as l')
    .innerJoin('journal as j', 'j.id', 'l.journal_id')
    .select('l.amount_cents')
    .where('j.obligation_id', '=', id)
    .where('l.account', '=', 'connected')
    .execute();
  expect(lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(held);
}

const subjectsTo = async ({ email }: { email: string }) =>
  (await mailsTo(rig.accounts, email)).map(({ subject }) => subject);

async function noticesTo({ id }: { id: number }): Promise<string[]> {
  const rows = await rig.db
    .selectFrom('notifications')
    .select('kind')
    .where('member_id', '=', id)
    .execute();
  return rows.map(({ kind }) => kind);
}

interface Line {
  action: string;
  change_summary: Record<string, { to: string | number | null }>;
  money: object | null;
  created_at: string;
}

const zoneOf = async ({ stay }: Paid) =>
  (
    await rig.db
      .selectFrom('rentals')
      .select('time_zone')
      .where('id', '=', stay.id)
      .executeTakeFirstOrThrow()
  ).time_zone;

/** The history, newest first, with the days from its refund. */
async function historyOf({ stay }: Paid) {
  const token = await rig.accounts.tokenOf(stay.tenant.id);
  const { body } = await rig.get(`/rental-history/tenant/${stay.id}`, token);
  const { data } = body as { data: Line[] };
  const start = data.find(({ action }) => action === 'refund')?.created_at ?? '';
  const daysOf = ({ created_at: at }: Line) =>
    Math.max(0, Math.floor((Date.parse(at) - Date.parse(start)) / 86_400_000));
  return data.map((line) => ({ ...line, days: daysOf(line) }));
}

const dayAfter = ({ created_at }: Line, days: number, zone: string) =>
  localDate(new Date(Date.parse(created_at) + days * 86_400_000), zone);

async function shownTo(member: { id: number }, { id }: Paid) {
  const token = await rig.accounts.tokenOf(member.id);
  const answer = await rig.get(`/receipts/${id}`, token);
  return (answer.body as { data: { refunds: object[] } }).data.refunds;
}

it('a payment by card is returned another way only after its refund has not worked', async () => {
  const payment = await paid();
  const outside = { amount: 120, method: 'outside' };
  expect(await refund(payment, outside)).toMatchObject({
    status: 409,
    body: { error_code: 'REFUND_THE_CARD' },
  });
  const { body } = await refund(payment, { amount: 120 });
  const replaces = body.refund.id;
  expect((await refund(payment, { ...outside, replaces })).status).toBe(409);
  await sendBack(payment, 0);
  const answers = await Promise.all([
    refund(payment, { ...outside, replaces }),
    refund(payment, { ...outside, replaces }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  // The tries have ended, and the lister has their money again.
  rig.accounts.clock.advance(30 * 24 * 3600);
  await sendRefunds(rig.accounts.services);
  await makeMoves(rig.accounts.services);
  expect(await triesOf(payment)).toHaveLength(1);
  for (const member of [payment.stay.lister, payment.stay.tenant]) {
    expect(await shownTo(member, payment)).toMatchObject([
      { amount: 120, state: 'returned', method: 'card', replaced: true },
      { amount: 120, state: 'done', method: 'outside', replaced: false },
    ]);
  }
});

it('each return of a refund and each new try is a line of the history with its own day', async () => {
  const payment = await paid();
  await refund(payment, { amount: 120, reason: 'Sorry' });
  for (const hours of [0, 25]) await sendBack(payment, hours);
  rig.accounts.clock.advance(49 * 3600);
  await sendRefunds(rig.accounts.services);
  expect(await triesOf(payment)).toHaveLength(3);
  const lines = await historyOf(payment);
  expect(lines.map(({ action, days }) => [action, days])).toEqual([
    ['refund_tried', 3],
    ['refund_returned', 1],
    ['refund_tried', 1],
    ['refund_returned', 0],
    ['refund', 0],
    ['charge', 0],
    ['send_request', 0],
  ]);
  expect(lines[4]?.money).toMatchObject({ amount: 120, state: 'done' });
  for (const { change_summary } of lines.slice(0, 4)) {
    expect(change_summary).toMatchObject({
      refund_amount: { to: 120 },
      refund_for: { to: 'parking' },
    });
  }
  const zone = await zoneOf(payment);
  const returns = lines.filter(({ action }) => action === 'refund_returned');
  expect(returns.map(({ change_summary }) => change_summary.next_try_on?.to)).toEqual(
    returns.map((line, at) => dayAfter(line, at === 0 ? 2 : 1, zone)),
  );
});

it('a returned refund has the day of its last return, and then that of its new try, for both sides', async () => {
  const payment = await paid();
  await refund(payment, { amount: 120 });
  const expectShown = async (more: object) => {
    for (const member of [payment.stay.lister, payment.stay.tenant]) {
      const token = await rig.accounts.tokenOf(member.id);
      const rows = await rig.get(`/transaction?tenant_id=${payment.stay.id}`, token);
      const { data } = rows.body as { data: { id: number; refunds: object[] }[] };
      const row = data.find(({ id }) => id === payment.id);
      for (const refunds of [await shownTo(member, payment), row?.refunds]) {
        expect(refunds).toMatchObject([{ amount: 120, ...more }]);
      }
    }
  };
  const zone = await zoneOf(payment);
  const today = () => localDate(rig.accounts.clock.now(), zone);
  await expectShown({ state: 'done', on: today(), returns: 0 });
  rig.accounts.clock.advance(3 * 24 * 3600);
  await sendBack(payment, 0);
  const tomorrow = addDays(today(), 1);
  await expectShown({ state: 'retrying', on: today(), returns: 1, next_try_on: tomorrow });
  rig.accounts.clock.advance(25 * 3600);
  await rig.control('refunds/next', { status: 'pending', times: 1 });
  await sendRefunds(rig.accounts.services);
  const tried = today();
  rig.accounts.clock.advance(30 * 3600);
  await sendRefunds(rig.accounts.services);
  await expectShown({ state: 'pending', on: tried, returns: 1 });
  const [last] = await triesOf(payment);
  await rig.control(`refunds/${last?.id}/succeed`);
  await syncRefunds(rig.accounts.services, payment.charge);
  await expectShown({ state: 'done', returns: 1, next_try_on: null });
});

it('the settlement of an ended stay says when a returned refund is tried again, to both sides', async () => {
  const payment = await paid();
  const { stay } = payment;
  await rig.accounts.call('POST', `/rental/${stay.id}/leave`, keyed(stay.tenant.token));
  const { body } = await refund(payment, { amount: 120 });
  await sendBack(payment, 0);
  const zone = await zoneOf(payment);
  const today = localDate(rig.accounts.clock.now(), zone);
  const settlementOf = async ({ id }: { id: number }) => {
    const answer = await rig.get('/rentals', await rig.accounts.tokenOf(id));
    const { data } = answer.body as { data: { id: number; settlement: object }[] };
    return data.find((row) => row.id === stay.id)?.settlement;
  };
  const retried = { refund_id: body.refund.id, amount: 120, returned_on: today };
  for (const member of [stay.lister, stay.tenant]) {
    expect(await settlementOf(member)).toMatchObject({
      refunds_pending: 120,
      refunds_retried: [{ ...retried, next_try_on: addDays(today, 1) }],
    });
  }
  const close = async () =>
    rig.accounts.put(`/rental/${stay.id}/settled`, {}, await rig.accounts.tokenOf(stay.lister.id));
  const early = await close();
  expect(early.status).toBe(409);
  expect(early.body.message).toMatch(
    /^The bank returned \$120.00 on .+ We try again on .+ return it another way.$/,
  );
  const outside = { amount: 120, method: 'outside', replaces: body.refund.id };
  expect((await refund(payment, outside)).status).toBe(200);
  expect(await settlementOf(stay.lister)).toMatchObject({
    refunds_pending: 0,
    refunds_retried: [],
  });
  expect((await close()).status).toBe(200);
});

it('both sides are told of each return and of each new try, in words of their own', async () => {
  const payment = await paid();
  const { lister, tenant } = payment.stay;
  await refund(payment, { amount: 120 });
  const subjectsTo = async (to: { email: string }) => {
    const [last] = await mailsTo(rig.accounts, to.email);
    return `${last?.subject}\n${last?.text.replaceAll(/\s+/g, ' ')}`;
  };
  const first = await subjectsTo(tenant);
  expect(first).toContain('returned $120.00');
  await sendBack(payment, 0);
  expect(await subjectsTo(lister)).toContain('sent back your refund of $120.00. We try again on');
  rig.accounts.clock.advance(25 * 3600);
  await sendRefunds(rig.accounts.services);
  expect(await subjectsTo(tenant)).toMatch(
    /^A refund of \$120.00 was tried again\n.*We tried again/,
  );
  expect(await subjectsTo(lister)).toMatch(
    /^A refund of \$120.00 was tried again\n.*went to the card/,
  );
  expect(await noticesTo(tenant)).toContain('refund_again');
  expect(await noticesTo(lister)).toContain('tenant_refund_again');
  await sendBack(payment, 0);
  expect(await subjectsTo(tenant)).toContain('your bank sent it back once more');
  expect(await subjectsTo(lister)).toContain('sent back your refund of $120.00 once more');
});

it('the refund of a whole payment is returned another way while its card is tried again', async () => {
  const payment = await paid();
  const { body } = await refund(payment, { amount: 400 });
  await sendBack(payment, 0);
  expect(await shownTo(payment.stay.lister, payment)).toMatchObject([{ state: 'retrying' }]);
  const again = { amount: 400, method: 'outside', replaces: body.refund.id };
  expect((await refund(payment, again)).status).toBe(200);
  expect((await refund(payment, again)).status).toBe(409);
});

it('a request covers rent until its refund is done, which can be later', async () => {
  const stay = await addRented(rig);
  const days = { period_from: '2026-07-01', period_to: '2026-08-01' };
  const rent = await addRent(rig, stay, { ...days, amount_cents: 30_000 });
  const { path, charge_id: id } = await sendRequest(rig, stay, {
    amount: 100,
    payment_for: 'rent',
  });
  await rig.accounts.call('POST', `${path}/pay`, keyed(stay.tenant.token));
  const payment = { stay, id, charge: (await obligationOf(rig, id)).charge_id ?? '' };
  const settled = async () => (await obligationOf(rig, rent)).settled_cents;
  expect(await settled()).toBe(10_000);
  await rig.control('refunds/next', { status: 'pending' });
  expect((await refund(payment, { amount: 40 })).status).toBe(202);
  await fitRequests(rig.accounts.services);
  expect(await settled()).toBe(10_000);
  const [providerRefund] = await triesOf(payment);
  await rig.control(`refunds/${providerRefund?.id}/succeed`);
  await syncRefunds(rig.accounts.services, payment.charge);
  await Promise.all([fitRequests(rig.accounts.services), fitRequests(rig.accounts.services)]);
  expect(await settled()).toBe(6000);
});

it('a refund that the bank returns three times ends with the lister, and both are told', async () => {
  const payment = await paid();
  await refund(payment, { amount: 120 });
  await sendBack(payment, 0);
  expect(await shownTo(payment.stay.tenant, payment)).toMatchObject([{ state: 'retrying' }]);
  // Another refund works in the meantime, but the returned amount stays reserved.
  expect((await refund(payment, { amount: 280.01 })).status).toBe(422);
  expect((await refund(payment, { amount: 30 })).status).toBe(200);
  rig.accounts.clock.advance(23 * 3600);
  await sendRefunds(rig.accounts.services);
  expect(await triesOf(payment)).toHaveLength(2);
  const { refunds } = rig.stripe;
  for (const hours of [2, 49]) {
    rig.accounts.clock.advance(hours * 3600);
    await sendRefunds(rig.accounts.services);
    const { data } = await refunds.list({ charge: payment.charge });
    const last = data.find(({ amount, status }) => amount === 12_000 && status === 'succeeded');
    await rig.control(`refunds/${last?.id}/fail`);
    await syncRefunds(rig.accounts.services, payment.charge);
  }
  const [first] = await shownTo(payment.stay.lister, payment);
  expect(first).toMatchObject({ state: 'returned', next_try_on: null });
  await makeMoves(rig.accounts.services);
  const move = await rig.db
    .selectFrom('provider_moves')
    .selectAll()
    .where('obligation_id', '=', payment.id)
    .executeTakeFirstOrThrow();
  expect(move).toMatchObject({ kind: 'refund_return', state: 'done', amount_cents: 12_000 });
  for (const { email } of [payment.stay.tenant, payment.stay.lister]) {
    const subjects = (await mailsTo(rig.accounts, email)).map(({ subject }) => subject);
    expect(subjects).toContain('A refund of $120.00 came back from the bank');
  }
  // It stays on both pages until the money has gone back another way.
  const refundsToReturn = () =>
    Promise.all(
      [payment.stay.tenant, payment.stay.lister].map(async ({ id }) => {
        const { body } = await rig.accounts.get('/rentals', await rig.accounts.tokenOf(id));
        return body.data[0].returned_refunds.map(({ amount }: { amount: number }) => amount);
      }),
    );
  expect(await refundsToReturn()).toEqual([[120], [120]]);
  const again = { amount: 120, method: 'outside', replaces: (first as { id: number }).id };
  expect((await refund(payment, again)).status).toBe(200);
  expect(await refundsToReturn()).toEqual([[], []]);
});

it('a refund that waits at the provider and then comes back is a refund in the books and reports', async () => {
  const payment = await paid();
  await rig.control('refunds/next', { status: 'pending', times: 1 });
  await refund(payment, { amount: 120 });
  await expectBooked(payment);
  await sendBack(payment, 0);
  await expectBooked(payment);
  rig.accounts.clock.advance(25 * 3600);
  await sendRefunds(rig.accounts.services);
  await expectBooked(payment);
  expect(await shownTo(payment.stay.lister, payment)).toMatchObject([{ state: 'done' }]);
  const year = rig.accounts.clock.now().getUTCFullYear();
  const token = await rig.accounts.tokenOf(payment.stay.lister.id);
  const { body } = await rig.get(`/transaction/statement?year=${year}`, token);
  expect(JSON.stringify(body)).toContain('"kind":"refund"');
});

it('a dispute after a returned refund takes all that the lister holds', async () => {
  const payment = await paid();
  await refund(payment, { amount: 120 });
  await sendBackThrice(payment);
  await makeMoves(rig.accounts.services);
  const id = await dispute(payment);
  await rig.control(`disputes/${id}/close`, { won: false });
  await syncDispute(rig.accounts.services, id);
  expect(await disputeOf(id)).toMatchObject({ state: 'lost', taken_cents: 40_000 });
  await expectBooked(payment);
  // What was promised another way is over, for both.
  for (const to of [payment.stay.lister, payment.stay.tenant]) {
    const about = (await subjectsTo(to)).filter((subject) => subject.startsWith('A refund of'));
    expect(about).toHaveLength(2);
  }
  expect(await noticesTo(payment.stay.tenant)).toContain('refund_stopped');
  expect(await noticesTo(payment.stay.lister)).toContain('tenant_refund_stopped');
});

it('a dispute ends a refund that is tried again, and takes the whole payment', async () => {
  const payment = await paid();
  await refund(payment, { amount: 120 });
  await sendBack(payment, 0);
  const id = await dispute(payment);
  await makeMoves(rig.accounts.services);
  expect(await disputeOf(id)).toMatchObject({ state: 'open', taken_cents: 40_000 });
  expect(await shownTo(payment.stay.tenant, payment)).toMatchObject([
    { state: 'returned', next_try_on: null },
  ]);
  rig.accounts.clock.advance(30 * 24 * 3600);
  await sendRefunds(rig.accounts.services);
  expect(await triesOf(payment)).toHaveLength(1);
  await expectBooked(payment);
  const [last] = await mailsTo(rig.accounts, payment.stay.lister.email);
  expect(last?.text).not.toContain('another way');
});

it('a returned refund that the account cannot receive is owed, and its card waits for it', async () => {
  const payment = await paid();
  const { account } = payment.stay as unknown as { account: string };
  const { body } = await refund(payment, { amount: 120 });
  await sendBack(payment, 0);
  await sendBack(payment, 25);
  await rig.control(`accounts/${account}/state`, { state: 'restricted' });
  await sendBack(payment, 49);
  await makeMoves(rig.accounts.services);
  expect(await subjectsTo(payment.stay.lister)).toContain(
    'We owe you $120.00 from a refund that came back',
  );
  expect(await noticesTo(payment.stay.lister)).toContain('dispute_owed');
  const again = { amount: 120, method: 'card', replaces: body.refund.id };
  expect((await refund(payment, again)).status).toBe(409);
  await rig.control(`accounts/${account}/state`, { state: 'complete' });
  rig.accounts.clock.advance(3600);
  await makeMoves(rig.accounts.services);
  expect((await refund(payment, again)).status).toBe(200);
  await expectBooked(payment);
});

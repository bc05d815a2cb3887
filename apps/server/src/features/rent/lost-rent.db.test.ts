import { COLLECTION } from '@crewpad/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo } from '../../testing/test-app.ts';
import { makeMoves } from '../billing/collection/moves.ts';
import { syncDispute } from '../billing/collection/sync.ts';
import { handleEvent } from '../billing/handle-event.ts';
import { payoutEvents } from '../payouts/onboarding.ts';
import { fitRequests } from './payments/settle-request.ts';
import { reduceReplacements } from './periods/schedule-rent.ts';
import { keyed, RentRig, type Tenancy } from './periods/testing.ts';

let rig: RentRig;
beforeAll(async () => {
  rig = await RentRig.open({ FLAGS: 'paymentRequest' });
});
afterAll(() => rig.close());

const call = async (path: string, member: { id: number }, body = {}) =>
  rig.billing.accounts.call(
    'POST',
    path,
    keyed(await rig.billing.accounts.tokenOf(member.id), body),
  );

/** March's rent of $400.00, whose charge the tenant's bank disputes, or asks about. */
async function disputed(settings: { inquiry?: boolean; amount?: number } = {}) {
  rig.at('2027-02-28T12:00:00Z');
  await rig.db.updateTable('rentals').set({ next_due_at: null }).execute();
  const stay = await rig.tenancy();
  await rig.runAt('2027-03-01T07:00:00Z');
  const paid = await rig.row(stay.id);
  rig.at('2027-03-10T12:00:00Z');
  return { ...stay, paid, dispute: await dispute(paid.charge_id ?? '', settings) };
}

async function dispute(charge: string, settings = {}): Promise<string> {
  await rig.billing.control('disputes', { charge, ...settings });
  const { data } = await rig.billing.stripe.disputes.list({ charge });
  const id = data[0]?.id ?? '';
  await syncDispute(rig.services, id);
  return id;
}

async function close(id: string, end: object): Promise<void> {
  await rig.billing.control(`disputes/${id}/close`, end);
  await syncDispute(rig.services, id);
}

const replacementOf = async ({ id }: Tenancy) =>
  (await rig.rows(id)).find(({ replaces_id }) => replaces_id !== null);

/** Newest first. */
async function mailsOf({ id }: { id: number }) {
  const { email } = await rig.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return mailsTo(rig.billing.accounts, email);
}

const subjectsTo = async (member: { id: number }) =>
  (await mailsOf(member)).map(({ subject }) => subject);

/** Asserts what the lister has at the provider, with what was paid out. */
async function expectLister({ lister }: Tenancy, cents: number): Promise<void> {
  const { account: stripeAccount } = lister as unknown as { account: string };
  const { stripe } = rig.billing;
  const { available, pending } = await stripe.balance.retrieve({}, { stripeAccount });
  const { data } = await stripe.payouts.list({ limit: 100 }, { stripeAccount });
  const sum = [...available, ...pending, ...data].reduce((all, { amount }) => all + amount, 0);
  expect(sum).toBe(cents);
}

/** The row of March's charged rent on the roll. */
async function rollRow({ lister, paid }: Awaited<ReturnType<typeof disputed>>) {
  const token = await rig.billing.accounts.tokenOf(lister.id);
  const { body } = await rig.billing.accounts.get('/lister/rent-roll?month=2027-03', token);
  return body.data.find((row: { charge_id: number }) => row.charge_id === paid.id);
}

it('rent of a lost dispute is open again, late and by hand, and both are told', async () => {
  const stay = await disputed();
  expect(await replacementOf(stay)).toBeUndefined();
  await close(stay.dispute, { won: false });
  await syncDispute(rig.services, stay.dispute);
  const replacement = await replacementOf(stay);
  expect(replacement).toMatchObject({
    status: 'due',
    collection: COLLECTION.manual,
    amount_cents: 40_000,
    replaces_cause: stay.dispute,
  });
  expect((await rig.rental(stay.id)).auto_pay).toBe(0);
  expect(await subjectsTo(stay.lister)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/bank disputes a payment of \$400\.00$/),
      expect.stringMatching(/^You lost the dispute/),
    ]),
  );
  expect(await subjectsTo(stay.tenant)).toContain('Your bank returned your payment of $400.00');
  for (const member of [stay.lister, stay.tenant]) {
    const token = await rig.billing.accounts.tokenOf(member.id);
    const { body } = await rig.billing.accounts.get('/transaction', token);
    const row = body.data.find(({ id }: { id: number }) => id === stay.paid.id);
    expect(row).toMatchObject({
      dispute: { state: 'lost', amount: 400, opened_on: '2027-03-10', decided_on: '2027-03-10' },
      abilities: { refund: false },
    });
    expect(row.dispute).toMatchObject({
      ...{ taken_back: 400, next: 'rent_is_open' },
      replacement: { charge_id: replacement?.id, left: 400 },
    });
    const again = body.data.find(({ id }: { id: number }) => id === replacement?.id);
    expect(again).toMatchObject({
      ...{ state: 'late', late_days: 0, reopened: { by: 'dispute', on: '2027-03-10' } },
    });
  }
  const kinds = {
    [stay.tenant.id]: ['autopay_ended_dispute', 'own_dispute_lost'],
    [stay.lister.id]: ['tenant_autopay_ended_dispute', 'dispute_lost'],
  };
  for (const member of [stay.lister, stay.tenant]) {
    const token = await rig.billing.accounts.tokenOf(member.id);
    const { body } = await rig.billing.accounts.get('/rentals', token);
    const rental = body.data.find(({ id }: { id: number }) => id === stay.id);
    expect(rental).toMatchObject({
      autopay_state: {
        ...{ state: 'off', ended_by: 'dispute_lost' },
        since: expect.stringContaining('2027-03-10T12:00:0'),
      },
      owed: { amount: 400, since: '2027-03-10' },
      open_charge: { reopened: { on: '2027-03-10', by: 'dispute' } },
    });
    const { body: history } = await rig.billing.accounts.get(
      `/rental-history/tenant/${stay.id}`,
      token,
    );
    const auto_pay = { from: 1, to: 0 };
    expect(history.data).toContainEqual(
      expect.objectContaining({
        ...{ action: 'disable_autopay', actor: 'system' },
        change_summary: { auto_pay, autopay_ended: { from: null, to: 'dispute_lost' } },
      }),
    );
    const ends = history.data.filter(
      ({ action }: { action: string }) => action === 'close_dispute',
    );
    expect(ends).toMatchObject([{ money: { state: 'lost', reopened: 400 } }]);
    const { body: center } = await rig.billing.accounts.get('/notifications', token);
    const notices = center.data as { kind: string; data: object }[];
    const [autopay, lost] = kinds[member.id] ?? [];
    expect(notices.map(({ kind }) => kind)).toContain(autopay);
    expect(notices.find(({ kind }) => kind === lost)?.data).toMatchObject({ date: '2027-03-10' });
    const mail = (await mailsOf(member)).find(({ text }) => text.includes('open again'));
    expect(mail?.text).toContain('This rent has been open again since March 10, 2027 and is late.');
    expect(mail?.text).toContain('AutoPay ended because a payment was taken back.');
    const pays = mail?.text.includes(`/my-crashpad?pay=${replacement?.id}`);
    expect(pays).toBe(member === stay.tenant);
  }
  // A mailed link to pay the old row leads to what is open.
  const link = await rig.billing.accounts.get(
    `/charges/${stay.paid.id}`,
    await rig.billing.accounts.tokenOf(stay.tenant.id),
  );
  expect(link.body.data).toMatchObject({ reopened_as: replacement?.id });
  expect(link.body.data).not.toHaveProperty('paid_text');
  expect(link.body.data.closed_text).toMatch(
    /^Your bank decided for you.* has been open again since March 10, 2027\.$/,
  );
  expect(await rollRow(stay)).toMatchObject({
    ...{ state: 'paid', taken_back: 400, refunds: [] },
    dispute: { state: 'lost', next: 'rent_is_open', replacement: { charge_id: replacement?.id } },
  });
  // The rent of the month is the same, whether it was paid once or is owed again.
  const { body: roll } = await rig.billing.accounts.get(
    '/lister/rent-roll?month=2027-03',
    await rig.billing.accounts.tokenOf(stay.lister.id),
  );
  expect(roll.totals).toMatchObject({ expected: 400, paid: 400, late: 400, taken_back: 400 });
  await expectLister(stay, -1590);
});

it('a loss before the money was taken says so, and both are told when the rent is open again', async () => {
  rig.at('2027-02-28T12:00:00Z');
  await rig.db.updateTable('rentals').set({ next_due_at: null }).execute();
  const stay = await rig.tenancy();
  await rig.runAt('2027-03-01T07:00:00Z');
  const paid = await rig.row(stay.id);
  rig.at('2027-03-10T12:00:00Z');
  const { account } = stay.lister as unknown as { account: string };
  await rig.billing.control(`accounts/${account}/reversals`, { refuse: true });
  await close(await dispute(paid.charge_id ?? ''), { won: false });
  expect(await replacementOf(stay)).toBeUndefined();
  const [lost] = await mailsOf(stay.lister);
  expect(lost?.subject).toMatch(/^You lost the dispute/);
  expect(lost?.text).toContain("We couldn't take $400.00 from your payout account yet.");
  const [returned] = await mailsOf(stay.tenant);
  expect(returned?.subject).toBe('Your bank returned your payment of $400.00');
  expect(returned?.text).not.toContain('open again');
  await rig.billing.control(`accounts/${account}/reversals`, { refuse: false });
  rig.at('2027-03-10T14:00:00Z');
  await makeMoves(rig.services);
  expect(await replacementOf(stay)).toMatchObject({ status: 'due', amount_cents: 40_000 });
  for (const member of [stay.lister, stay.tenant]) {
    const [mail, ...earlier] = await mailsOf(member);
    expect(mail?.subject).toContain(member === stay.lister ? 'was taken' : 'no longer counts');
    expect(mail?.text).toContain('This rent has been open again since March 10, 2027 and is late.');
    expect(earlier.map(({ subject }) => subject)).not.toContain(mail?.subject);
  }
});

it('card and cash at once leave one payment of a replacement', async () => {
  const stay = await disputed();
  await close(stay.dispute, { won: false });
  const { id } = (await replacementOf(stay)) ?? { id: 0 };
  const pay = () => call(`/charges/${id}/collect`, stay.tenant);
  const cash = () =>
    call('/transaction', stay.lister, {
      tenant_id: stay.id,
      amount: 400,
      period_from: '2027-03-01',
    });
  const answers = await Promise.all([pay(), cash(), pay()]);
  const row = await replacementOf(stay);
  expect(row?.status).toBe('paid');
  const charged = row?.charge_id === null ? 0 : 40_000;
  expect(charged + (row?.settled_cents ?? 0)).toBe(40_000);
  expect(answers.some(({ status }) => status < 300)).toBe(true);
  await expectLister(stay, charged === 0 ? -1590 : -1590 + 38_410);
});

it('money that a bank gives back goes to the lister and reduces the replacement', async () => {
  const stay = await disputed();
  await close(stay.dispute, { won: false, returned: 15_000 });
  expect((await replacementOf(stay))?.amount_cents).toBe(25_000);
  await reduceReplacements(rig.services);
  expect((await replacementOf(stay))?.status).toBe('due');
  const journal = await rig.db
    .selectFrom('disputes')
    .selectAll()
    .where('provider_id', '=', stay.dispute)
    .executeTakeFirstOrThrow();
  expect(journal).toMatchObject({ taken_cents: 40_000, returned_cents: 15_000 });
  for (const member of [stay.lister, stay.tenant]) {
    const token = await rig.billing.accounts.tokenOf(member.id);
    const { body } = await rig.billing.accounts.get('/transaction', token);
    expect(body.data.find(({ id }: { id: number }) => id === stay.paid.id)).toMatchObject({
      dispute: { taken_back: 250, given_back: 150, replacement: { left: 250 } },
    });
  }
  await expectLister(stay, -1590 + 15_000);
});

it('an inquiry that the bank closes is no won dispute for either side', async () => {
  const stay = await disputed({ inquiry: true });
  await close(stay.dispute, { won: true });
  expect(await replacementOf(stay)).toBeUndefined();
  expect((await rollRow(stay)).dispute).toMatchObject({ state: 'won', next: 'nothing_moved' });
  const notices = await rig.db
    .selectFrom('notifications')
    .select(['member_id', 'kind'])
    .where('member_id', 'in', [stay.lister.id, stay.tenant.id])
    .execute();
  expect(notices.filter(({ kind }) => kind.includes('dispute'))).toHaveLength(4);
  expect(notices).toEqual(
    expect.arrayContaining([
      { member_id: stay.tenant.id, kind: 'own_dispute_inquiry' },
      { member_id: stay.lister.id, kind: 'dispute_inquiry' },
      { member_id: stay.tenant.id, kind: 'own_dispute_closed' },
      { member_id: stay.lister.id, kind: 'dispute_closed' },
    ]),
  );
});

it('an open dispute pauses AutoPay, and a won one lets the waiting rent be charged', async () => {
  const stay = await disputed();
  await rig.db
    .updateTable('rentals')
    .set({ next_due_at: '2027-04-01T07:00:00Z', next_rent_on: '2027-04-01' })
    .where('id', '=', stay.id)
    .execute();
  await rig.runAt('2027-04-01T07:00:00Z');
  const april = async () => (await rig.rows(stay.id)).at(-1);
  expect(await april()).toMatchObject({
    period_from: '2027-04-01',
    status: 'blocked',
    next_attempt_at: null,
  });
  expect(await rollRow(stay)).toMatchObject({ dispute: { state: 'open', next: 'bank_decides' } });
  const pressed = await call(`/charges/${(await april())?.id}/collect`, stay.lister);
  expect(pressed.status).toBe(409);
  await rig.runAt('2027-04-08T07:00:00Z');
  await close(stay.dispute, { won: true });
  await rig.run();
  expect((await april())?.status).toBe('paid');
});

it('a dispute won while payouts are restricted is owed, and paid once they are not', async () => {
  const stay = await disputed();
  const { account } = stay.lister as unknown as { account: string };
  await rig.billing.control(`accounts/${account}/state`, { state: 'restricted' });
  await close(stay.dispute, { won: true });
  const moveOf = () =>
    rig.db
      .selectFrom('provider_moves')
      .selectAll()
      .where('dispute_id', '=', stay.dispute)
      .where('kind', '=', 'dispute_return')
      .executeTakeFirstOrThrow();
  expect(await moveOf()).toMatchObject({ state: 'refused', amount_cents: 40_000 });
  const token = await rig.billing.accounts.tokenOf(stay.lister.id);
  const { body } = await rig.billing.accounts.get('/transaction', token);
  expect(body.data[0]).toMatchObject({ owed_to_lister: 400, dispute: { state: 'won' } });
  expect((await rollRow(stay)).dispute).toMatchObject({ next: 'owed_to_lister' });
  expect(await subjectsTo(stay.lister)).toContain('We owe you $400.00 from the won dispute');
  await rig.billing.control(`accounts/${account}/state`, { state: 'complete' });
  rig.clock.advance(3600);
  await Promise.all([makeMoves(rig.services), makeMoves(rig.services)]);
  expect(await moveOf()).toMatchObject({ state: 'done', tries: 2 });
  expect((await rollRow(stay)).dispute).toMatchObject({ next: 'stays_paid', taken_back: 0 });
  await expectLister(stay, 38_410);
});

/** A move that the provider refuses, because the lister's account receives nothing for now. */
async function refusedReturn() {
  const stay = await disputed();
  const { account } = stay.lister as unknown as { account: string };
  await rig.billing.control(`accounts/${account}/state`, { state: 'restricted' });
  await close(stay.dispute, { won: true });
  const move = () =>
    rig.db
      .selectFrom('provider_moves')
      .selectAll()
      .where('dispute_id', '=', stay.dispute)
      .where('kind', '=', 'dispute_return')
      .executeTakeFirstOrThrow();
  expect(await move()).toMatchObject({ state: 'refused', tries: 1 });
  const allow = () => rig.billing.control(`accounts/${account}/state`, { state: 'complete' });
  return { stay, account, move, allow };
}

it('a refused move is tried again at once when the account can receive money', async () => {
  const { account, move, allow } = await refusedReturn();
  const event = { id: 'evt_1', type: 'account.updated', objectId: account, account };
  await payoutEvents.handle(rig.services, event);
  expect(await move()).toMatchObject({ state: 'refused', tries: 1 });
  await allow();
  await payoutEvents.handle(rig.services, event);
  expect(await move()).toMatchObject({ state: 'done', tries: 2 });
});

it('a refused move is tried again at once when money becomes available', async () => {
  const { move, allow } = await refusedReturn();
  await allow();
  await handleEvent(rig.services, { type: 'balance.available', object_id: '' });
  expect(await move()).toMatchObject({ state: 'done', tries: 2 });
});

it('a refused move is tried after 1, 6 and 24 hours, then daily, and given up on day 30', async () => {
  const { stay, move } = await refusedReturn();
  const start = rig.clock.now().getTime();
  const hours: number[] = [];
  for (let next = await move(); next.next_try_at !== null; next = await move()) {
    hours.push(Math.round((next.next_try_at.getTime() - start) / 3_600_000));
    rig.clock.set(next.next_try_at);
    await makeMoves(rig.services);
  }
  expect(hours.slice(0, 4)).toEqual([1, 7, 31, 55]);
  expect(hours.at(-1)).toBeLessThanOrEqual(30 * 24);
  expect(hours.at(-1)).toBeGreaterThan(29 * 24);
  expect(await move()).toMatchObject({ state: 'abandoned', tries: hours.length + 1 });
  expect((await rollRow(stay)).dispute).toMatchObject({ next: 'owed_to_lister' });
});

it('an inquiry moves no money, and both sides read how it ends', async () => {
  const stay = await disputed({ inquiry: true });
  expect((await rollRow(stay)).dispute).toMatchObject({
    ...{ state: 'inquiry', amount: 400, taken_back: 0, next: 'bank_asks', decided_on: null },
  });
  expect((await rig.rental(stay.id)).auto_pay).toBe(1);
  await expectLister(stay, 38_410);
  await close(stay.dispute, { won: true });
  expect((await rollRow(stay)).dispute).toMatchObject({ state: 'won', next: 'nothing_moved' });
  await expectLister(stay, 38_410);
  expect(await subjectsTo(stay.lister)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/bank is asking about a payment of \$400\.00$/),
      expect.stringMatching(/^The question from .* bank is settled$/),
    ]),
  );
  const subjects = await subjectsTo(stay.tenant);
  expect(subjects).toContain('Your bank is asking about your payment of $400.00');
  expect(subjects).toContain("Your bank's question is settled");
  expect(subjects).not.toContainEqual(expect.stringMatching(/took back|disputes/));
});

it('a dispute of $40.00 of which $10.00 were refunded is about $30.00 everywhere', async () => {
  rig.at('2027-02-28T12:00:00Z');
  const stay = await rig.tenancy({ rental_amount: 4000 });
  await rig.runAt('2027-03-01T07:00:00Z');
  const paid = await rig.row(stay.id);
  rig.at('2027-03-02T12:00:00Z');
  expect((await call(`/transaction/${paid.id}/refund`, stay.lister, { amount: 10 })).status).toBe(
    200,
  );
  const id = await dispute(paid.charge_id ?? '', { amount: 4000 });
  const amounts = { amount: 30, taken_back: 30 };
  expect((await rollRow({ ...stay, paid, dispute: id })).dispute).toMatchObject(amounts);
  for (const member of [stay.lister, stay.tenant]) {
    const subjects = await subjectsTo(member);
    expect(subjects).toContainEqual(expect.stringMatching(/disputes .*payment of \$30\.00$/));
    expect(subjects).not.toContainEqual(expect.stringMatching(/disputes .*\$40\.00/));
    const token = await rig.billing.accounts.tokenOf(member.id);
    const { body } = await rig.billing.accounts.get(`/receipts/${paid.id}`, token);
    expect(body.data.dispute).toMatchObject(amounts);
  }
  await close(id, { won: false });
  const [replacement] = (await rig.rows(stay.id)).filter(({ replaces_id }) => replaces_id !== null);
  expect(replacement).toMatchObject({ amount_cents: 3000, status: 'due' });
});

it('a lost request leaves its share of rent open, also where a card paid the rest', async () => {
  rig.at('2027-02-20T12:00:00Z');
  const stay = await rig.tenancy();
  const form = { tenant_id: stay.id, payment_for: 'rent', amount: 150 };
  const { body } = await call('/payment-request', stay.lister, form);
  const { id: request, charge_id: charge } = body.data;
  expect((await call(`/payment-request/${request}/pay`, stay.tenant)).status).toBe(200);
  await rig.runAt('2027-03-01T07:00:00Z');
  expect(await rig.billing.charges(stay.tenant)).toEqual([25_000, 15_000]);
  const [march] = await rig.rows(stay.id);
  const { charge_id } = await rig.db
    .selectFrom('obligations')
    .select('charge_id')
    .where('id', '=', charge)
    .executeTakeFirstOrThrow();
  rig.at('2027-03-10T12:00:00Z');
  const id = await dispute(charge_id ?? '');
  await close(id, { won: false });
  await Promise.all([fitRequests(rig.services), fitRequests(rig.services)]);
  await fitRequests(rig.services);
  expect(await rig.row(stay.id)).toMatchObject({ status: 'paid', amount_cents: 25_000 });
  const open = await replacementOf(stay);
  expect(open).toMatchObject({
    ...{
      status: 'due',
      collection: COLLECTION.manual,
      amount_cents: 15_000,
      replaces_id: march?.id,
    },
  });
  const token = await rig.billing.accounts.tokenOf(stay.tenant.id);
  const { body: list } = await rig.billing.accounts.get('/transaction', token);
  const rentRow = list.data.find((row: { id: number }) => row.id === charge);
  expect(rentRow.dispute).toMatchObject({ state: 'lost', next: 'covered_rent_is_open' });
  for (const member of [stay.lister, stay.tenant]) {
    const mail = (await mailsOf(member)).find(({ text }) => text.includes('no longer covers'));
    expect(mail?.text).toContain('What was due has been open again since March 10, 2027.');
  }
  const link = await rig.billing.accounts.get(`/charges/${march?.id}`, token);
  expect(link.body.data).toMatchObject({
    reopened_as: open?.id,
    closed_text: expect.stringMatching(/^Your bank decided for you.* since March 10, 2027\.$/),
  });
  // What the bank gives back later covers it again.
  await close(id, { won: false, returned: 5000 });
  await fitRequests(rig.services);
  expect(await replacementOf(stay)).toMatchObject({ settled_cents: 5000, status: 'due' });
  expect((await call(`/charges/${open?.id}/collect`, stay.tenant)).status).toBe(200);
  expect((await rig.billing.charges(stay.tenant))[0]).toBe(10_000);
});

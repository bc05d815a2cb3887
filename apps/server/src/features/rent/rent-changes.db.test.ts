import { AUTOPAY } from '@crewpad/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo } from '../../testing/test-app.ts';
import { RentRig, type Tenancy } from './periods/testing.ts';

let rig: RentRig;
beforeAll(async () => {
  rig = await RentRig.open();
});
afterAll(() => rig.close());

const CLOSED = { status: 409, body: { error_code: 'RENT_CHANGE_CLOSED' } };

/** A tenancy with March paid. */
async function stay(row: Parameters<RentRig['tenancy']>[0] = {}): Promise<Tenancy> {
  rig.at('2027-03-02T12:00:00Z');
  return rig.tenancy({ next_rent_on: '2027-04-01', next_due_at: '2027-04-01T07:00:00Z', ...row });
}
const call = (method: string, path: string, token: string, body: object = {}) =>
  rig.billing.accounts.call(method, path, { token, body });
const raise = ({ id, lister }: Tenancy, rental_amount: number) =>
  call('PUT', `/rental/${id}`, lister.token, { rental_amount });
const answer = ({ id, tenant }: Tenancy, step: string, body?: object) =>
  call('POST', `/rental/${id}/rent-change/${step}`, tenant.token, body);
const amounts = async (id: number) => (await rig.rows(id)).map((row) => row.amount_cents);
async function mailsOf(memberId: number) {
  const { email } = await rig.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return mailsTo(rig.billing.accounts, email);
}

/** The rows of an email about a rent that does not come. */
function expectDead(text: string | undefined, row: string): void {
  expect(text).toContain('Rent: $400.00 per month, as before');
  expect(text).toContain(row);
  expect(text).not.toMatch(/New rent|Rent until then|From:/);
}
const historyOf = async ({ id }: Tenancy, token: string) => {
  const { body } = await rig.billing.get(`/rental-history/tenant/${id}`, token);
  return (body as { data: { action: string; change_summary: object }[] }).data;
};

it('a small rise holds ten days after its notice, by hand too, and both sides are told', async () => {
  const tenancy = await stay({ auto_pay: AUTOPAY.off });
  rig.at('2027-03-25T12:00:00Z');
  const { body } = await raise(tenancy, 450);
  expect(body.data.rent_change).toMatchObject({
    ...{ from: '2027-05-01', old: 400, new: 450, state: 'announced' },
  });
  for (const memberId of [tenancy.tenant.id, tenancy.lister.id]) {
    const [mail] = await mailsOf(memberId);
    expect(mail?.subject).toContain('$450.00');
    expect(mail?.text).toContain('From: May 1, 2027');
    expect(mail?.text).not.toContain('AutoPay');
  }
  const [toTenant] = await mailsOf(tenancy.tenant.id);
  expect(toTenant?.text).toContain("You don't need to answer.");
  expect(toTenant?.text).toContain('you can leave at any time');
  const [toLister] = await mailsOf(tenancy.lister.id);
  expect(toLister?.text).toMatch(/Member \d+ doesn't need to answer\./);
  const [step] = await historyOf(tenancy, tenancy.tenant.token);
  expect(step).toMatchObject({
    action: 'update',
    change_summary: {
      rental_amount: { from: 400, to: 450 },
      rent_from: { from: null, to: '2027-05-01' },
    },
  });
  await rig.runAt('2027-04-01T07:00:00Z');
  await rig.runAt('2027-05-01T07:00:00Z');
  expect(await amounts(tenancy.id)).toEqual([40_000, 45_000]);
  // It has begun.
  expect(
    await call('DELETE', `/rental/${tenancy.id}/rent-change`, tenancy.lister.token),
  ).toMatchObject(CLOSED);
});

it('a rise above 20% changes nothing until the tenant has accepted the amount they saw', async () => {
  const tenancy = await stay();
  const { body } = await raise(tenancy, 500);
  expect(body.data).toMatchObject({
    rental_amount: 400,
    rent_change: { from: '2027-04-01', new: 500, state: 'asked' },
  });
  const [toTenant] = await mailsOf(tenancy.tenant.id);
  expect(toTenant?.text).toContain('It applies only if you accept it under My Crashpad.');
  const [toLister] = await mailsOf(tenancy.lister.id);
  expect(toLister?.text).toMatch(/It applies only if Member \d+ accepts it\./);
  expect(await answer(tenancy, 'accept', { new: 490 })).toMatchObject({
    ...{ status: 409, body: { error_code: 'EDITED_MEANWHILE' } },
  });
  const lister = { ...tenancy, tenant: { ...tenancy.tenant, token: tenancy.lister.token } };
  expect((await answer(lister, 'accept', { new: 500 })).status).toBe(403);
  await rig.runAt('2027-04-01T07:00:00Z');
  // April is due at the old rent, so the question is about May.
  for (const { token } of [tenancy.tenant, tenancy.lister]) {
    const { body: own } = await rig.billing.get('/rentals', token);
    expect(own.data[0].rent_change).toMatchObject({ from: '2027-05-01', state: 'asked' });
  }
  const both = await Promise.all([
    answer(tenancy, 'accept', { new: 500 }),
    answer(tenancy, 'accept', { new: 500 }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 200)?.body.data).toMatchObject({
    rental_amount: 500,
    rent_change: { from: '2027-05-01', state: 'accepted' },
  });
  const consents = await rig.db
    .selectFrom('autopay_consents')
    .select('shown')
    .where('rental_id', '=', tenancy.id)
    .execute();
  expect(consents.map(({ shown }) => shown)).toMatchObject([
    { about: 'rent_change', rental_amount: 50_000 },
  ]);
  const mails = await mailsOf(tenancy.tenant.id);
  const consent = mails.find(
    ({ subject }) => subject === 'AutoPay charges the new rent for The Nest',
  );
  expect(consent?.text).toContain('you agreed that AutoPay charges the new rent:');
  expect(consent?.text).toContain('New rent: $500.00 per month from May 1, 2027');
  expect(consent?.text).toContain('Next rent: $500.00, May 1, 2027');
  expect(mails.map(({ subject }) => subject)).not.toContain('AutoPay is on for The Nest');
  // Who has agreed is not asked what to do if they don't.
  const agreed = mails.find(({ subject }) => subject === 'You accepted a rent of $500.00');
  expect(agreed?.text).toContain('From: May 1, 2027');
  expect(agreed?.text).not.toContain("don't agree");
  const [mail] = await mailsOf(tenancy.lister.id);
  expect(mail?.subject).toMatch(/ accepted a rent of \$500\.00$/);
  expect(mail?.text).toContain('From: May 1, 2027');
  const { body: notices } = await rig.billing.get('/notifications', tenancy.lister.token);
  expect(notices.data[0]).toMatchObject({
    ...{ kind: 'rent_change_accepted', data: { amount_cents: 50_000, date: '2027-05-01' } },
  });
  for (const { token } of [tenancy.lister, tenancy.tenant]) {
    const steps = await historyOf(tenancy, token);
    expect(steps.find(({ action }) => action === 'accept_rent_change')).toMatchObject({
      change_summary: {
        rental_amount: { from: 400, to: 500 },
        rent_from: { from: null, to: '2027-05-01' },
      },
    });
  }
  await rig.runAt('2027-05-01T07:00:00Z');
  expect(await amounts(tenancy.id)).toEqual([40_000, 50_000]);
});

it('a rise for which the end of the stay leaves no day asks nobody', async () => {
  const tenancy = await stay();
  await raise(tenancy, 500);
  const day = { checkout_date: '2027-03-31', checkout_time: '10:00' };
  await call('POST', `/rental/${tenancy.id}/checkout`, tenancy.lister.token, day);
  for (const { token } of [tenancy.tenant, tenancy.lister]) {
    const { body } = await rig.billing.get('/rentals', token);
    expect(body.data[0]).toMatchObject({ checkout_date: '2027-03-31', rent_change: null });
  }
  expect(await answer(tenancy, 'accept', { new: 500 })).toMatchObject({
    ...{ status: 409, body: { error_code: 'RENT_CHANGE_CLOSED' } },
  });
});

it('a declined rise leaves the rent as it is, with the reason for the lister', async () => {
  const tenancy = await stay({ checkout_date: '2027-09-01' });
  await raise(tenancy, 410);
  const { body } = await answer(tenancy, 'decline', { reason: 'We agreed on $400.' });
  expect(body.data).toMatchObject({
    rental_amount: 400,
    rent_change: { state: 'declined', reason: 'We agreed on $400.' },
  });
  for (const [{ id }, subject] of [
    [tenancy.lister, / declined a rent of \$410\.00/],
    [tenancy.tenant, /^You declined a rent of \$410\.00/],
  ] as const) {
    const [mail] = await mailsOf(id);
    expect(mail?.subject).toMatch(subject);
    expect(mail?.text).toContain('Reason: We agreed on $400.');
    expectDead(mail?.text, 'Declined rent: $410.00 per month from April 1, 2027');
  }
  for (const { token } of [tenancy.lister, tenancy.tenant]) {
    const [step] = await historyOf(tenancy, token);
    expect(step).toMatchObject({
      ...{ action: 'decline_rent_change', reason: 'We agreed on $400.' },
      change_summary: {
        rental_amount: { from: 400, to: 410 },
        rent_from: { from: null, to: '2027-04-01' },
      },
    });
  }
  for (const step of ['accept', 'decline']) {
    expect(await answer(tenancy, step, { new: 410 })).toMatchObject(CLOSED);
  }
  await rig.runAt('2027-04-01T07:00:00Z');
  expect(await amounts(tenancy.id)).toEqual([40_000]);
});

it('the lister takes back a rise that has not begun, and a new one replaces it', async () => {
  const tenancy = await stay();
  const path = `/rental/${tenancy.id}/rent-change`;
  expect(await call('DELETE', path, tenancy.lister.token)).toMatchObject(CLOSED);
  await raise(tenancy, 500);
  expect((await raise(tenancy, 440)).body.data).toMatchObject({
    rental_amount: 440,
    rent_change: { new: 440, state: 'announced' },
  });
  expect(await answer(tenancy, 'accept', { new: 500 })).toMatchObject(CLOSED);
  const { body } = await call('DELETE', path, tenancy.lister.token);
  expect(body.data).toMatchObject({ rental_amount: 400, rent_change: null });
  await rig.runAt('2027-04-01T07:00:00Z');
  expect(await amounts(tenancy.id)).toEqual([40_000]);
});

it('until a rise begins, the old rent is the rent of today, and going back to it takes it back', async () => {
  const tenancy = await stay();
  expect((await raise(tenancy, 440)).body.data).toMatchObject({
    ...{ rental_amount: 440, rent_today: 400 },
  });
  const { body: own } = await rig.billing.get('/rentals', tenancy.tenant.token);
  expect(own.data[0]).toMatchObject({ rent_today: 400, rent_change: { new: 440 } });
  const { text } = await rig.billing.get('/lister/tenants/export', tenancy.lister.token);
  expect(text).toContain('400.00');
  expect(text).not.toContain('440.00');
  expect((await raise(tenancy, 400)).body.data).toMatchObject({
    ...{ rental_amount: 400, rent_today: 400, rent_change: null },
  });
  const [mail] = await mailsOf(tenancy.tenant.id);
  expect(mail?.subject).toContain('took back the rent of $440.00');
  expectDead(mail?.text, 'Rent taken back: $440.00 per month from April 1, 2027');
  await rig.runAt('2027-04-01T07:00:00Z');
  expect(await amounts(tenancy.id)).toEqual([40_000]);
  await raise(tenancy, 440);
  rig.at('2027-05-02T12:00:00Z');
  const { body: later } = await rig.billing.get('/rentals', tenancy.tenant.token);
  expect(later.data[0]).toMatchObject({ rent_today: 440, rent_change: null });
});

it('a lower rent holds from the next period, without an answer', async () => {
  const tenancy = await stay({ checkout_date: '2027-09-01' });
  rig.at('2027-03-31T12:00:00Z');
  const { body } = await raise(tenancy, 300);
  expect(body.data.rent_change).toMatchObject({ from: '2027-04-01', state: 'announced' });
  const [mail] = await mailsOf(tenancy.tenant.id);
  expect(mail?.text).toContain('New rent: $300.00');
  expect(mail?.text).not.toMatch(/AutoPay|don't agree/);
  await rig.runAt('2027-04-01T07:00:00Z');
  expect(await amounts(tenancy.id)).toEqual([30_000]);
});

it('a new payment day keeps a rise that was announced', async () => {
  const tenancy = await stay();
  await raise(tenancy, 440);
  await call('PUT', `/rental/${tenancy.id}`, tenancy.lister.token, { payment_date: 15 });
  const texts = (await mailsOf(tenancy.tenant.id)).map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringContaining('Rent: $400.00 per month, due on the 15th'));
  await rig.runAt('2027-04-01T07:00:00Z');
  await rig.runAt('2027-04-15T07:00:00Z');
  expect((await amounts(tenancy.id)).at(-1)).toBe(44_000);
});

it('a raised late fee counts ten days after its notice, a lower one at once', async () => {
  const tenancy = await stay({ late_fee: 2000 });
  const edit = async (late_fee: number) => {
    const path = `/rental/${tenancy.id}`;
    return (await call('PUT', path, tenancy.lister.token, { late_fee })).body.data;
  };
  expect((await edit(30)).late_fee_change).toMatchObject({
    old: 20,
    from: expect.stringContaining('2027-03-12T12:00'),
  });
  expect((await edit(10)).late_fee_change).toBeNull();
});

it('a rise that replaces an open one says so in both emails, and once in the history', async () => {
  const tenancy = await stay();
  await raise(tenancy, 450);
  rig.clock.advance(60);
  await raise(tenancy, 460);
  rig.clock.advance(60);
  await raise(tenancy, 600);
  for (const { id, token } of [tenancy.tenant, tenancy.lister]) {
    const { body } = await rig.billing.get('/rentals', token);
    const own = body.data.find((row: { id: number }) => row.id === tenancy.id);
    expect(own.rent_change.replaced).toEqual({ amount: 460, from: '2027-04-01' });
    // The replaced ones are mailed no more.
    const [mail] = await mailsOf(id);
    expect(mail?.text).toContain('Replaces the rent of: $460.00 per month from April 1, 2027');
    const history = await historyOf(tenancy, token);
    const entries = history.map(({ action, change_summary: summary }) => [action, summary]);
    expect(entries).toHaveLength(3);
    expect(entries).toMatchObject([
      ['ask_rent_change', { rental_amount: { to: 600 }, rent_replaced: { to: 460 } }],
      ['update', { rental_amount: { from: 400, to: 460 }, rent_replaced: { to: 450 } }],
      ['update', { rental_amount: { from: 400, to: 450 }, rent_from: { to: '2027-04-01' } }],
    ]);
  }
});

const changeRents = (lister: Tenancy['lister'], body: object, key?: string) =>
  rig.billing.accounts.call('POST', '/rental/rents', {
    ...{ token: lister.token, body },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

/** Two tenancies of one lister, with March paid. */
async function twoStays(row: Parameters<typeof stay>[0] = {}): Promise<[Tenancy, Tenancy]> {
  const first = await stay();
  const second = await stay(row);
  const { listing_id } = await rig.rental(second.id);
  const { id } = first.lister;
  await rig.db.updateTable('listings').set({ user_id: id }).where('id', '=', listing_id).execute();
  const moved = rig.db.updateTable('rentals').set({ lister_id: id });
  await moved.where('id', '=', second.id).execute();
  return [first, { ...second, lister: first.lister }];
}

it('several rents change together: one is set, one is asked, and a second press changes nothing', async () => {
  const [first, second] = await twoStays({ rental_amount: 30_000 });
  const rental_ids = [second.id, first.id];
  const body = { rental_ids, change: { to: '440.00' }, from: '2027-04-15' };
  const shown = { [first.id]: 400, [second.id]: 300 };
  const answer = await changeRents(first.lister, { ...body, shown }, 'rents-1');
  expect(answer).toMatchObject({
    status: 200,
    body: {
      data: [
        { rental_id: first.id, old: 400, new: 440, from: '2027-05-01', state: 'set' },
        { rental_id: second.id, old: 300, new: 440, from: '2027-05-01', state: 'asked' },
      ],
    },
  });
  expect((await changeRents(first.lister, { ...body, shown }, 'rents-1')).body).toEqual(
    answer.body,
  );
  for (const { tenant } of [first, second]) expect(await mailsOf(tenant.id)).toHaveLength(1);
  // The other device still shows the old rent.
  const late = await changeRents(first.lister, { ...body, change: { by_amount: 50 }, shown });
  expect(late).toMatchObject({
    ...{ status: 409, body: { error_code: 'EDITED_MEANWHILE', rents: { [first.id]: 440 } } },
  });
  await rig.runAt('2027-04-01T07:00:00Z');
  await rig.runAt('2027-05-01T07:00:00Z');
  expect(await amounts(first.id)).toEqual([40_000, 44_000]);
  expect(await amounts(second.id)).toEqual([30_000, 30_000]);
});

it('no rent changes unless all of them can', async () => {
  const [first, second] = await twoStays({ auto_pay: AUTOPAY.on, checkout_date: '2027-04-20' });
  const other = await stay();
  const rental_ids = [first.id, second.id];
  const from = '2027-04-15';
  const to = (amount: unknown) => ({ change: { to: amount } });
  const refused = async (body: object) => {
    const answer = await changeRents(first.lister, { rental_ids, from, ...to(410), ...body });
    return [answer.status, answer.body.errors ?? answer.body.error_code];
  };
  expect(await refused({ rental_ids: [first.id, other.id] })).toEqual([404, 'NOT_FOUND']);
  expect(await refused({ rental_ids: Array.from({ length: 101 }, (_, at) => at + 1) })).toEqual([
    ...[422, { rental_ids: ['is_too_large'] }],
  ]);
  expect(await refused(to('410.001'))).toEqual([422, { 'change.to': ['must_be_a_number'] }]);
  expect(await refused({ change: {} })).toEqual([
    ...[422, { 'change.to': ['rental_amount_is_required'] }],
  ]);
  expect(await refused({ change: { by_amount: -400 } })).toEqual([
    ...[422, { 'change.by_amount': ['is_too_small'] }],
  ]);
  expect(await refused({ ...to(5000.01), from: '2027-05-01' })).toMatchObject([
    ...[422, { 'change.to': ['is_above_the_card_maximum'] }],
  ]);
  expect(await refused({ from: '2027-03-01' })).toEqual([
    ...[422, { from: ['date_is_before_tomorrow'] }],
  ]);
  expect(await refused({ from: '2027-03-11' })).toMatchObject([
    ...[422, { from: ['notice_is_too_short'] }],
  ]);
  expect(await refused({})).toEqual([422, { from: ['stay_ends_before'] }]);
  await rig.db
    .updateTable('rentals')
    .set({ status: 'ended' })
    .where('id', '=', second.id)
    .execute();
  expect(await refused({})).toEqual([409, 'CONFLICT']);
  const rents = await Promise.all([first.id, other.id].map((id) => rig.rental(id)));
  expect(rents.map(({ rental_amount }) => rental_amount)).toEqual([40_000, 40_000]);
  expect(await mailsOf(first.tenant.id)).toEqual([]);
});

it('of two changes of the same rents at once one wins', async () => {
  const [first, second] = await twoStays();
  const shown = { [first.id]: 400, [second.id]: 400 };
  const body = { rental_ids: [first.id, second.id], from: '2027-05-01', shown };
  const both = await Promise.all([
    changeRents(first.lister, { ...body, change: { by_amount: 10 } }),
    changeRents(first.lister, { ...body, change: { by_amount: 20 } }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('a rent that was announced for one day can be moved to another', async () => {
  const tenancy = await stay();
  const body = { rental_ids: [tenancy.id], change: { to: 440 }, from: '2027-04-01' };
  await changeRents(tenancy.lister, body);
  await changeRents(tenancy.lister, { ...body, from: '2027-05-01' });
  const { body: own } = await rig.billing.get('/rentals', tenancy.tenant.token);
  expect(own.data[0].rent_change).toMatchObject({ from: '2027-05-01', old: 400, new: 440 });
});

import { AUTOPAY, COLLECTION } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/test-app.ts';
import { RentRig, type Tenancy } from '../../rent/periods/testing.ts';

let rig: RentRig;
beforeAll(async () => {
  rig = await RentRig.open();
});
beforeEach(async () => {
  await rig.db.updateTable('rentals').set({ next_due_at: null }).execute();
  await rig.db
    .updateTable('obligations')
    .set({ collection: COLLECTION.manual, next_attempt_at: null })
    .execute();
  rig.at('2027-04-20T12:00:00Z');
});
afterAll(() => rig.close());

const get = (path: string, token: string) => rig.billing.accounts.get(path, token);
const post = (path: string, body: object, token: string) => rig.billing.post(path, body, token);
const settled = ({ id, lister }: Tenancy) =>
  rig.billing.accounts.put(`/rental/${id}/settled`, {}, lister.token);

const record = async ({ id, lister }: Tenancy, amount: string, more: object = {}) => {
  const answer = await post('/transaction', { tenant_id: id, amount, ...more }, lister.token);
  expect(answer.status).toBe(201);
  return (answer.body as { data: { id: number } }).data.id;
};

/** Both sides read the same of an ended stay. */
async function settlementOf({ id, lister, tenant }: Tenancy) {
  const sides = await Promise.all(
    [lister, tenant].map(async ({ token }) => {
      const { data } = (await get('/rentals', token)).body as {
        data: { id: number; settlement: Record<string, unknown> | null }[];
      };
      return data.find((rental) => rental.id === id)?.settlement;
    }),
  );
  expect(sides[0]).toEqual(sides[1]);
  return sides[0];
}

const NOTHING = {
  ...{ unused: null, unused_manual: 0, unused_days: null, returned: null, credit: 0 },
  ...{ open: [], canceled: [], deposit_held: 0, deposit_unpaid: 0 },
  ...{ refunds_pending: 0, refunds_retried: [], agreed_end: null, settled_at: null },
};
/** Its first days, of 400 dollars. */
const JUNE = {
  ...{ period_from: '2027-06-01', period_to: '2027-06-15' },
  ...{ rent: 186.67, whole: 400 },
};
const UNUSED = { from: '2027-06-15', to: '2027-07-01' };
const MAY = { period_from: '2027-05-01', period_to: '2027-06-01', rent: 400, whole: null };

/** Unused rent of one card payment. */
function byCard(amount: number, charge_id: unknown = expect.any(Number)) {
  return { amount, charge_id, rows: [{ charge_id, amount }] };
}

interface Case {
  title: string;
  row?: NonNullable<Parameters<RentRig['tenancy']>[0]>;
  prepare?: (tenancy: Tenancy) => Promise<unknown>;
  left: object;
}

const CASES: Case[] = [
  {
    title: 'rent that a card paid for days after the end',
    left: { unused: byCard(213.33), unused_days: UNUSED },
  },
  {
    title: 'rent that is open, for its days only',
    row: { auto_pay: AUTOPAY.off },
    left: { open: [{ amount: 186.67, charge_id: expect.any(Number), ...JUNE }] },
  },
  {
    title: 'what was paid in part beyond the days that are left',
    row: { auto_pay: AUTOPAY.off },
    prepare: (tenancy) => record(tenancy, '300'),
    left: { credit: 113.33 },
  },
  {
    title: 'the rest of what covers older rent first',
    row: { auto_pay: AUTOPAY.off, start: '2027-05-01' },
    prepare: (tenancy) => record(tenancy, '300'),
    left: {
      open: [
        { amount: 100, charge_id: expect.any(Number), ...MAY },
        { amount: 186.67, charge_id: expect.any(Number), ...JUNE },
      ],
    },
  },
  {
    title: 'credit of a shortened period that covers older rent',
    row: { auto_pay: AUTOPAY.off, start: '2027-05-01' },
    prepare: (tenancy) => record(tenancy, '300', { period_from: '2027-06-01' }),
    left: { open: [{ amount: 286.67, charge_id: expect.any(Number), ...MAY }] },
  },
  {
    title: 'a rest of the period before',
    row: { auto_pay: AUTOPAY.off, start: '2027-05-01' },
    prepare: (tenancy) => record(tenancy, '399.70', { period_from: '2027-05-01' }),
    left: { open: [{ amount: 186.97, charge_id: expect.any(Number), ...JUNE }] },
  },
  {
    title: 'what was paid by hand for the next period',
    prepare: (tenancy) => record(tenancy, '400'),
    left: {
      ...{ unused: byCard(213.33), unused_manual: 400 },
      unused_days: { ...UNUSED, to: '2027-08-01' },
    },
  },
  {
    title: 'rent that a declined card has not paid',
    row: { card: 'declined' },
    left: { open: [{ amount: 186.67, charge_id: expect.any(Number), ...JUNE }] },
  },
  {
    title: 'a deposit, and the end that was agreed',
    row: { auto_pay: AUTOPAY.off, deposit: 10_000, checkout_date: '2027-06-30' },
    prepare: async (tenancy) => {
      await record(tenancy, '90', { payment_for: 'deposit' });
      await record(tenancy, '386.67');
    },
    left: {
      ...{ deposit_held: 90, deposit_unpaid: 10, unused_manual: 200, agreed_end: '2027-06-30' },
      unused_days: { ...UNUSED, to: '2027-06-30' },
    },
  },
];

it('what is left of an agreed deposit stands in the email about a part of it', async () => {
  const stay = await rig.tenancy({ start: '2027-06-01', auto_pay: AUTOPAY.off, deposit: 10_000 });
  await record(stay, '90', { payment_for: 'deposit' });
  const { email } = await rig.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', stay.tenant.id)
    .executeTakeFirstOrThrow();
  const [mail] = await mailsTo(rig.billing.accounts, email);
  expect(mail?.text).toMatch(/\$10\.00 of the deposit is still open\. You pay .+\s+directly\./);
});

describe('the settlement before the end is the one after it', () => {
  it.each(CASES)(
    'the settlement before the end is the one after it with $title',
    async ({ row = {}, prepare, left }) => {
      for (const way of ['leave', 'checkout'] as const) {
        rig.at('2027-04-20T12:00:00Z');
        const tenancy = await rig.tenancy({ start: '2027-06-01', ...row });
        if (row.start !== undefined) await rig.runAt(`${row.start}T07:00:00Z`);
        await rig.runAt('2027-06-01T07:00:00Z');
        await prepare?.(tenancy);
        rig.at('2027-06-15T15:00:00Z');
        const { id, lister, tenant } = tenancy;
        const tokens = { lister: await rig.billing.accounts.tokenOf(lister.id), ...tenant };
        tenancy.lister.token = tokens.lister;
        const day = '?checkout_date=2027-06-15&checkout_time=15:00';
        const before = await get(`/rental/${id}/settlement${day}`, tokens.lister);
        expect(before.body).toEqual({ data: { ...NOTHING, ...left } });
        expect((await get(`/rental/${id}/settlement`, tenant.token)).body).toEqual(before.body);
        const now = { checkout_date: '2027-06-15', checkout_time: '15:00' };
        const answer =
          way === 'leave'
            ? await post(`/rental/${id}/leave`, {}, tenant.token)
            : await post(`/rental/${id}/checkout`, now, tokens.lister);
        const { data, settlement } = answer.body as Record<string, Record<string, unknown>>;
        expect({ data: settlement }).toEqual(before.body);
        expect(data?.settlement).toEqual(settlement);
        expect(await settlementOf(tenancy)).toEqual(settlement);
        expect((await get(`/rental/${id}/settlement`, tenant.token)).status).toBe(409);
        // The jobs after it change nothing.
        await rig.run();
        expect(await settlementOf(tenancy)).toEqual(settlement);
      }
    },
  );

  it('the settlement before the end is the one after it with an end that lies ahead', async () => {
    const tenancy = await rig.tenancy({ start: '2027-06-01' });
    await rig.runAt('2027-06-01T07:00:00Z');
    const token = await rig.billing.accounts.tokenOf(tenancy.lister.id);
    const day = { checkout_date: '2027-06-20', checkout_time: '10:00' };
    const before = await get(
      `/rental/${tenancy.id}/settlement?checkout_date=2027-06-20&checkout_time=10:00`,
      token,
    );
    const { body } = await post(`/rental/${tenancy.id}/checkout`, day, token);
    const answer = body as Record<string, object>;
    // From now on this end is the agreed one.
    expect(answer.settlement).toEqual({
      ...(before.body as { data: object }).data,
      agreed_end: '2027-06-20',
    });
    expect(answer).toMatchObject({
      unused: { amount: 146.67 },
      data: { settlement: answer.settlement },
    });
  });
});

describe.each([
  ['that the lister sets for a later day', 'schedule_checkout'],
  ['that the tenant asked for and the lister confirms', 'confirm_checkout'],
] as const)('a check-out %s', (_title, action) => {
  it('names on both pages, in both emails and both histories what is left', async () => {
    const tenancy = await rig.tenancy({ start: '2027-06-01' });
    await rig.runAt('2027-06-01T07:00:00Z');
    rig.at('2027-06-02T12:00:00Z');
    const token = await rig.billing.accounts.tokenOf(tenancy.lister.id);
    const own: Tenancy = { ...tenancy, lister: { ...tenancy.lister, token } };
    const { id, lister, tenant } = own;
    await record(own, '90', { payment_for: 'deposit' });
    // It covers July in part.
    await record(own, '25');
    const day = { checkout_date: '2027-06-20', checkout_time: '10:00' };
    if (action === 'schedule_checkout') await post(`/rental/${id}/checkout`, day, token);
    else {
      await post(`/rental/${id}/checkout-date`, day, tenant.token);
      const confirmed = await post(`/rental/${id}/checkout-date/confirm`, day, token);
      expect(confirmed.status).toBe(200);
    }
    const unused_days = { from: '2027-06-20', to: '2027-07-01' };
    const left = { unused: byCard(146.67), unused_days, credit: 25, deposit_held: 90 };
    expect(await settlementOf(own)).toEqual({ ...NOTHING, ...left, agreed_end: '2027-06-20' });
    for (const reader of [lister, tenant]) {
      const { body } = await get(`/rental-history/tenant/${id}`, reader.token);
      const { data } = body as { data: { action: string; change_summary: object }[] };
      expect(data.find((entry) => entry.action === action)?.change_summary).toMatchObject({
        ...{ unused_rent: { from: null, to: 146.67 }, unused_days },
        ...{ credit: { from: null, to: 25 }, deposit_held: { from: null, to: 90 } },
      });
      const { email } = await rig.db
        .selectFrom('members')
        .select('email')
        .where('id', '=', reader.id)
        .executeTakeFirstOrThrow();
      const mails = await mailsTo(rig.billing.accounts, email);
      const [mail, ...more] = mails.filter(({ text }) => text.includes('$146.67'));
      expect(more).toEqual([]);
      const noMore = 'No rent is charged for days from June 20, 2027 on.';
      const said = mail?.text.replaceAll(/\s+/g, ' ');
      for (const fact of ['June 20', '$25.00', '$90.00', noMore]) expect(said).toContain(fact);
      // No rent follows that would be due until then.
      expect(said).not.toContain('rent is due as before');
    }
  });
});

/** What the history and the emails of a step tell each side. */
async function toldOf({ id, lister, tenant }: Tenancy, action: string) {
  const readings: { summary: object | undefined; text: string }[] = [];
  for (const reader of [lister, tenant]) {
    const { body } = await get(`/rental-history/tenant/${id}`, reader.token);
    const { data } = body as { data: { action: string; change_summary: object }[] };
    const { email } = await rig.db
      .selectFrom('members')
      .select('email')
      .where('id', '=', reader.id)
      .executeTakeFirstOrThrow();
    const mails = await mailsTo(rig.billing.accounts, email);
    const summary = data.find((entry) => entry.action === action)?.change_summary;
    readings.push({ summary, text: mails.map(({ text }) => text).join('\n') });
  }
  return readings;
}

describe('a later check-out after unused rent was returned', () => {
  it('bills no day again, and both sides read what was returned for days of the stay', async () => {
    const tenancy = await rig.tenancy({ start: '2027-06-01' });
    await rig.runAt('2027-06-01T07:00:00Z');
    rig.at('2027-06-02T12:00:00Z');
    const token = await rig.billing.accounts.tokenOf(tenancy.lister.id);
    const own: Tenancy = { ...tenancy, lister: { ...tenancy.lister, token } };
    const { id, tenant } = own;
    const early = { checkout_date: '2027-06-20', checkout_time: '10:00' };
    expect((await post(`/rental/${id}/checkout`, early, token)).status).toBe(200);
    const { id: charge } = await rig.row(id);
    const refund = { amount: 146.67, method: 'card', reason: 'unused_days', deductions: [] };
    expect((await post(`/transaction/${charge}/refund`, refund, token)).status).toBe(200);
    const back = { amount: 146.67, on: '2027-06-02' };
    expect(await settlementOf(own)).toEqual({
      ...{ ...NOTHING, agreed_end: '2027-06-20' },
      returned: { ...back, in_stay: 0, days: { from: '2027-06-20', to: '2027-07-01' } },
    });

    const later = { checkout_date: '2027-06-25', checkout_time: '10:00' };
    await post(`/rental/${id}/checkout-date`, later, tenant.token);
    const before = await get(`/rental/${id}/settlement?checkout_date=2027-06-25`, token);
    expect(before.body).toMatchObject({ data: { returned: { ...back, in_stay: 66.67 } } });
    const confirmed = await post(`/rental/${id}/checkout-date/confirm`, later, token);
    expect(confirmed.status).toBe(200);
    expect(await settlementOf(own)).toMatchObject({ returned: { ...back, in_stay: 66.67 } });
    for (const { summary, text } of await toldOf(own, 'confirm_checkout')) {
      expect(summary).toMatchObject({ returned_rent: { from: null, to: 66.67 } });
      expect(text).toContain('$66.67, on June 2, 2027. These days are not charged again');
    }
    await rig.runAt('2027-06-26T07:00:00Z');
    expect(await rig.rows(id)).toHaveLength(1);
  });
});

describe('open rent that a check-out shortens', () => {
  it('stands with its days and both amounts on both pages, in both emails and histories', async () => {
    const tenancy = await rig.tenancy({ start: '2027-06-01', auto_pay: AUTOPAY.off });
    await rig.runAt('2027-06-01T07:00:00Z');
    rig.at('2027-06-02T12:00:00Z');
    const token = await rig.billing.accounts.tokenOf(tenancy.lister.id);
    const own: Tenancy = { ...tenancy, lister: { ...tenancy.lister, token } };
    const day = { checkout_date: '2027-06-15', checkout_time: '10:00' };
    expect((await post(`/rental/${own.id}/checkout`, day, token)).status).toBe(200);
    const open = [{ ...JUNE, amount: 186.67, charge_id: (await rig.row(own.id)).id }];
    expect(await settlementOf(own)).toMatchObject({ open });
    for (const { summary, text } of await toldOf(own, 'schedule_checkout')) {
      expect(summary).toMatchObject({
        rent_shortened: { from: 400, to: 186.67 },
        shortened_days: { from: '2027-06-01', to: '2027-06-15' },
      });
      expect(text).toContain('$186.67 for June 1, 2027 to June 14, 2027, not $400.00');
    }
  });
});

describe.each(['leave', 'check_out'] as const)('what is owed when a stay ends by %s', (action) => {
  it('rent that is not owed any more stands before the press, in both emails, histories and lines', async () => {
    const tenancy = await rig.tenancy({ start: '2027-06-01', auto_pay: 0, deposit: 15_000 });
    await rig.runAt('2027-06-01T07:00:00Z');
    rig.at('2027-06-01T20:00:00Z');
    const token = await rig.billing.accounts.tokenOf(tenancy.lister.id);
    const own: Tenancy = { ...tenancy, lister: { ...tenancy.lister, token } };
    const { id, tenant } = own;
    const before = await get(`/rental/${id}/settlement`, tenant.token);
    const canceled = [
      {
        charge_id: expect.any(Number),
        amount: 400,
        period_from: '2027-06-01',
        period_to: '2027-07-01',
      },
    ];
    const left = { ...NOTHING, canceled, deposit_unpaid: 150 };
    expect(before.body).toEqual({ data: left });
    const now = { checkout_date: '2027-06-01', checkout_time: '20:00' };
    const answer =
      action === 'leave'
        ? await post(`/rental/${id}/leave`, {}, tenant.token)
        : await post(`/rental/${id}/checkout`, now, token);
    expect(answer.status).toBe(200);
    expect(await settlementOf(own)).toEqual(left);
    for (const { summary, text } of await toldOf(own, action)) {
      expect(summary).toMatchObject({
        ...{ rent_canceled: { from: null, to: 400 }, deposit_unpaid: { from: null, to: 150 } },
        canceled_days: { from: '2027-06-01', to: '2027-07-01' },
      });
      expect(text).toContain('$400.00 for June 1, 2027 to June 30, 2027, no longer owed');
      expect(text).toContain('$150.00 not paid, and no longer due');
    }
    for (const reader of [tenant.token, token]) {
      const { data } = (await get('/rentals', reader)).body as { data: { id: number }[] };
      expect(data.find((row) => row.id === id)).toMatchObject({
        ...{ owed: null, deposit_state: { state: 'due', agreed: 150, open: 0 } },
      });
    }
  });
});

describe('rent that a card paid twice before the evening on which the stay ends', () => {
  it('is one sum with its payments, before the end and until each is returned', async () => {
    const tenancy = await rig.tenancy({ start: '2027-06-01', time_zone: 'Pacific/Honolulu' });
    await rig.runAt('2027-06-01T07:00:00Z');
    await rig.runAt('2027-07-01T07:00:00Z');
    // June 30, 22:00 at the crash pad: a day of June and all of July are paid.
    rig.at('2027-07-01T08:00:00Z');
    const { id, tenant } = tenancy;
    const token = await rig.billing.accounts.tokenOf(tenancy.lister.id);
    const own: Tenancy = { ...tenancy, lister: { ...tenancy.lister, token } };
    const [june, july] = (await rig.rows(id)).map((row) => row.id);
    const rows = [
      { charge_id: june, amount: 13.33 },
      { charge_id: july, amount: 400 },
    ];
    const unused = { amount: 413.33, charge_id: june, rows };
    const before = await get(`/rental/${id}/settlement`, tenant.token);
    expect(before.body).toEqual({
      data: { ...NOTHING, unused, unused_days: { from: '2027-06-30', to: '2027-08-01' } },
    });
    const now = { checkout_date: '2027-06-30', checkout_time: '22:00' };
    const answer = await post(`/rental/${id}/checkout`, now, token);
    expect(answer.body).toMatchObject({ unused, settlement: { unused } });
    const people = await rig.db
      .selectFrom('members')
      .select('email')
      .where('id', 'in', [own.lister.id, tenant.id])
      .execute();
    for (const { email } of people) {
      const mails = await mailsTo(rig.billing.accounts, email);
      expect(mails.filter(({ text }) => text.includes('$413.33'))).toHaveLength(1);
    }
    const refund = { amount: 13.33, method: 'card', deductions: [] };
    expect((await post(`/transaction/${june}/refund`, refund, token)).status).toBe(200);
    expect(await settlementOf(own)).toMatchObject({ unused: byCard(400, july) });
    // Done does not hide what the lister keeps.
    expect((await settled(own)).body.data.settlement.unused).toEqual(byCard(400, july));
  });
});

describe('the settlement of an ended stay', () => {
  async function ended() {
    const tenancy = await rig.tenancy({ start: '2027-06-01' });
    await rig.runAt('2027-06-01T07:00:00Z');
    rig.at('2027-06-15T15:00:00Z');
    const token = await rig.billing.accounts.tokenOf(tenancy.lister.id);
    const own: Tenancy = { ...tenancy, lister: { ...tenancy.lister, token } };
    const deposit = await record(own, '90', { payment_for: 'deposit' });
    await record(own, '25');
    await post(`/rental/${own.id}/leave`, {}, own.tenant.token);
    return { own, deposit };
  }
  const toSettle = async ({ lister }: Tenancy) => {
    const { body } = await get('/rental?status=to_settle', lister.token);
    return (body as { data: { id: number }[] }).data.map(({ id }) => id);
  };

  it('is open until each part is returned or kept, and Done closes it once', async () => {
    const { own, deposit } = await ended();
    const { id, lister } = own;
    const charge = await rig.row(id);
    const left = { ...NOTHING, unused: byCard(213.33, charge.id) };
    expect(await settlementOf(own)).toEqual({
      ...{ ...left, unused_days: UNUSED },
      ...{ credit: 25, deposit_held: 90 },
    });
    expect(await toSettle(own)).toEqual([id]);
    const held = await settled(own);
    expect([held.status, held.body.message]).toEqual([409, 'Settle the deposit first.']);
    const back = { amount: 90, method: 'outside', deductions: [] };
    expect((await post(`/transaction/${deposit}/refund`, back, lister.token)).status).toBe(200);
    const refund = { amount: 213.33, method: 'card', deductions: [] };
    const done = await post(`/transaction/${charge.id}/refund`, refund, lister.token);
    expect(done.status).toBe(200);
    expect(await settlementOf(own)).toEqual({ ...NOTHING, credit: 25 });
    const answers = await Promise.all([settled(own), settled(own)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = answers.map(({ body }) => body.data.settlement.settled_at);
    expect(first).toContain('2027-06-15T15:00:0');
    expect(second).toBe(first);
    rig.at('2027-06-15T15:05:00Z');
    expect((await settled(own)).body.data.settlement.settled_at).toBe(first);
    expect(await toSettle(own)).toEqual([]);
  });

  /** What both histories, the tenant's emails and their notices say of the end. */
  async function readBothSides({ id, lister, tenant }: Tenancy) {
    const entries = await Promise.all(
      [lister, tenant].map(async ({ token }) => {
        const { body } = await get(`/rental-history/tenant/${id}`, token);
        const { data } = body as { data: { action: string; change_summary: object }[] };
        return data
          .filter(({ action }) => action === 'settle')
          .map(({ change_summary }) => change_summary);
      }),
    );
    const { email } = await rig.db
      .selectFrom('members')
      .select('email')
      .where('id', '=', tenant.id)
      .executeTakeFirstOrThrow();
    const mails = (await mailsTo(rig.billing.accounts, email)).filter(({ subject }) =>
      subject.includes('closed the settlement'),
    );
    const { body } = await get('/notifications', tenant.token);
    const { data: notices } = body as { data: { kind: string }[] };
    return {
      entries,
      mails: mails.map(({ text }) => text),
      notices: notices.filter(({ kind }) => kind === 'settlement_closed').length,
    };
  }

  it('tells both sides once, when it is closed, what was returned and what was not', async () => {
    const { own, deposit } = await ended();
    const { lister } = own;
    const deductions = [{ reason: 'A broken lamp', amount: 30, for: 'damage' }];
    const back = { amount: 60, method: 'outside', deductions };
    await post(`/transaction/${deposit}/refund`, back, lister.token);
    await settled(own);
    await settled(own);
    // The unused rent and the credit; the deduction has its own entry.
    const not_returned = { from: null, to: 238.33 };
    const entry = { returned: { from: null, to: 60 }, not_returned };
    const { entries, mails, notices } = await readBothSides(own);
    expect(entries).toEqual([[entry], [entry]]);
    expect([mails.length, notices]).toEqual([1, 1]);
    expect(mails[0]).toContain(
      'closed the settlement, returned $60.00 and did not return $238.33.',
    );
  });

  it.each([
    ['nothing is open', '2027-05-15T15:00:00Z', {}, 'Nothing is open.'],
    [
      'rent is still owed',
      '2027-06-15T15:00:00Z',
      { rent_owed: { from: null, to: 186.67 } },
      'Rent is still owed.',
    ],
  ])('tells both sides, when it is closed, that %s', async (_what, at, entry, says) => {
    rig.at('2027-04-20T12:00:00Z');
    const stay = await rig.tenancy({ start: '2027-06-01', auto_pay: AUTOPAY.off });
    await rig.runAt('2027-05-01T07:00:00Z');
    if (at > '2027-06') await rig.runAt('2027-06-01T07:00:00Z');
    rig.at(at);
    const [lister, tenant] = await Promise.all(
      [stay.lister, stay.tenant].map(({ id }) => rig.billing.accounts.tokenOf(id)),
    );
    const own: Tenancy = {
      ...stay,
      lister: { ...stay.lister, token: lister ?? '' },
      tenant: { ...stay.tenant, token: tenant ?? '' },
    };
    expect((await post(`/rental/${own.id}/leave`, {}, own.tenant.token)).status).toBe(200);
    expect((await settled(own)).status).toBe(200);
    const { entries, mails } = await readBothSides(own);
    expect(entries).toEqual([[entry], [entry]]);
    expect(mails[0]).toContain(says);
  });

  it('is named in both emails of a tenant who leaves', async () => {
    const { own } = await ended();
    const people = await rig.db
      .selectFrom('members')
      .select(['id', 'email'])
      .where('id', 'in', [own.lister.id, own.tenant.id])
      .execute();
    for (const { email } of people) {
      const mails = await mailsTo(rig.billing.accounts, email);
      const text = mails.map((mail) => mail.text).find((item) => item.includes('$213.33'));
      expect(text).toContain('$25.00');
      expect(text).toContain('$90.00');
    }
  });

  it('cannot be closed before the end, nor while a refund is on its way', async () => {
    const going = await rig.tenancy();
    going.lister.token = await rig.billing.accounts.tokenOf(going.lister.id);
    expect((await settled(going)).status).toBe(409);
    const { own, deposit } = await ended();
    const back = { amount: 90, method: 'outside', deductions: [] };
    await post(`/transaction/${deposit}/refund`, back, own.lister.token);
    const { id } = await rig.row(own.id);
    await rig.db
      .insertInto('refunds')
      .values({
        ...{ obligation_id: id, amount_cents: 5000, state: 'pending', method: 'card' },
        ...{ actor_id: own.lister.id, request_key: `pending:${id}` },
        ...{ created_at: rig.clock.now(), updated_at: rig.clock.now() },
      })
      .execute();
    expect(await settlementOf(own)).toMatchObject({
      refunds_pending: 50,
      unused: { amount: 163.33 },
    });
    expect((await settled(own)).status).toBe(409);
  });
});

import { AUTOPAY, COLLECTION, PAID_BY } from '@crewpad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/test-app.ts';
import { keyed, newKey, RentRig, type Tenancy } from '../periods/testing.ts';

let rig: RentRig;
beforeAll(async () => {
  rig = await RentRig.open({ FLAGS: 'paymentRequest' });
});
afterAll(() => rig.close());

/** A tenancy with rent of $400.00 from March 1 on; it is February 20. */
async function tenancy(row: Parameters<RentRig['tenancy']>[0] = {}): Promise<Tenancy> {
  rig.at('2027-02-20T12:00:00Z');
  return rig.tenancy(row);
}

const call = async ({ lister }: Tenancy, path: string, body: object, key = newKey()) => {
  const token = await rig.billing.accounts.tokenOf(lister.id, true);
  return rig.billing.accounts.call('POST', path, keyed(token, body, key));
};
const add = (tenancy: Tenancy, amount: number, more: object = {}) =>
  call(tenancy, '/transaction', { tenant_id: tenancy.id, amount, ...more });
const voidOf = (tenancy: Tenancy, id: number, reason: string | undefined = 'Recorded twice') =>
  call(tenancy, `/transaction/${id}/void`, { reason });
const rowsOf = async ({ id }: Tenancy) =>
  (await rig.rows(id)).map(({ period_from, status, settled_cents, collection }) => [
    period_from,
    status,
    settled_cents,
    collection,
  ]);
const charges = ({ tenant }: Tenancy) => rig.billing.charges(tenant);
const nextOf = async ({ id }: Tenancy) => (await rig.rental(id)).next_rent_on;

async function entry(tenancy: Tenancy, amount: number, more: object = {}): Promise<number> {
  const answer = await add(tenancy, amount, more);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data.id;
}

describe('an entry', () => {
  it('covers three coming months, which the card is not charged for', async () => {
    const [stay, other] = [await tenancy(), await tenancy()];
    await entry(stay, 1200);
    for (const amount of [400, 400, 400]) await entry(other, amount);
    expect(await rowsOf(stay)).toEqual(await rowsOf(other));
    expect(await rowsOf(stay)).toEqual([
      ['2027-03-01', 'paid', 40_000, 'auto'],
      ['2027-04-01', 'paid', 40_000, 'auto'],
      ['2027-05-01', 'paid', 40_000, 'auto'],
    ]);
    for (const day of ['03-01', '04-01', '05-01']) await rig.runAt(`2027-${day}T07:00:00Z`);
    expect(await charges(stay)).toEqual([]);
    await rig.runAt('2027-06-01T07:00:00Z');
    expect(await charges(stay)).toEqual([40_000]);
  });

  it('is previewed with its periods and shares, and refused once other rent would be covered', async () => {
    const stay = await tenancy();
    const form = { tenant_id: stay.id, amount: 453.23 };
    const preview = await call(stay, '/transaction/preview', form);
    const march = { period_from: '2027-03-01', period_to: '2027-04-01', of: 400 };
    const april = { period_from: '2027-04-01', period_to: '2027-05-01', of: 400 };
    expect(preview.body).toEqual({
      covers: [
        { charge_id: null, ...march, amount: 400 },
        { charge_id: null, ...april, amount: 53.23 },
      ],
      credit: 0,
      credit_goes_to: 'next',
      carried: 0,
      waived: 0,
    });
    expect(await rowsOf(stay)).toEqual([]);
    await entry(stay, 100);
    const late = await add(stay, 453.23, { shown: preview.body.covers });
    expect(late).toMatchObject({
      status: 409,
      body: { error_code: 'EDITED_MEANWHILE', covers: [{ amount: 300 }, { amount: 153.23 }] },
    });
    const answer = await add(stay, 453.23, { shown: late.body.covers });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        covers: [
          { amount: 300, of: 400 },
          { amount: 153.23, of: 400 },
        ],
        credit: 0,
      },
    });
  });

  it('covers twelve coming months at most; the rest is credit for the next one', async () => {
    const stay = await tenancy();
    const answer = await add(stay, 13 * 400 + 60);
    expect(answer.body).toMatchObject({ credit: 460 });
    expect(answer.body.covers).toHaveLength(12);
    rig.at('2028-02-20T12:00:00Z');
    const rental = await rig.billing.get(
      '/rental',
      await rig.billing.accounts.tokenOf(stay.lister.id, true),
    );
    expect(rental.body).toMatchObject({
      data: [{ credit: 460, next_charge: { amount: 0, rent: 400, carried: 0, credit: 400 } }],
    });
    await rig.runAt('2028-03-01T07:00:00Z');
    expect(await charges(stay)).toEqual([]);
    await rig.runAt('2028-04-01T07:00:00Z');
    expect(await charges(stay)).toEqual([34_000]);
    const order = { mail: 'rent_covered' };
    const rows = await rig.db.selectFrom('outbox').select('payload').execute();
    const covered = rows.filter(({ payload }) => (payload as { mail: string }).mail === order.mail);
    expect(covered.length).toBeGreaterThanOrEqual(2);
  });

  it('pays a later month by its name first, and leaves those before it open on their days', async () => {
    const stay = await tenancy();
    const token = await rig.billing.accounts.tokenOf(stay.lister.id, true);
    const offered = async (month: string) => {
      const { body } = await rig.billing.get(`/lister/rent-roll?month=${month}`, token);
      return body.data[0].abilities.add_payment;
    };
    expect([await offered('2027-05'), await offered('2028-03')]).toEqual([true, false]);
    const may = { tenant_id: stay.id, amount: 450, period_from: '2027-05-01' };
    const preview = await call(stay, '/transaction/preview', may);
    expect(preview.body.covers).toMatchObject([
      { period_from: '2027-05-01', amount: 400 },
      { period_from: '2027-03-01', amount: 50 },
    ]);
    expect((await call(stay, '/transaction', may)).status).toBe(201);
    expect(await rowsOf(stay)).toEqual([
      ['2027-03-01', 'scheduled', 5_000, 'auto'],
      ['2027-04-01', 'scheduled', 0, 'auto'],
      ['2027-05-01', 'paid', 40_000, 'auto'],
    ]);
    expect(await nextOf(stay)).toBe('2027-06-01');
    const far = { ...may, period_from: '2028-07-01' };
    expect((await call(stay, '/transaction/preview', far)).status).toBe(422);
    for (const month of ['03', '04', '05', '06']) await rig.runAt(`2027-${month}-01T07:00:00Z`);
    expect((await charges(stay)).toSorted()).toEqual([35_000, 40_000, 40_000]);
  });

  it('waives a rest under 50 cents where no rent follows, and says so before and after', async () => {
    const stay = await tenancy({ checkout_date: '2027-04-01' });
    const preview = await call(stay, '/transaction/preview', { tenant_id: stay.id, amount: 399.7 });
    expect(preview.body).toMatchObject({ carried: 0, waived: 0.3, credit: 0 });
    const id = await entry(stay, 399.7);
    for (const day of ['03-01', '04-01']) await rig.runAt(`2027-${day}T07:00:00Z`);
    expect(await charges(stay)).toEqual([]);
    expect(await rowsOf(stay)).toEqual([['2027-03-01', 'paid', 39_970, 'auto']]);
    for (const member of [stay.lister, stay.tenant]) {
      const token = await rig.billing.accounts.tokenOf(member.id);
      const { body } = await rig.billing.get('/transaction', token);
      expect(body.data).toMatchObject([{ id, rest: { amount: 0.3, is_carried: false } }]);
      const rental = await rig.billing.get('/rentals', token);
      expect(rental.body.data).toMatchObject([
        { owed: null, next_charge: null, open_charge: null },
      ]);
      const receipt = await rig.billing.get(`/receipts/${id}`, token);
      expect(receipt.text).toContain('waived');
    }
  });

  it('leaves credit after an agreed end, which the lister keeps with a reason once it is over', async () => {
    const stay = await tenancy({ checkout_date: '2027-04-01' });
    const answer = await add(stay, 450);
    expect(answer.body).toMatchObject({ covers: [{ amount: 400 }], credit: 50 });
    const path = `/rental/${stay.id}/credit/keep`;
    expect((await call(stay, path, { reason: 'As agreed' })).status).toBe(409);
    await rig.db
      .updateTable('rentals')
      .set({ status: 'ended', ended_at: rig.clock.now(), auto_pay: AUTOPAY.off })
      .where('id', '=', stay.id)
      .execute();
    expect((await call(stay, path, {})).status).toBe(422);
    expect((await call(stay, path, { reason: 'As agreed' })).body).toEqual({ data: { kept: 50 } });
    expect((await call(stay, path, { reason: 'As agreed' })).status).toBe(409);
    for (const { id, page } of [
      { ...stay.lister, page: '/my-crew' },
      { ...stay.tenant, page: '/my-crashpad' },
    ]) {
      const token = await rig.billing.accounts.tokenOf(id);
      const { body } = await rig.billing.accounts.get('/rentals', token);
      const row = body.data.find((rental: { id: number }) => rental.id === stay.id);
      expect(row).toMatchObject({ credit: 0, credit_kept: { amount: 50, reason: 'As agreed' } });
      const payments = await rig.billing.accounts.get('/transaction', token);
      expect(payments.body.data).toContainEqual(
        expect.objectContaining({ kept: 50, kept_reasons: ['As agreed'] }),
      );
      const receipt = await rig.billing.accounts.get(`/receipts/${answer.body.data.id}`, token);
      expect(receipt.body.data.deductions).toEqual([{ reason: 'As agreed', amount: 50 }]);
      const { email } = await rig.db
        .selectFrom('members')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const mail = (await mailsTo(rig.billing.accounts, email)).find(
        ({ subject }) => subject === 'Credit was kept',
      );
      for (const fact of [row.booking_reference, row.bed_name, 'As agreed', page]) {
        expect(mail?.text).toContain(fact);
      }
    }
    expect((await voidOf(stay, answer.body.data.id)).body.error_code).toBe('VOID_NOT_POSSIBLE');
  });
});

it('an entry of a closed year, and a void after it closed, count when they are recorded', async () => {
  rig.at('2027-04-30T12:00:00Z');
  const stay = await rig.tenancy({ start: '2026-01-01', next_rent_on: null, next_due_at: null });
  const day = { payment_for: 'parking', paid_on: '2026-12-31' };
  const open = await entry(stay, 100, day);
  rig.at('2027-05-01T12:00:00Z');
  await entry(stay, 30, day);
  const statement = async (year: number) => {
    const token = await rig.billing.accounts.tokenOf(stay.lister.id, true);
    const { body } = await rig.billing.get(`/transaction/statement?year=${year}`, token);
    const { sums, after_closing } = body.parts[0];
    const later = after_closing.map(({ kind, amount, counted_on }: Record<string, unknown>) => [
      ...[kind, amount, counted_on],
    ]);
    return [sums.total.amount, later];
  };
  const late = ['payment', 30, '2027-05-01'];
  expect([await statement(2026), await statement(2027)]).toEqual([
    [100, [late]],
    [30, []],
  ]);
  rig.at('2027-05-02T12:00:00Z');
  expect((await voidOf(stay, open)).status).toBe(200);
  expect([await statement(2026), await statement(2027)]).toEqual([
    [100, [late, ['voided', -100, '2027-05-02']]],
    [-70, []],
  ]);
});

describe('a void', () => {
  it('names the credit that is gone too, which no rent would have followed', async () => {
    const stay = await tenancy({ checkout_date: '2027-04-01' });
    const preview = await call(stay, '/transaction/preview', { tenant_id: stay.id, amount: 1000 });
    expect(preview.body).toMatchObject({ credit: 600, credit_goes_to: 'end' });
    const id = await entry(stay, 1000);
    const mailOf = async (memberId: number, subject: string) => {
      const { email } = await rig.db
        .selectFrom('members')
        .select('email')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow();
      const mails = await mailsTo(rig.billing.accounts, email);
      return mails.find((mail) => mail.subject.includes(subject))?.text;
    };
    expect(await mailOf(stay.tenant.id, 'recorded')).toContain(
      'Credit: $600.00, to be settled at the end of the stay',
    );
    const tokens = [stay.tenant.token, await rig.billing.accounts.tokenOf(stay.lister.id)];
    const receiptOf = async (token: string) =>
      (await rig.billing.get(`/receipts/${id}`, token)).body.data;
    for (const token of tokens) {
      expect(await receiptOf(token)).toMatchObject({ credit: 600, credit_goes_to: 'end' });
    }
    expect((await voidOf(stay, id)).status).toBe(200);
    for (const mail of [
      await mailOf(stay.tenant.id, 'corrected an entry'),
      await mailOf(stay.lister.id, 'You voided an entry'),
    ]) {
      expect(mail).toContain('Credit: $600.00, also voided');
    }
    for (const token of tokens) {
      expect(await receiptOf(token)).toMatchObject({ credit: 600, credit_goes_to: 'void' });
      const { body } = await rig.billing.get('/transaction?type=manual', token);
      expect(body.data[0]).toMatchObject({ credit: 600, credit_goes_to: 'void' });
      const history = await rig.billing.get('/rental-history', token);
      expect(history.body.data.slice(0, 2)).toMatchObject([
        { action: 'void_payment', money: { amount: 1000, credit: 600 } },
        { action: 'add_payment', money: { amount: 1000, credit: 600 } },
      ]);
    }
  });

  it('says before whether due and coming rent is collected by card', async () => {
    const opens = async (tenancy: Tenancy) => {
      const token = await rig.billing.accounts.tokenOf(tenancy.lister.id);
      const { body } = await rig.billing.get('/transaction?type=manual', token);
      return body.data[0].after_void;
    };
    const stay = await tenancy();
    await entry(stay, 400);
    const coming = { charged_at: null, has_due: false, has_coming: true, coming_by: 'autopay' };
    expect(await opens(stay)).toEqual(coming);
    const hand = await tenancy({ auto_pay: AUTOPAY.off });
    await entry(hand, 400);
    expect(await opens(hand)).toEqual({ ...coming, coming_by: PAID_BY.manual });
    rig.at('2027-03-01T08:00:00Z');
    expect(await opens(stay)).toEqual({ ...coming, has_due: true, has_coming: false });
  });

  it('cancels coming months that nothing else covers, and the card is charged on their day', async () => {
    const stay = await tenancy();
    const id = await entry(stay, 900);
    expect(await voidOf(stay, id)).toMatchObject({
      status: 200,
      body: { data: { status: 'voided', voided: { on: '2027-02-20', reason: 'Recorded twice' } } },
    });
    expect((await rowsOf(stay)).map(([, status]) => status)).toEqual(Array(3).fill('cancelled'));
    expect(await nextOf(stay)).toBe('2027-03-01');
    const mail = (await mailsTo(rig.billing.accounts, await emailOf(stay))).find(({ subject }) =>
      subject.includes('corrected an entry'),
    );
    expect(mail?.text).toContain('was recorded by mistake');
    expect(mail?.text).not.toMatch(/refund|returned/i);
    const paid = {
      ...{ period_from: '2027-03-01', period_to: '2027-05-01' },
      shares: [{ period_from: '2027-05-01', period_to: '2027-06-01', amount: 100, of: 400 }],
    };
    for (const token of [stay.tenant.token, await rig.billing.accounts.tokenOf(stay.lister.id)]) {
      const { body } = await rig.billing.get('/rental-history', token);
      expect(body.data.slice(0, 2)).toMatchObject([
        {
          ...{ action: 'void_payment', actor: 'lister', reason: 'Recorded twice' },
          money: { amount: 900, payment_for: 'rent', ...paid },
        },
        { action: 'add_payment', money: { amount: 900, ...paid } },
      ]);
    }
    await rig.runAt('2027-03-01T07:00:00Z');
    expect(await charges(stay)).toEqual([40_000]);
    expect((await voidOf(stay, id)).status).toBe(200);
  });

  it('is the reason why the refund of an entry is refused', async () => {
    const stay = await tenancy();
    const id = await entry(stay, 400);
    await voidOf(stay, id);
    const token = await rig.billing.accounts.tokenOf(stay.lister.id);
    const body = { amount: 400, method: 'outside', deductions: [] };
    const refused = await rig.billing.post(`/transaction/${id}/refund`, body, token);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'This entry was voided, so there is nothing to return.' },
    });
  });

  it('keeps a coming month open before one that another entry covers', async () => {
    const stay = await tenancy();
    const id = await entry(stay, 400);
    await entry(stay, 100);
    await voidOf(stay, id);
    expect(await rowsOf(stay)).toEqual([
      ['2027-03-01', 'scheduled', 0, 'auto'],
      ['2027-04-01', 'scheduled', 10_000, 'auto'],
    ]);
  });

  it('within a day has due rent charged again, a day later at 07:00 UTC', async () => {
    const stay = await tenancy({ card: 'declined' });
    await rig.runAt('2027-03-01T07:00:00Z');
    rig.at('2027-03-01T10:00:00Z');
    const id = await entry(stay, 400);
    await rig.billing.save(stay.tenant);
    rig.at('2027-03-01T20:00:00Z');
    expect(await voidOf(stay, id)).toMatchObject({ status: 200 });
    const march = await rig.row(stay.id);
    expect(march).toMatchObject({
      ...{ status: 'due', collection: COLLECTION.auto, settled_cents: 0 },
      next_attempt_at: new Date('2027-03-03T07:00:00Z'),
    });
    await rig.runAt('2027-03-02T07:00:00Z');
    expect(await charges(stay)).toEqual([]);
    await rig.runAt('2027-03-03T07:00:00Z');
    expect(await charges(stay)).toEqual([40_000]);
  });

  it('has due rent wait for the time that both sides read, whatever card is saved or who presses', async () => {
    const stay = await tenancy({ card: 'declined' });
    await rig.runAt('2027-03-01T07:00:00Z');
    rig.at('2027-03-02T10:00:00Z');
    const id = await entry(stay, 400);
    expect((await voidOf(stay, id)).status).toBe(200);
    const { id: march } = await rig.row(stay.id);
    const row = async () => {
      const token = await rig.billing.accounts.tokenOf(stay.lister.id, true);
      const { body } = await rig.billing.get('/lister/rent-roll?month=2027-03', token);
      return body.data[0];
    };
    const held = { next_attempt_at: '2027-03-04T07:00:00.000Z', abilities: { collect: false } };
    expect(await row()).toMatchObject({ charge_id: march, ...held });
    await rig.billing.save(stay.tenant);
    await rig.run();
    expect(await charges(stay)).toEqual([]);
    expect(await row()).toMatchObject(held);
    expect((await call(stay, `/charges/${march}/collect`, {})).status).toBe(409);
    await rig.billing.save(stay.tenant, 'declined');
    await rig.runAt('2027-03-04T07:00:00Z');
    expect(await row()).toMatchObject({ abilities: { collect: false } });
    await rig.billing.save(stay.tenant);
    await rig.run();
    expect(await charges(stay)).toEqual([40_000]);
  });

  it('later leaves due rent to the tenant, whom the lister cannot charge', async () => {
    const stay = await tenancy({ card: 'declined' });
    await rig.runAt('2027-03-01T07:00:00Z');
    rig.at('2027-03-01T10:00:00Z');
    const id = await entry(stay, 400);
    rig.at('2027-03-02T11:00:00Z');
    expect((await voidOf(stay, id)).status).toBe(200);
    const march = await rig.row(stay.id);
    expect(march).toMatchObject({
      status: 'due',
      collection: COLLECTION.manual,
      next_attempt_at: null,
    });
    const token = await rig.billing.accounts.tokenOf(stay.lister.id, true);
    const { body } = await rig.billing.get('/lister/rent-roll?month=2027-03', token);
    expect(body.data).toMatchObject([{ next_attempt_at: null, abilities: { collect: false } }]);
    const collect = await call(stay, `/charges/${march.id}/collect`, {});
    expect(collect.status).toBe(409);
  });

  it('a void after a card paid the rest opens the missing share as a row of its own', async () => {
    const stay = await tenancy();
    const id = await entry(stay, 150);
    await rig.runAt('2027-03-01T07:00:00Z');
    expect(await charges(stay)).toEqual([25_000]);
    expect((await voidOf(stay, id)).status).toBe(200);
    const [march, open] = await rig.rows(stay.id);
    expect(march).toMatchObject({ status: 'paid', amount_cents: 25_000, settled_cents: 0 });
    expect(open).toMatchObject({
      ...{ status: 'due', collection: COLLECTION.manual, amount_cents: 15_000 },
      ...{ replaces_id: march?.id, replaces_cause: String(id) },
    });
  });

  it('undoes a rest that the next month collects', async () => {
    const stay = await tenancy({ auto_pay: AUTOPAY.off });
    const id = await entry(stay, 399.7);
    await rig.runAt('2027-03-01T07:00:00Z');
    await rig.runAt('2027-04-01T07:00:00Z');
    const [march, april] = await rig.rows(stay.id);
    expect(april).toMatchObject({ carried_cents: 30, carried_from_id: march?.id });
    expect((await voidOf(stay, id)).status).toBe(200);
    const [reopened, freed] = await rig.rows(stay.id);
    expect(reopened).toMatchObject({ status: 'due', settled_cents: 0, rest_cents: 0 });
    expect(freed).toMatchObject({ carried_cents: 0, carried_from_id: null });
  });

  it('is refused on day 61, of a card payment, of a returned entry, and to others', async () => {
    const stay = await tenancy();
    const id = await entry(stay, 400);
    const other = await tenancy();
    expect((await voidOf(other, id)).status).toBe(404);
    const byTenant = await rig.billing.accounts.call(
      'POST',
      `/transaction/${id}/void`,
      keyed(stay.tenant.token, { reason: 'no' }),
    );
    expect(byTenant.status).toBe(403);
    expect((await voidOf(stay, id, '')).status).toBe(422);
    rig.at('2027-04-21T13:00:00Z');
    expect(await voidOf(stay, id)).toMatchObject({
      status: 409,
      body: { error_code: 'VOID_TOO_LATE' },
    });
    const [paid, openStay] = [await tenancy(), await tenancy()];
    await rig.runAt('2027-03-01T07:00:00Z');
    const march = await rig.row(paid.id);
    expect((await voidOf(paid, march.id)).body.error_code).toBe('VOID_NOT_POSSIBLE');
    const returned = await entry(openStay, 100);
    await call(openStay, `/transaction/${returned}/refund`, { amount: 10 });
    expect((await voidOf(openStay, returned)).body.error_code).toBe('VOID_NOT_POSSIBLE');
  });

  it('has one effect for two at once, and none beside a charge in flight', async () => {
    const stay = await tenancy();
    const id = await entry(stay, 150);
    const answers = await Promise.all([voidOf(stay, id), voidOf(stay, id)]);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const undone = await rig.db
      .selectFrom('allocations')
      .select('id')
      .where('manual_payment_id', '=', id)
      .where('amount_cents', '<', 0)
      .execute();
    expect(undone).toHaveLength(1);
    const busy = await tenancy();
    const again = await entry(busy, 150);
    const march = await rig.row(busy.id);
    await rig.db
      .updateTable('obligations')
      .set({ status: 'collecting' })
      .where('id', '=', march.id)
      .execute();
    expect((await voidOf(busy, again)).status).toBe(409);
    expect((await rig.row(busy.id)).settled_cents).toBe(15_000);
  });
});

const emailOf = async ({ tenant }: Tenancy) => {
  const row = await rig.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', tenant.id)
    .executeTakeFirstOrThrow();
  return row.email;
};

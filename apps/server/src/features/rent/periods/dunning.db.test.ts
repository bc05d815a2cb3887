import { AUTOPAY, COLLECTION } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/database/transaction.ts';
import { mailsTo } from '../../../testing/test-app.ts';
import type { TestCard } from '../../billing/testing.ts';
import { findMailedRent } from '../emails/mailed-rent.queries.ts';
import { resumeBlockedRent } from './periods.ts';
import { leaveToTenant } from './schedule-rent.ts';
import { RentRig, type Tenancy } from './testing.ts';

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
  rig.at('2027-02-28T12:00:00Z');
});
afterAll(() => rig.close());

const emailOf = async (id: number) => {
  const { email } = await rig.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return email;
};
const attempts = async (id: number) => (await rig.row(id)).attempt_count;
const DAYS = ['01', '02', '04', '06'];

/** What both sides read everywhere about the rent that waits, and when it is charged next. */
async function waits({ id, tenant, lister }: Tenancy) {
  const { body: mine } = await rig.billing.get('/rentals?role=tenant', tenant.token);
  const { body: roll } = await rig.billing.get('/lister/rent-roll?month=2027-03', lister.token);
  const [own] = mine.data.filter((item: { id: number }) => item.id === id);
  const [row] = roll.data.filter((item: { rental_id: number }) => item.rental_id === id);
  const read = ({ state, hold, next_attempt_at }: Record<string, unknown>) => ({
    state,
    hold,
    next_attempt_at,
  });
  expect(read(row)).toEqual(read(own.open_charge));
  for (const { token } of [tenant, lister]) {
    const { body } = await rig.billing.get(`/transaction?type=rent&tenant_id=${id}`, token);
    const [payment] = body.data.filter(({ id }: { id: number }) => id === own.open_charge.id);
    expect(read(payment)).toEqual(read(row));
  }
  return { ...read(row), collect: row.abilities.collect, owed: own.owed };
}

/** What both sides read that the money of a rental waits for. */
async function holdOf({ id, tenant, lister }: Tenancy): Promise<unknown[]> {
  const holds: unknown[] = [];
  for (const member of [tenant, lister]) {
    const token = await rig.billing.accounts.tokenOf(member.id);
    const { body } = await rig.billing.get('/rentals', token);
    holds.push(body.data.find((row: { id: number }) => row.id === id).hold);
  }
  return holds;
}

describe('rent with a declined card', () => {
  it('is attempted again after 1, 3 and 5 days, then fails, and can still be paid manually', async () => {
    const stay = await rig.tenancy({ card: 'declined' });
    const { id, tenant, lister } = stay;
    for (const [n, day] of DAYS.entries()) {
      await rig.runAt(`2027-03-${day}T06:59:00Z`);
      expect(await attempts(id).catch(() => 0)).toBe(n);
      await rig.runAt(`2027-03-${day}T07:00:00Z`);
      await rig.runAt(`2027-03-${day}T09:00:00Z`);
      expect(await attempts(id)).toBe(n + 1);
    }
    const row = await rig.row(id);
    expect(row).toMatchObject({
      status: 'failed',
      collection: COLLECTION.auto,
      next_attempt_at: null,
    });
    await rig.runAt('2027-03-20T07:00:00Z');
    expect(await waits(stay)).toMatchObject({ hold: 'new_card', next_attempt_at: null });
    expect(await holdOf(stay)).toEqual(['new_card', 'new_card']);
    expect(await attempts(id)).toBe(4);
    expect(await rig.mailsAbout(row.id)).toEqual([
      'rent_failed tenant',
      'rent_failed lister',
      'rent_failed tenant',
      'rent_failed tenant',
      'rent_failed tenant',
      'rent_failed lister',
    ]);
    const toTenant = await mailsTo(rig.billing.accounts, await emailOf(tenant.id));
    expect(toTenant[0]?.subject).toBe("Your rent wasn't paid");
    expect(toTenant[0]?.text).toContain('If you save another card before the period ends');
    expect(toTenant[0]?.text).toContain('No further automatic charge is planned for this rent.');
    expect(toTenant[0]?.text).toMatch(
      /day after this attempt your lister can also charge this card/,
    );
    const toLister = await mailsTo(rig.billing.accounts, await emailOf(lister.id));
    expect(toLister[0]?.subject).toContain("rent wasn't paid");
    expect(toLister[0]?.text).toContain('A day after this attempt you can also charge the card');
    for (const { text } of [...toTenant, ...toLister])
      expect(text).not.toMatch(/won't (charge|try)/);
    const byLister = await rig.billing.post(
      `/charges/${row.id}/collect`,
      {},
      await rig.billing.accounts.tokenOf(lister.id),
    );
    expect(byLister.status).toBe(402);
    expect(await attempts(id)).toBe(5);
    const answer = await rig.billing.post(`/charges/${row.id}/collect`, {}, tenant.token);
    expect(answer.status).toBe(402);
    expect(await attempts(id)).toBe(6);
    await rig.billing.save(tenant);
    expect((await rig.row(id)).status).toBe('paid');
    const again = await rig.billing.post(`/charges/${row.id}/collect`, {}, tenant.token);
    expect(again.status).toBe(409);
    expect(await rig.billing.charges(tenant)).toEqual([40_000]);
  });

  it.each([
    ['lost', 1],
    ['stolen', 1],
    ['fraudulent', 1],
    ['outdated', 1],
    ['revoked', 1],
    ['stopped', 1],
    ['not_honored', 2],
  ] as const)(
    'that is %s is charged %i times in all, and both are told of the end',
    async (card, times) => {
      const { id, tenant } = await rig.tenancy({ card });
      for (const day of DAYS) await rig.runAt(`2027-03-${day}T07:00:00Z`);
      const row = await rig.row(id);
      expect(row).toMatchObject({ status: 'failed', attempt_count: times, next_attempt_at: null });
      expect((await rig.mailsAbout(row.id)).slice(-2)).toEqual([
        'rent_failed tenant',
        'rent_failed lister',
      ]);
      expect(await rig.billing.charges(tenant)).toEqual([]);
    },
  );

  it('that has expired waits for another card, and both sides read so', async () => {
    rig.at('2027-02-10T12:00:00Z');
    const { id, tenant, lister } = await rig.tenancy();
    const body = { exp_month: 2, exp_year: 2027 };
    expect((await rig.billing.post('/stripe/update-card', body, tenant.token)).status).toBe(200);
    await rig.runAt('2027-03-01T07:00:00Z');
    const state = await waits({ id, tenant, lister });
    expect(state).toMatchObject({
      ...{ state: 'failed', hold: 'new_card', next_attempt_at: null, collect: false },
      owed: { amount: 400, since: '2027-03-01' },
    });
    const [toTenant] = await mailsTo(rig.billing.accounts, await emailOf(tenant.id));
    expect(toTenant?.text).toContain('The card has expired. Please use another one.');
    expect(toTenant?.text).toContain("As soon as you save another card, we'll charge that one.");
    expect(toTenant?.text).not.toContain('Next attempt');
    const [toLister] = await mailsTo(rig.billing.accounts, await emailOf(lister.id));
    expect(toLister?.text).toMatch(/We charge the next card as soon as Member \d+ saves it\./);
    expect(toLister?.text).not.toContain('Next attempt');
    await rig.runAt('2027-03-06T07:00:00Z');
    expect(await attempts(id)).toBe(1);
    await rig.billing.save(tenant);
    expect((await rig.row(id)).status).toBe('paid');
  });

  it('that the lister charges again, and that then pays, is told to both sides', async () => {
    const { id, tenant, lister } = await rig.tenancy({ card: 'thrice' });
    for (const day of ['01', '02', '04']) await rig.runAt(`2027-03-${day}T07:00:00Z`);
    rig.at('2027-03-05T12:00:00Z');
    const { id: charge } = await rig.row(id);
    const token = await rig.billing.accounts.tokenOf(lister.id, true);
    expect(await rig.billing.post(`/charges/${charge}/collect`, {}, token)).toMatchObject({
      ...{ status: 200, body: { data: { status: 'paid', amount: 400 } } },
    });
    const [receipt] = await mailsTo(rig.billing.accounts, await emailOf(tenant.id));
    expect(receipt?.subject).toContain('receipt: $400.00');
    expect(receipt?.text).toContain('March 1, 2027 to March 31, 2027');
    const [toLister] = await mailsTo(rig.billing.accounts, await emailOf(lister.id));
    expect(toLister?.subject).toMatch(/paid \$400\.00 in rent$/);
    expect(toLister?.text).toContain('You get: $384.10');
    for (const [tenancy, kind] of [
      [tenant, 'paid'],
      [lister, 'rent_paid'],
    ] as const) {
      const own = await rig.billing.accounts.tokenOf(tenancy.id, true);
      const { body: notices } = await rig.billing.get('/notifications', own);
      expect(notices.data[0]).toMatchObject({ kind, data: { transaction_id: charge } });
      const { body: history } = await rig.billing.get(`/rental-history/tenant/${id}`, own);
      expect(history.data[0]).toMatchObject({ action: 'charge', money: { amount: 400 } });
      const { body: rentals } = await rig.billing.get('/rentals', own);
      const { owed } = rentals.data.find((rental: { id: number }) => rental.id === id);
      expect(owed).toBeNull();
    }
  });

  it('that was used too often is paid a day later', async () => {
    const { id, tenant } = await rig.tenancy({ card: 'too_often' });
    for (const day of DAYS) await rig.runAt(`2027-03-${day}T07:00:00Z`);
    expect(await rig.row(id)).toMatchObject({ status: 'paid' });
    expect(await rig.billing.charges(tenant)).toEqual([40_000]);
  });

  it('has no attempt planned once its period is over, and no email speaks of another card', async () => {
    const stay = await rig.tenancy({ card: 'declined', payment_date: 3 });
    for (const day of DAYS) await rig.runAt(`2027-03-${day}T07:00:00Z`);
    const mails = await mailsTo(rig.billing.accounts, await emailOf(stay.tenant.id));
    const toTenant = mails.find(({ subject }) => subject === "Your rent wasn't paid");
    expect(toTenant?.text).toContain('pay it now under My Crashpad');
    expect(toTenant?.text).not.toContain('before the period ends');
    const { body } = await rig.billing.get('/lister/rent-roll?month=2027-03', stay.lister.token);
    const row = body.data.find(
      (item: { rental_id: number; period_to: string }) =>
        item.rental_id === stay.id && item.period_to === '2027-03-03',
    );
    expect(row).toMatchObject({ hold: 'no_attempt', next_attempt_at: null });
  });

  it('is charged once to each new card after the last attempt, during its period', async () => {
    const { id, tenant } = await rig.tenancy({ card: 'declined' });
    for (const day of DAYS) await rig.runAt(`2027-03-${day}T07:00:00Z`);
    const { id: charge } = await rig.row(id);
    rig.at('2027-03-31T12:00:00Z');
    await rig.billing.save(tenant, 'declined');
    await rig.run();
    expect(await rig.row(id)).toMatchObject({
      status: 'failed',
      attempt_count: 5,
      next_attempt_at: null,
    });
    // The lister got the last email before.
    expect((await rig.mailsAbout(charge)).slice(6)).toEqual(['rent_failed tenant']);
    rig.at('2027-04-01T06:59:00Z');
    await rig.billing.save(tenant);
    await rig.run();
    expect(await rig.row(id)).toMatchObject({ status: 'paid', attempt_count: 6 });
    expect(await rig.billing.charges(tenant)).toEqual([40_000]);
  });

  type Change = (tenancy: Tenancy) => Promise<unknown>;
  const setRental =
    (row: { auto_pay?: 0; status?: 'ended' }): Change =>
    ({ id }) =>
      rig.db.updateTable('rentals').set(row).where('id', '=', id).execute();
  const setRent =
    (row: { collection?: typeof COLLECTION.manual; status?: 'cancelled' }): Change =>
    ({ id }) =>
      rig.db.updateTable('obligations').set(row).where('rental_id', '=', id).execute();

  it.each<[string, Change]>([
    ['is of a past period', async () => rig.at('2027-04-01T07:00:00Z')],
    ['is collected by hand', setRent({ collection: COLLECTION.manual })],
    ['is cancelled', setRent({ status: 'cancelled' })],
    ['is of an ended rental', setRental({ status: 'ended' })],
    ['is of a rental without AutoPay', setRental({ auto_pay: AUTOPAY.off })],
    [
      'cannot be paid to its lister',
      ({ lister }) =>
        rig.db
          .updateTable('payout_accounts')
          .set({ state: 'restricted' })
          .where('member_id', '=', lister.id)
          .execute(),
    ],
  ])('that %s is not charged to a new card after the last attempt', async (_name, change) => {
    const tenancy = await rig.tenancy({ card: 'declined' });
    await rig.runAt('2027-03-01T07:00:00Z');
    const failed = { status: 'failed', next_attempt_at: null } as const;
    const { id: charge } = await rig.row(tenancy.id);
    await rig.db.updateTable('obligations').set(failed).where('id', '=', charge).execute();
    rig.at('2027-03-07T12:00:00Z');
    await change(tenancy);
    await rig.billing.save(tenancy.tenant);
    await rig.run();
    expect(await rig.row(tenancy.id)).toMatchObject({ attempt_count: 1, next_attempt_at: null });
  });

  it('is retried at 07:00 UTC, also if it became due at another hour', async () => {
    const { id } = await rig.tenancy({
      card: 'declined',
      start: '2027-03-05',
      accepted_at: '2027-03-10T21:30:00Z',
      next_rent_on: '2027-03-05',
      next_due_at: '2027-03-10T21:30:00Z',
    });
    await rig.runAt('2027-03-10T21:30:00Z');
    for (const [n, day] of ['11', '13', '15'].entries()) {
      await rig.runAt(`2027-03-${day}T06:59:00Z`);
      expect(await attempts(id)).toBe(n + 1);
      await rig.runAt(`2027-03-${day}T07:00:00Z`);
      expect(await attempts(id)).toBe(n + 2);
    }
    expect((await rig.row(id)).status).toBe('failed');
  });

  it('is reported as final with the last attempt, also before it is marked as failed', async () => {
    const { id } = await rig.tenancy({ card: 'declined' });
    for (const day of DAYS) await rig.runAt(`2027-03-${day}T07:00:00Z`);
    const { id: obligationId } = await rig.row(id);
    const write = { status: 'retry_wait' as const };
    await rig.db.updateTable('obligations').set(write).where('id', '=', obligationId).execute();
    const at = (time: string) =>
      transaction(rig.db, (trx) => findMailedRent(trx, { obligationId }, new Date(time)));
    expect(await at('2027-03-06T07:00:01Z')).toMatchObject({ isEnd: true });
    expect(await at('2027-03-06T06:59:00Z')).toMatchObject({ isEnd: false });
  });

  it('is paid by a later attempt', async () => {
    const { id } = await rig.tenancy({ card: 'twice' });
    for (const day of DAYS) await rig.runAt(`2027-03-${day}T07:00:00Z`);
    expect(await rig.row(id)).toMatchObject({ status: 'paid', attempt_count: 3 });
  });

  it('is charged to a new card immediately', async () => {
    const stay = await rig.tenancy({ card: 'declined' });
    const { id, tenant } = stay;
    await rig.runAt('2027-03-01T07:00:00Z');
    expect(await waits(stay)).toMatchObject({
      ...{ state: 'failed', hold: null, next_attempt_at: '2027-03-02T07:00:00.000Z' },
    });
    await rig.billing.save(tenant);
    expect(await rig.row(id)).toMatchObject({ status: 'paid', attempt_count: 2 });
  });

  it('keeps its schedule when a new card is declined', async () => {
    const { id, tenant } = await rig.tenancy({ card: 'declined' });
    await rig.runAt('2027-03-01T07:00:00Z');
    rig.clock.advance(3600);
    await rig.billing.save(tenant, 'declined');
    expect(await rig.row(id)).toMatchObject({
      attempt_count: 2,
      next_attempt_at: new Date('2027-03-02T07:00:00Z'),
    });
    await rig.runAt('2027-03-02T07:00:00Z');
    expect(await attempts(id)).toBe(3);
  });

  it.each(['tenant', 'lister'] as const)(
    'that waits for the bank has failed for both sides once AutoPay is off, by the %s',
    async (by) => {
      const stay = await rig.tenancy({ card: 'confirms' });
      const { id, tenant, lister } = stay;
      await rig.runAt('2027-03-01T07:00:00Z');
      expect(await waits(stay)).toMatchObject({ state: 'pending', hold: 'bank_confirmation' });
      const off =
        by === 'tenant'
          ? await rig.billing.post(`/rental/${id}/disable-autopay`, {}, tenant.token)
          : await rig.billing.accounts.call('PUT', '/lister/settings/autopay', {
              token: lister.token,
              body: { status: 0 },
            });
      expect(off.status).toBe(200);
      expect(await waits(stay)).toMatchObject({
        ...{ state: 'failed', hold: null, next_attempt_at: null, collect: false },
        owed: { amount: 400, since: '2027-03-01' },
      });
      expect(await holdOf(stay)).toEqual([null, null]);
      const recipient = by === 'tenant' ? lister : tenant;
      const [mail] = await mailsTo(rig.billing.accounts, await emailOf(recipient.id));
      expect(mail?.text).toContain(by === 'tenant' ? 'collect rent yourself' : 'AutoPay');
      expect(mail?.text).not.toContain('bank');
      // The tenant pays it as any failed rent.
      const { id: charge, status } = await rig.row(id);
      expect(status).toBe('failed');
      const paying = await rig.billing.post(`/charges/${charge}/collect`, {}, tenant.token);
      expect(paying).toMatchObject({ status: 202, body: { status: 'requires_action' } });
      expect(await holdOf(stay)).toEqual(['bank_confirmation', 'bank_confirmation']);
    },
  );

  it('waits for the tenant when the bank requires a confirmation, and they confirm by paying', async () => {
    const stay = await rig.tenancy({ card: 'confirms' });
    const { id, tenant } = stay;
    await rig.runAt('2027-03-01T07:00:00Z');
    const row = await rig.row(id);
    expect(row.status).toBe('action_required');
    expect(await waits(stay)).toEqual({
      state: 'pending',
      hold: 'bank_confirmation',
      next_attempt_at: null,
      collect: false,
      owed: { amount: 400, since: '2027-03-01', rent: 400, deposit: 0, requests: 0 },
    });
    const tell = async (member: { id: number }) => {
      const token = await rig.billing.accounts.tokenOf(member.id, true);
      const { email } = await rig.db
        .selectFrom('members')
        .select('email')
        .where('id', '=', member.id)
        .executeTakeFirstOrThrow();
      const { body } = await rig.billing.get('/notifications', token);
      const payments = await rig.billing.get('/transaction', token);
      const mails = await mailsTo(rig.billing.accounts, email);
      return {
        kinds: body.data.map(({ kind }: { kind: string }) => kind),
        subjects: mails.map(({ subject }) => subject),
        said: mails[0]?.text.replaceAll(/\s+/g, ' ') ?? '',
        hold: payments.body.data[0].hold,
      };
    };
    const { said } = await tell(tenant);
    expect(said).not.toContain('Your bank needs you to confirm');
    expect(said).toContain('Please confirm it under My Crashpad');
    expect(await tell(tenant)).toMatchObject({
      kinds: expect.arrayContaining(['rent_to_confirm']),
      subjects: expect.arrayContaining(['Your bank asks you to confirm your rent']),
      hold: 'bank_confirmation',
    });
    const { kinds, subjects, hold, said: toLister } = await tell(stay.lister);
    expect(toLister).toContain('Nothing is charged until then.');
    expect(toLister).not.toContain('try again');
    expect([kinds, hold]).toEqual([
      expect.arrayContaining(['tenant_rent_to_confirm']),
      'bank_confirmation',
    ]);
    expect(subjects.join()).toMatch(/Waiting for .+ to confirm rent with the bank/);
    await rig.runAt('2027-03-02T07:00:00Z');
    expect(await attempts(id)).toBe(1);
    const path = `/charges/${row.id}/collect`;
    const answer = await rig.billing.post(path, {}, tenant.token);
    expect(answer).toMatchObject({ status: 202, body: { status: 'requires_action' } });
    await rig.billing.control(`challenges/${(await rig.row(id)).payment_intent}`, {
      succeed: true,
    });
    expect((await rig.billing.post(path, {}, tenant.token)).status).toBe(200);
    expect(await rig.billing.charges(tenant)).toEqual([40_000]);
  });

  it('is blocked without a card, with one email, and charged once there is one', async () => {
    const stay = await rig.tenancy({ card: null });
    const { id, tenant } = stay;
    await rig.runAt('2027-03-01T07:00:00Z');
    await rig.runAt('2027-03-02T07:00:00Z');
    const row = await rig.row(id);
    expect(await waits(stay)).toMatchObject({
      ...{ state: 'due', hold: 'new_card', next_attempt_at: null, collect: false },
    });
    expect(row).toMatchObject({ status: 'blocked', attempt_count: 0 });
    expect(await rig.mailsAbout(row.id)).toEqual(['rent_failed tenant', 'rent_failed lister']);
    const [mail] = await mailsTo(rig.billing.accounts, await emailOf(tenant.id));
    const said = mail?.text.replaceAll(/\s+/g, ' ');
    expect(said).toContain('your rent is due, but you have no card that we can charge.');
    expect(said).toContain('As soon as you save a card, we charge this rent to it.');
    // No card was charged, so none was declined.
    expect(said).not.toMatch(/this card|another card|didn't go through/);
    await rig.billing.save(tenant);
    expect((await rig.row(id)).status).toBe('paid');
  });

  it('without a card to the end says so to the lister, and speaks of no card that failed', async () => {
    const { lister } = await rig.tenancy({ card: null });
    await rig.runAt('2027-03-01T07:00:00Z');
    // Sent after the last attempt.
    rig.at('2027-03-06T08:00:00Z');
    const [mail] = await mailsTo(rig.billing.accounts, await emailOf(lister.id));
    expect(mail?.subject).toContain("rent wasn't paid");
    const said = mail?.text.replaceAll(/\s+/g, ' ');
    expect(said).toContain('is due, but they have no card that we can charge.');
    expect(said).not.toMatch(/that card|another card|couldn't charge/);
  });

  it('is blocked while the lister cannot be paid, and resumes when they can', async () => {
    const { id, lister, tenant } = await rig.tenancy();
    const state = (to: 'restricted' | 'ready') =>
      rig.db
        .updateTable('payout_accounts')
        .set({ state: to })
        .where('member_id', '=', lister.id)
        .execute();
    await state('restricted');
    await rig.runAt('2027-03-01T07:00:00Z');
    const row = await rig.row(id);
    expect(row).toMatchObject({ status: 'blocked', attempt_count: 0 });
    expect(await rig.mailsAbout(row.id)).toEqual([]);
    const refused = await rig.billing.post(`/charges/${row.id}/collect`, {}, tenant.token);
    expect(refused).toMatchObject({ status: 422, body: { error_code: 'PAYEE_NOT_READY' } });
    await state('ready');
    rig.at('2027-03-01T10:00:00Z');
    await transaction(rig.db, (trx) =>
      resumeBlockedRent(trx, { payeeId: lister.id, mode: 'sandbox', now: rig.clock.now() }),
    );
    await rig.run();
    expect((await rig.row(id)).status).toBe('paid');
  });

  it('is left to the tenant once AutoPay is off', async () => {
    const { id } = await rig.tenancy({ card: 'declined' });
    await rig.runAt('2027-03-01T07:00:00Z');
    await rig.db
      .updateTable('rentals')
      .set({ auto_pay: AUTOPAY.off })
      .where('id', '=', id)
      .execute();
    await rig.runAt('2027-03-02T07:00:00Z');
    expect(await rig.row(id)).toMatchObject({ collection: COLLECTION.manual, attempt_count: 1 });
  });
});

describe('scheduled attempts', () => {
  it('do not count as declines of the tenant', async () => {
    const { id, tenant } = await rig.tenancy({ card: 'declined' });
    const rows = await Promise.all([1, 2, 3].map(() => rig.tenancy({ card: 'declined' })));
    for (const row of rows) {
      await rig.db
        .updateTable('rentals')
        .set({ user_id: tenant.id })
        .where('id', '=', row.id)
        .execute();
    }
    await rig.runAt('2027-03-01T07:00:00Z');
    const { id: charge } = await rig.row(id);
    const answer = await rig.billing.post(`/charges/${charge}/collect`, {}, tenant.token);
    expect(answer.status).toBe(402);
  });
});

describe('the email of rent that was not charged tells its lister what happens next', () => {
  const afterFailure = async (card: TestCard | null) => {
    const tenancy = await rig.tenancy({ card, first_name: 'Mia', last_name: '' });
    await rig.runAt('2027-03-01T07:00:00Z');
    const [mail] = await mailsTo(rig.billing.accounts, await emailOf(tenancy.lister.id));
    return `${mail?.subject} ${mail?.text}`;
  };

  it('the email of rent that was not charged tells its lister what happens next with the time of another attempt, if there is one', async () => {
    const mail = await afterFailure('declined');
    expect(mail).toContain('We charge the card again at the time below.');
    expect(mail).toMatch(/Next attempt: March 2, 2027 .*7:00.AM.UTC/);
  });

  it.each<[string, TestCard | null, string]>([
    ['the bank has to confirm', 'confirms', 'Waiting for Mia to confirm with the bank.'],
    ['the card is never charged again', 'lost', 'We charge the next card as soon as Mia saves it.'],
    ['there is no card', null, 'We charge the next card as soon as Mia saves it.'],
  ])(
    'the email of rent that was not charged tells its lister what happens next without a word about another attempt if %s',
    async (_case, card, words) => {
      const mail = await afterFailure(card);
      expect(mail).toContain(words);
      expect(mail).not.toMatch(/Next attempt|again at the time|over the next few days/);
    },
  );
});

it('rent that is left to the tenant after a declined charge is due on a day, without an hour', async () => {
  const tenancy = await rig.tenancy({ card: 'declined', time_zone: 'America/Anchorage' });
  await rig.runAt('2027-03-01T07:00:00Z');
  const { id: obligationId } = await rig.row(tenancy.id);
  const email = await emailOf(tenancy.tenant.id);
  const [failed] = await mailsTo(rig.billing.accounts, email);
  expect(failed?.text).toMatch(/Due: March 1, 2027\n/);
  expect(failed?.text).toMatch(/Next attempt: March 1, 2027 at 10:00.PM.AKST/);
  await leaveToTenant(rig.db, { obligationId, isPromised: true, now: rig.clock.now() });
  const [mail] = await mailsTo(rig.billing.accounts, email);
  expect(mail?.text).toMatch(/Due: March 1, 2027\n/);
});

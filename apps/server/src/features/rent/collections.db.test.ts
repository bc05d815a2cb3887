import { AUTOPAY, COLLECTION } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../testing/services.ts';
import { mailsTo } from '../../testing/test-app.ts';
import { payoutJobs } from '../payouts/jobs.ts';
import { setSchedule } from '../payouts/schedules.ts';
import { rentJobs } from './feature.ts';
import { keyed, RentRig, sendRequest, type Tenancy } from './periods/testing.ts';

let rig: RentRig;
beforeAll(async () => {
  rig = await RentRig.open({ FLAGS: 'paymentRequest' });
});
beforeEach(async () => {
  // Rent of earlier tests is over.
  await rig.db.updateTable('rentals').set({ next_due_at: null }).execute();
  await rig.db
    .updateTable('obligations')
    .set({ status: 'cancelled', next_attempt_at: null })
    .where('paid_at', 'is', null)
    .execute();
  rig.at('2027-02-20T12:00:00Z');
});
afterAll(() => rig.close());

/** The jobs of a minute. */
async function runAt(instant: string): Promise<void> {
  rig.at(instant);
  for (const job of rentJobs(rig.services).slice(0, 1)) await job.run();
  const payouts = payoutJobs(rig.services).find(({ name }) => name === 'send-payout-schedules');
  await payouts?.run();
}

/** A session of an admin ends while months pass. */
async function asAdmin(path: string, body: object) {
  const { accounts } = rig.billing;
  const { id } = await accounts.member({ role: 'admin', user_plan: null });
  return rig.billing.post(path, body, await accounts.tokenOf(id));
}
const lock = (id: number, body: object = { hold_collections: true }) =>
  asAdmin(`/admin/members/${id}/lock`, { reason: 'Two tenants reported them.', ...body });
const unlock = (id: number) =>
  asAdmin(`/admin/members/${id}/unlock`, { reason: 'All is explained.' });

async function mailsOf(memberId: number) {
  const { email } = await rig.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return mailsTo(rig.billing.accounts, email);
}
const subjectsOf = async (memberId: number) =>
  (await mailsOf(memberId)).map(({ subject }) => subject).toReversed();
async function noticesOf(memberId: number) {
  const rows = await rig.db
    .selectFrom('notifications')
    .select(['kind', 'data'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
}
const tokenOf = ({ id }: { id: number }) => rig.billing.accounts.tokenOf(id, true);
const states = async ({ id }: Tenancy) =>
  (await rig.rows(id)).map(({ period_from, status, collection, left_at }) => [
    period_from,
    status,
    collection,
    left_at !== null,
  ]);
const charges = ({ tenant }: Tenancy) => rig.billing.charges(tenant);
const consent = ({ id, tenant }: Tenancy) =>
  rig.db
    .insertInto('autopay_consents')
    .values({
      ...{ rental_id: id, member_id: tenant.id, shown: '{}', address: '127.0.0.1' },
      created_at: new Date('2027-01-01T00:00:00Z'),
    })
    .execute();

describe('a lock that holds collections', () => {
  it('is refused for a value that is no answer, and a second time', async () => {
    const { id } = await rig.lister();
    const { status, body } = await lock(id, { hold_collections: 'yes' });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([
      422,
      ['hold_collections'],
    ]);
    // A lock without it can be followed by it, once.
    expect((await lock(id, {})).status).toBe(200);
    const answers = await Promise.all([lock(id), lock(id)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect((await lock(id, {})).status).toBe(409);
  });

  it('without it rent is charged as before', async () => {
    const stay = await rig.tenancy();
    expect((await lock(stay.lister.id, {})).status).toBe(200);
    await runAt('2027-03-01T07:00:00Z');
    expect(await charges(stay)).toEqual([40_000]);
  });

  it('charges nothing while it lasts, and the current period once after it', async () => {
    const stay = await rig.tenancy();
    const { id, tenant, lister } = stay;
    expect((await lock(lister.id)).status).toBe(200);
    for (const day of ['01T07:00', '01T07:01', '02T07:00', '04T07:00', '06T07:00', '09T07:00']) {
      await runAt(`2027-03-${day}:00Z`);
    }
    expect(await charges(stay)).toEqual([]);
    expect(await states(stay)).toEqual([['2027-03-01', 'blocked', COLLECTION.auto, false]]);
    const token = await tokenOf(tenant);
    const read = async () => {
      const { body } = await rig.billing.get('/rentals', token);
      return (body as { data: { id: number }[] }).data.find((row) => row.id === id);
    };
    // It is not late either, and both sides read why.
    expect(await read()).toMatchObject({
      autopay_state: { state: 'paused', reason: 'collections_held' },
      open_charge: { state: 'due', hold: 'collections_held', next_attempt_at: null },
    });
    const roll = await rig.billing.get('/lister/rent-roll?month=2027-03', await tokenOf(lister));
    expect((roll.body as { data: object[] }).data).toMatchObject([
      { state: 'due', hold: 'collections_held', late_days: null },
    ]);
    const row = await rig.row(id);
    const refused = await rig.billing.accounts.call(
      'POST',
      `/charges/${row.id}/collect`,
      keyed(token),
    );
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/^Payments to .+ are on hold while we look into their account\./),
    ]);
    const byLister = await rig.billing.accounts.call(
      'POST',
      `/charges/${row.id}/collect`,
      keyed(await tokenOf(lister)),
    );
    expect([byLister.status, byLister.body.error_code]).toEqual([403, 'ACCOUNT_LOCKED']);
    expect(await charges(stay)).toEqual([]);

    expect((await unlock(lister.id)).status).toBe(200);
    for (const minute of [0, 1, 2]) await runAt(`2027-03-10T09:0${minute}:00Z`);
    expect(await charges(stay)).toEqual([40_000]);
    expect(await states(stay)).toEqual([['2027-03-01', 'paid', COLLECTION.auto, false]]);
    expect(await subjectsOf(tenant.id)).toEqual([
      expect.stringMatching(/^Payments to .+ are on hold$/),
      expect.stringMatching(/^Payments to .+ go on$/),
      'Your Crewpad receipt: $400.00',
    ]);
    expect(await noticesOf(tenant.id)).toEqual(['collections_held', 'collections_resumed', 'paid']);
  });

  it('leaves periods that are over by its end to both sides, as after an outage', async () => {
    const stay = await rig.tenancy();
    const { tenant, lister } = stay;
    await consent(stay);
    await lock(lister.id);
    for (const day of ['03-01', '04-01', '05-01']) await runAt(`2027-${day}T07:00:00Z`);
    await runAt('2027-05-13T07:00:00Z');
    expect(await charges(stay)).toEqual([]);
    rig.at('2027-05-14T09:00:00Z');
    await unlock(lister.id);
    await runAt('2027-05-14T09:00:00Z');
    await runAt('2027-05-14T09:01:00Z');
    expect(await charges(stay)).toEqual([40_000]);
    expect(await states(stay)).toEqual([
      ['2027-03-01', 'due', COLLECTION.manual, true],
      ['2027-04-01', 'due', COLLECTION.manual, true],
      ['2027-05-01', 'paid', COLLECTION.auto, false],
    ]);
    const [left] = (await mailsOf(tenant.id)).filter(({ subject }) =>
      subject.includes('not collected'),
    );
    const text = left?.text.replaceAll(/\s+/g, ' ') ?? '';
    expect(left?.subject).toBe('Your rent of $800.00 was not collected');
    expect(text).toContain('payments were on hold when this rent was due');
    expect(text).toContain('Late from: May 19, 2027');
    expect(await noticesOf(lister.id)).toEqual(['tenant_rent_left', 'rent_paid']);
    // The lister can do what their email offers, once.
    const [first] = await rig.rows(stay.id);
    const collect = async () =>
      rig.billing.post(`/charges/${first?.id}/collect`, {}, await tokenOf(lister));
    expect((await collect()).status).toBe(200);
    expect((await collect()).status).toBe(409);
    expect(await charges(stay)).toHaveLength(2);
  });

  it('counts what fell due meanwhile as late five days after it at the earliest', async () => {
    const stay = await rig.tenancy({ auto_pay: AUTOPAY.off });
    const { tenant, lister } = stay;
    await lock(lister.id);
    for (const day of ['01', '04', '06', '15']) await runAt(`2027-03-${day}T07:00:00Z`);
    // No email asks for what cannot be paid here.
    expect(await subjectsOf(tenant.id)).toHaveLength(1);
    await unlock(lister.id);
    await runAt('2027-03-20T06:59:00Z');
    expect(await noticesOf(tenant.id)).not.toContain('rent_late');
    await runAt('2027-03-20T07:01:00Z');
    expect(await noticesOf(tenant.id)).toContain('rent_late');
    expect(await charges(stay)).toEqual([]);
  });

  it('stops a payment that waits for the bank, so that its owner cannot complete it', async () => {
    const stay = await rig.tenancy({ card: 'confirms' });
    await runAt('2027-03-01T07:00:00Z');
    const { payment_intent: intent, status } = await rig.row(stay.id);
    expect(status).toBe('action_required');
    await lock(stay.lister.id);
    const { status: atProvider } = await rig.billing.stripe.paymentIntents.retrieve(intent ?? '');
    expect(atProvider).toBe('canceled');
    expect(await rig.row(stay.id)).toMatchObject({ status: 'blocked', payment_intent: null });
    await runAt('2027-03-02T07:00:00Z');
    expect((await rig.row(stay.id)).status).toBe('blocked');
    await unlock(stay.lister.id);
    await runAt('2027-03-02T09:00:00Z');
    // No card that needs its owner is charged without them: the tenant pays, and the bank asks again.
    const { id } = await rig.row(stay.id);
    const paid = await rig.billing.post(`/charges/${id}/collect`, {}, await tokenOf(stay.tenant));
    expect([paid.status, paid.body]).toMatchObject([202, { status: 'requires_action' }]);
    expect(await charges(stay)).toEqual([]);
  });

  it('is done although what follows it fails, and the job stops the payments', async () => {
    const stay = await rig.tenancy({ card: 'confirms' });
    await runAt('2027-03-01T07:00:00Z');
    const rename = (from: string, to: string) =>
      sql`alter table obligations rename column ${sql.ref(from)} to ${sql.ref(to)}`.execute(rig.db);
    const { id } = stay.lister;
    await rename('payment_intent', 'hidden_intent');
    const answers = [await lock(id), await lock(id), await unlock(id), await lock(id)];
    await rename('hidden_intent', 'payment_intent');
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 200, 200]);
    expect((await rig.row(stay.id)).status).toBe('action_required');
    await runAt('2027-03-01T07:01:00Z');
    expect(await rig.row(stay.id)).toMatchObject({ status: 'blocked', payment_intent: null });
  });

  it('lets no new card, won dispute or closed objection charge what it holds', async () => {
    const stay = await rig.tenancy({ card: null });
    await lock(stay.lister.id);
    await runAt('2027-03-01T07:00:00Z');
    await rig.billing.save(stay.tenant, 'good');
    await runAt('2027-03-01T07:01:00Z');
    expect(await charges(stay)).toEqual([]);
    await unlock(stay.lister.id);
    await runAt('2027-03-01T07:02:00Z');
    await runAt('2027-03-01T07:03:00Z');
    expect(await charges(stay)).toEqual([40_000]);
  });

  it('is not charged if AutoPay was turned off meanwhile', async () => {
    const stay = await rig.tenancy();
    await lock(stay.lister.id);
    await runAt('2027-03-01T07:00:00Z');
    const off = await rig.billing.post(
      `/rental/${stay.id}/disable-autopay`,
      {},
      await tokenOf(stay.tenant),
    );
    expect(off.status).toBe(200);
    await unlock(stay.lister.id);
    await runAt('2027-03-01T08:00:00Z');
    expect(await charges(stay)).toEqual([]);
    expect(await states(stay)).toMatchObject([['2027-03-01', 'blocked', COLLECTION.manual, false]]);
    // The tenant pays it now.
    const { id } = await rig.row(stay.id);
    const pay = () => rig.billing.post(`/charges/${id}/collect`, {}, stay.tenant.token);
    const paid = await Promise.all([pay(), pay()]);
    expect(paid.map(({ status }) => status)).toContain(200);
    expect(await charges(stay)).toEqual([40_000]);
  });

  it('pays nothing out while it lasts, also if the lister had just chosen another schedule', async () => {
    const { id, account } = await rig.lister();
    const intervalOf = async () =>
      (await rig.billing.stripe.accounts.retrieve(account)).settings?.payouts?.schedule?.interval;
    await lock(id);
    await rig.billing.fault('500_after_execute', '/v1/accounts/*', 2, 'POST');
    await runAt('2027-02-20T12:01:00Z');
    await runAt('2027-02-20T12:02:00Z');
    expect(await intervalOf()).toBe('manual');
    await setSchedule(rig.services, id, 2);
    await runAt('2027-02-20T12:03:00Z');
    expect(await intervalOf()).toBe('manual');
    await unlock(id);
    await runAt('2027-02-20T12:04:00Z');
    expect(await intervalOf()).toBe('weekly');
  });

  it('is in the audit trail, the security log, and the list of members', async () => {
    const { id } = await rig.lister();
    const list = async () => {
      const token = await rig.billing.accounts.tokenOf(
        (await rig.billing.accounts.member({ role: 'admin', user_plan: null })).id,
      );
      const { body } = await rig.billing.get('/admin/members?status=collections_held', token);
      return (body as { data: { id: number }[] }).data.find((row) => row.id === id);
    };
    expect(await list()).toBeUndefined();
    const locked = await lock(id);
    expect(locked.body).toMatchObject({
      message: 'The account is locked, and collections are on hold.',
      data: {
        locked: { holds_collections: true },
        abilities: { lock: false, hold_collections: false, unlock: true },
      },
    });
    expect(await list()).toMatchObject({ locked: true, collections_held: true });
    await unlock(id);
    const log = await rig.billing.get('/user/security-log', await tokenOf({ id }));
    const events = (log.body as { data: { event: string }[] }).data.map(({ event }) => event);
    expect(events.slice(0, 4).toSorted()).toEqual(
      ['locked', 'collections_held', 'unlocked', 'collections_resumed'].toSorted(),
    );
    const [unlocked, lockMail] = await mailsOf(id);
    expect(lockMail?.text).toContain('Collections are on hold too');
    expect(unlocked?.text).toContain('Collections go on');
  });
});

describe('a lister whose collections are held', () => {
  const LOCKED = [403, 'ACCOUNT_LOCKED'];

  it('cannot void, return outside, keep, settle or remind, and nothing changes', async () => {
    const stay = await rig.tenancy({ auto_pay: AUTOPAY.off });
    const { id, lister, tenant } = stay;
    const call = async (method: 'POST' | 'PUT', path: string, body: object = {}) => {
      const answer = await rig.billing.accounts.call(
        method,
        path,
        keyed(await tokenOf(lister), body),
      );
      return answer;
    };
    const entry = async (payment_for: 'rent' | 'deposit') => {
      const body = { tenant_id: id, amount: '100.00', payment_for };
      const { status, text, body: answer } = await call('POST', '/transaction', body);
      expect(status, text).toBe(201);
      return answer.data.id as number;
    };
    const [rent, deposit] = [await entry('rent'), await entry('deposit')];
    await lock(lister.id);
    const refusals = [
      await call('POST', `/transaction/${rent}/void`, { reason: 'Twice' }),
      await call('POST', `/transaction/${rent}/refund`, { amount: 100, method: 'outside' }),
      await call('POST', `/transaction/${deposit}/refund`, {
        amount: 0,
        deductions: [{ reason: 'Cleaning', amount: 100, for: 'cleaning' }],
      }),
      await call('POST', `/rental/${id}/credit/keep`, { reason: 'Agreed' }),
      await call('POST', `/rental/${id}/remind`),
    ];
    expect(refusals.map(({ status, body }) => [status, body.error_code])).toEqual(
      refusals.map(() => LOCKED),
    );
    const read = await rig.billing.get(`/transaction?tenant_id=${id}`, await tokenOf(lister));
    for (const row of (read.body as { data: { abilities: object }[] }).data) {
      expect(row.abilities).toMatchObject({ refund: false, void: false });
    }
    await rig.db
      .updateTable('rentals')
      .set({ status: 'ended', ended_at: rig.clock.now() })
      .where('id', '=', id)
      .execute();
    const settled = await call('PUT', `/rental/${id}/settled`);
    expect([settled.status, settled.body.error_code]).toEqual(LOCKED);
    const refunds = await rig.db
      .selectFrom('refunds')
      .select('id')
      .where('manual_payment_id', 'in', [rent, deposit])
      .execute();
    expect(refunds).toEqual([]);
    // A lock alone leaves the care of running stays open.
    await unlock(lister.id);
    await lock(lister.id, {});
    expect((await call('POST', `/transaction/${rent}/void`, { reason: 'Twice' })).status).toBe(200);
    expect(await subjectsOf(tenant.id)).toContainEqual(expect.stringMatching(/on hold$/));
  });

  it('can return to a card what was paid by it', async () => {
    const stay = await rig.tenancy();
    await runAt('2027-03-01T07:00:00Z');
    const { id } = await rig.row(stay.id);
    await lock(stay.lister.id);
    const token = await tokenOf(stay.lister);
    const back = await rig.billing.accounts.call(
      'POST',
      `/transaction/${id}/refund`,
      keyed(token, { amount: 400 }),
    );
    expect([200, 202], back.text).toContain(back.status);
  });

  it('has requests that the tenant cannot pay, and reads why', async () => {
    const stay = await rig.tenancy();
    const { lister, tenant } = stay;
    const rented = { ...stay, lister, listing: { id: 0 }, account: '', customerId: '' };
    const request = await sendRequest(rig.billing, rented as never);
    await lock(lister.id);
    const pay = await rig.billing.accounts.call(
      'POST',
      `${request.path}/pay`,
      keyed(await tokenOf(tenant)),
    );
    expect([pay.status, pay.body.message]).toEqual([409, expect.stringContaining('are on hold')]);
    for (const { token } of [{ token: await tokenOf(tenant) }, { token: await tokenOf(lister) }]) {
      const { body } = await rig.billing.get('/payment-request?status=pending', token);
      expect(body).toMatchObject({ data: [{ hold: 'collections_held' }] });
    }
    expect(await charges(stay)).toEqual([]);
    await unlock(lister.id);
    const again = await rig.billing.accounts.call(
      'POST',
      `${request.path}/pay`,
      keyed(await tokenOf(tenant)),
    );
    expect(again.status, again.text).toBe(200);
    expect(await charges(stay)).toEqual([4500]);
  });
});

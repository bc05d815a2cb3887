import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailsTo } from '../../testing/test-app.ts';
import { sendRefunds } from '../billing/collection/send-refund.ts';
import { BillingRig, RenewalsRig, type SignedUp, Stripe } from '../billing/testing.ts';

let rig: BillingRig;
let admin: { id: number; token: string };
beforeAll(async () => {
  rig = await BillingRig.open();
  const { id } = await rig.accounts.member({ role: 'admin', user_plan: null });
  admin = { id, token: await rig.accounts.tokenOf(id) };
});
afterAll(() => rig.close());

const REASON = 'The site was away for a day.';
/** A new session: the clock moves by months. */
const asAdmin = async (path: string, body: object, key?: string) =>
  rig.accounts.call('POST', `/admin/members/${path}`, {
    token: await rig.accounts.tokenOf(admin.id),
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const moveTerm = (id: number, until: unknown, reason: unknown = REASON) =>
  asAdmin(`${id}/term`, { until, reason });
const refund = (id: number, amount: unknown, more: object = {}, key?: string) =>
  asAdmin(`${id}/refund`, { amount, reason: REASON, ...more }, key);

async function entriesOf(memberId: number) {
  const rows = await rig.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'details'])
    .where('member_id', '=', memberId)
    .where('action', 'like', 'admin.%')
    .where('action', '<>', 'admin.member_read')
    .orderBy('id')
    .execute();
  return rows;
}

describe('the end of a term', () => {
  it('is not moved for strangers, oneself, admins, free members, without a reason or a date within ten years', async () => {
    const member = await rig.holder();
    const other = await rig.accounts.member({ role: 'admin', user_plan: null });
    const free = await rig.accounts.member({ user_plan: null });
    const before = await rig.member(member.id);
    const path = `/admin/members/${member.id}/term`;
    const body = { until: '2027-06-30', reason: REASON };
    expect((await rig.accounts.post(path, body)).status).toBe(401);
    expect((await rig.post(path, body, member.token)).status).toBe(403);
    for (const id of [admin.id, other.id])
      expect((await moveTerm(id, '2027-06-30')).status).toBe(403);
    expect((await moveTerm(2_000_000_000, '2027-06-30')).status).toBe(404);
    expect((await moveTerm(free.id, '2027-06-30')).status).toBe(409);
    for (const [until, reason, field] of [
      ['2027-06-30', ' ', 'reason'],
      ['2027-06-30', 'x'.repeat(501), 'reason'],
      ['', REASON, 'until'],
      ['2027-02-30', REASON, 'until'],
      ['2037-06-30', REASON, 'until'],
      ['2015-06-30', REASON, 'until'],
    ]) {
      const { status, body } = await moveTerm(member.id, until, reason);
      expect([status, Object.keys(body.errors)], `${until}`).toEqual([422, [field]]);
    }
    expect(await rig.member(member.id)).toEqual(before);
    expect(await entriesOf(member.id)).toEqual([]);
  });

  it('moves later to the end of that day in New York, is mailed, and renewed only then', async () => {
    const member = await rig.holder();
    const { body, status } = await moveTerm(member.id, '2027-11-27');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ expire_at: '2027-11-28T04:59:59.000Z', repeat: true });
    const [mail] = await mailsOf(member);
    expect(mail?.subject).toBe('Your Crewpad plan now ends on November 27, 2027');
    expect(mail?.text).toContain(`Reason: ${REASON}`);
    expect(await entriesOf(member.id)).toMatchObject([
      {
        action: 'admin.term_extended',
        actor_id: admin.id,
        details: { until: '2027-11-27', reason: REASON },
      },
    ]);
    const renewals = new RenewalsRig(rig);
    const end = await renewals.endOf(member);
    const charges = () => rig.charges(member);
    await renewals.on(end, -2);
    expect(await charges()).toEqual([4900]);
    await renewals.on(end, -0.5);
    expect(await charges()).toEqual([4900, 4900]);
    const log = await rig.get('/user/security-log', await rig.newToken(member));
    expect(log.body.data).toMatchObject([{ event: 'term_moved' }]);
  });

  it('moves earlier, with the renewal off, so that no card is charged, and an expired plan comes back', async () => {
    const member = await rig.holder();
    const now = rig.accounts.clock.now();
    const today = now.toISOString().slice(0, 10);
    const { body } = await moveTerm(member.id, today);
    expect(body.data).toMatchObject({ repeat: false, expired: false });
    const renewals = new RenewalsRig(rig);
    await renewals.renew();
    await renewals.on(await renewals.endOf(member), 1);
    expect(await rig.charges(member)).toEqual([4900]);
    const user = await rig.get('/user', await rig.newToken(member));
    expect(user.body.user.expired).toBe(true);
    const later = new Date(rig.accounts.clock.now().getTime() + 40 * 86_400_000);
    const back = await moveTerm(member.id, later.toISOString().slice(0, 10));
    expect(back.body.data).toMatchObject({ expired: false, user_plan: 'basic' });
    // The next term starts where this one ends.
    const end = await renewals.endOf(member);
    expect((await rig.renew(member, 'basic')).status).toBe(200);
    const { expire_at } = await rig.member(member.id);
    expect(expire_at?.getTime()).toBeGreaterThan(end.getTime() + 360 * 86_400_000);
  });
});

describe('a renewal that is open when the account is locked', () => {
  it('is not charged until the unlock, and then once', async () => {
    const member = await rig.holder('basic', 'declined');
    const renewals = new RenewalsRig(rig);
    const end = await renewals.endOf(member);
    await renewals.on(end, -1);
    expect((await rig.latest(member.id)).attempt_count).toBe(1);
    await rig.save(member);
    const charged = (await rig.charges(member)).length;
    // The next term, with a good card, and a lock before its first attempt.
    const next = await renewals.endOf(member);
    rig.accounts.clock.set(new Date(next.getTime() - 86_400_000 - 60_000));
    expect((await asAdmin(`${member.id}/lock`, { reason: REASON })).status).toBe(200);
    for (const day of [-1, 0, 3]) await renewals.on(next, day);
    expect(await rig.charges(member)).toHaveLength(charged);
    expect((await asAdmin(`${member.id}/unlock`, { reason: REASON })).status).toBe(200);
    await renewals.renew();
    await renewals.renew();
    expect(await rig.charges(member)).toHaveLength(charged + 1);
  });

  it('and was declined before the lock is not tried again while it is locked', async () => {
    const member = await rig.holder('basic', 'once');
    const renewals = new RenewalsRig(rig);
    const end = await renewals.endOf(member);
    await renewals.on(end, -1);
    expect(await rig.charges(member)).toEqual([4900]);
    expect((await asAdmin(`${member.id}/lock`, { reason: REASON })).status).toBe(200);
    for (const day of [0, 3]) await renewals.on(end, day);
    expect(await rig.charges(member)).toEqual([4900]);
    expect((await asAdmin(`${member.id}/unlock`, { reason: REASON })).status).toBe(200);
    await renewals.renew();
    expect(await rig.charges(member)).toEqual([4900, 4900]);
  });
});

const mailsOf = async ({ id }: { id: number }) => {
  const { email } = await rig.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return mailsTo(rig.accounts, email);
};

const refundsOf = (memberId: number) =>
  rig.db
    .selectFrom('refunds as r')
    .innerJoin('obligations as o', 'o.id', 'r.obligation_id')
    .select(['r.id', 'r.state', 'r.amount_cents', 'r.next_try_at'])
    .where('o.payer_id', '=', memberId)
    .orderBy('r.id')
    .execute();

describe('a refund of a plan payment', () => {
  it('is refused to strangers, for oneself and admins, without a reason, and for more than is left', async () => {
    const member = await rig.holder();
    const stranger = await rig.holder();
    const free = await rig.accounts.member({ user_plan: null });
    const path = `/admin/members/${member.id}/refund`;
    const body = { amount: '10.00', reason: REASON };
    expect((await rig.accounts.post(path, body)).status).toBe(401);
    expect((await rig.post(path, body, member.token)).status).toBe(403);
    expect((await refund(admin.id, '10.00')).status).toBe(403);
    expect((await refund(free.id, '10.00')).status).toBe(409);
    const { id: charge_id } = await rig.obligation(stranger.id);
    expect((await refund(member.id, '10.00', { charge_id })).status).toBe(404);
    for (const amount of ['', '0', '-1', '49.01', '1e3', '1,000', 'abc']) {
      const { status, body: answer } = await refund(member.id, amount);
      expect([status, Object.keys(answer.errors)], amount).toEqual([422, ['amount']]);
    }
    expect((await refund(member.id, '1', { reason: '' })).body.errors).toHaveProperty('reason');
    expect(await refundsOf(member.id)).toEqual([]);
  });

  it('returns a part and then the rest, once for each key, keeps the term and is mailed', async () => {
    const member = await rig.holder();
    const before = await rig.member(member.id);
    const first = await refund(member.id, '20', {}, 'one');
    expect([first.status, first.body.refund]).toMatchObject([200, { amount: 20, state: 'done' }]);
    expect(first.body.data.plan_payment).toMatchObject({ amount: 49, left: 29 });
    const again = await refund(member.id, '20', {}, 'one');
    expect(again.body.refund).toEqual(first.body.refund);
    expect((await refund(member.id, '29.01')).status).toBe(422);
    const rest = await refund(member.id, '29.00');
    expect(rest.body.data).toMatchObject({
      plan_payment: { left: 0 },
      abilities: { refund: false },
    });
    expect((await refund(member.id, '0.01')).status).toBe(422);
    expect(await rig.member(member.id)).toEqual(before);
    expect((await rig.mails(member.id)).filter((mail) => mail === 'plan_refund')).toHaveLength(2);
    expect((await rig.obligation(member.id)).status).toBe('refunded');
    const [mail] = await mailsOf(member);
    expect(mail?.subject).toBe('We refunded $29.00');
    expect(mail?.text).toContain(`Reason: ${REASON}`);
  });

  it('two at once do not return more than was paid', async () => {
    const member = await rig.holder();
    const both = await Promise.all([refund(member.id, '40'), refund(member.id, '40')]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const [charge] = (await rig.stripe.charges.list({ customer: member.customerId })).data;
    expect(charge?.amount_refunded).toBe(4000);
  });

  it('that the provider refuses is a row that admins see, is tried by the job, and by an admin', async () => {
    const member = await rig.holder();
    const stuck = async () => {
      const token = await rig.accounts.tokenOf(admin.id);
      const { body } = await rig.get('/admin/moves', token);
      return body.data.filter((row: { tenant: { id: number } }) => row.tenant.id === member.id);
    };
    refuse();
    const refused = await refund(member.id, '49');
    expect([refused.status, refused.body.refund.state]).toEqual([202, 'retrying']);
    expect(await stuck()).toMatchObject([
      { kind: 'refund', state: 'refused', tries: 1, abilities: { retry: true } },
    ]);
    expect(await rig.mails(member.id)).not.toContain('plan_refund');
    expect(refused.body.data.plan_payment.left).toBe(0);
    refuse();
    rig.accounts.clock.advance(3600 + 1);
    await sendRefunds(rig.accounts.services);
    expect(await stuck()).toMatchObject([{ state: 'refused', tries: 2 }]);
    const [row] = await refundsOf(member.id);
    const retry = (body?: object) => asAdminRetry(row?.id ?? 0, body);
    expect((await retry()).status).toBe(404);
    const made = await retry({ kind: 'refund' });
    expect(made.status).toBe(200);
    expect(await stuck()).toEqual([]);
    expect(await rig.mails(member.id)).toContain('plan_refund');
    expect(await refunded(member)).toBe(4900);
  });
});

const asAdminRetry = async (id: number, body?: object) =>
  rig.accounts.call('POST', `/admin/moves/${id}/retry`, {
    token: await rig.accounts.tokenOf(admin.id),
    ...(body && { body }),
  });

async function refunded({ customerId }: SignedUp): Promise<number> {
  const { data } = await rig.stripe.charges.list({ customer: customerId });
  return data.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
}

/** The provider refuses the next refund. */
const refuse = () =>
  vi.spyOn(rig.stripe.refunds, 'create').mockRejectedValueOnce(
    Stripe.errors.StripeError.generate({
      type: 'invalid_request_error',
      message: 'Refunds of ch_12 are paused.',
      statusCode: 400,
    }),
  );

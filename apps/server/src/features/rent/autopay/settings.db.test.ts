import { AUTOPAY } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { storedDataOf, TEST_PASSWORD, TestApp, useTestApp } from '../../../testing/test-app.ts';
import { findShellMember } from '../../accounts/index.ts';
import { addCard } from '../../listings/testing.ts';
import { addStay, addTenant } from '../../rentals/testing.ts';

const AUTOPAY_PATH = '/lister/settings/autopay';

const rig = useTestApp();

async function member(row: object = {}, of = rig) {
  const { id, email } = await of.member(row);
  return { id, email, token: await of.tokenOf(id) };
}
const put = (status: unknown, token?: string) => rig.put(AUTOPAY_PATH, { status }, token);
/** A member with a session, as pages see them. */
const actorOf = (id: number): MemberActor => ({
  kind: 'member',
  id,
  role: 'member',
  status: 'ACTIVE',
  plan: null,
  signupPlan: null,
  isLocked: false,
  isCollectionHeld: false,
  isExpired: false,
  email: '',
  isEmailVerified: true,
  locale: 'en',
  session: {
    id: 0,
    token: '',
    expiresAt: new Date(),
    adminSessionId: null,
    adminId: null,
    confirmation: { at: null, methods: [], needsCode: false },
    owesSecondStep: false,
  },
});
const auditOf = async (memberId: number) => {
  const rows = await rig.database.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('member_id', '=', memberId)
    .where('action', 'like', 'autopay.%')
    .orderBy('id')
    .execute();
  return rows.map(({ action, actor_id }) => [action, actor_id]);
};

describe('a refused AutoPay switch changes nothing', () => {
  it.each([
    ['by a free tenant', { user_plan: null }, 'FORBIDDEN'],
    ['by a seeker', { user_plan: 'seeker' }, 'FORBIDDEN'],
    ['by an admin', { user_plan: null, role: 'admin' }, 'FORBIDDEN'],
    ['by a lister without a card', { status: 'INACTIVE' }, 'ACCOUNT_INACTIVE'],
    [
      'by a lister whose sign-up is not paid',
      { status: 'INACTIVE', user_plan: null, signup_plan: 'basic' },
      'ACCOUNT_INACTIVE',
    ],
  ])('%s: 403, whatever was sent', async (_who, row, error_code) => {
    const { id, token } = await member(row);
    const before = await storedDataOf(rig, id);
    for (const status of [1, 'on']) {
      const answer = await put(status, token);
      expect([answer.status, answer.body.error_code]).toEqual([403, error_code]);
    }
    expect(await storedDataOf(rig, id)).toEqual(before);
    expect(await auditOf(id)).toEqual([]);
  });

  it('a refused AutoPay switch changes nothing for a visitor: 401', async () => {
    expect((await put(1)).status).toBe(401);
  });

  it('a refused AutoPay switch changes nothing for an admin viewing the account of a lister: 403', async () => {
    const [admin, lister] = [await member({ role: 'admin' }), await member()];
    const { body } = await rig.get(`/admin/switch-user/${lister.id}`, admin.token);
    const before = await storedDataOf(rig, lister.id);
    expect((await put(1, body.token)).status).toBe(403);
    expect(await storedDataOf(rig, lister.id)).toEqual(before);
  });

  it.each([2, -1, 0.5])('a refused AutoPay switch changes nothing for %j', async (status) => {
    const { id, token } = await member();
    const before = await storedDataOf(rig, id);
    const answer = await put(status, token);
    expect([answer.status, answer.body.errors]).toEqual([422, { status: ['is_not_an_option'] }]);
    expect(await storedDataOf(rig, id)).toEqual(before);
  });

  it.each(['1', 'true', null, undefined])(
    'a refused AutoPay switch changes nothing to %j, which is not a number',
    async (status) => {
      const { id, token } = await member();
      const before = await storedDataOf(rig, id);
      const answer = await put(status, token);
      expect([answer.status, answer.body.errors]).toEqual([422, { status: ['must_be_a_number'] }]);
      expect(await storedDataOf(rig, id)).toEqual(before);
    },
  );

  it('a refused AutoPay switch changes nothing while its flag is off: 404 for every logged-in member', async () => {
    const without = await TestApp.open({ FLAGS: '-autopay' });
    const [lister, seeker] = [
      await member({}, without),
      await member({ user_plan: 'seeker' }, without),
    ];
    const before = await storedDataOf(without, lister.id);
    expect((await without.put(AUTOPAY_PATH, { status: 1 }, lister.token)).status).toBe(404);
    expect((await without.put(AUTOPAY_PATH, { status: 'x' }, seeker.token)).status).toBe(404);
    expect((await without.put(AUTOPAY_PATH, { status: 1 })).status).toBe(401);
    expect(await storedDataOf(without, lister.id)).toEqual(before);
    await without.close();
  });
});

describe('AutoPay of a lister', () => {
  it('is switched on and off, and every account answer shows it', async () => {
    const { id, email, token } = await member();
    const readSettings = async () => {
      const login = await rig.post('/login', { email, password: TEST_PASSWORD });
      const checked = await rig.get('/checking-account', token);
      const { user } = (await rig.get('/user', token)).body;
      const flags = [login.body.has_auto_payment, checked.body.has_auto_payment];
      return [...flags, checked.body.user.automatic_payment, user.automatic_payment];
    };
    expect(await readSettings()).toEqual([false, false, 0, 0]);
    expect((await put(1, token)).body.user).toMatchObject({ id, automatic_payment: 1 });
    expect(await readSettings()).toEqual([true, true, 1, 1]);
    expect((await put(0, token)).body.user).toMatchObject({ id, automatic_payment: 0 });
    expect(await readSettings()).toEqual([false, false, 0, 0]);
    expect(await auditOf(id)).toEqual([
      ['autopay.switched_on', id],
      ['autopay.switched_off', id],
    ]);
  });

  it('is switched by true and false as by 1 and 0', async () => {
    const { token } = await member();
    expect((await put(true, token)).body.user).toMatchObject({ automatic_payment: 1 });
    expect((await put(false, token)).body.user).toMatchObject({ automatic_payment: 0 });
  });

  it('is switched once by two calls, in sequence or concurrent', async () => {
    const { id, token } = await member();
    const answers = await Promise.all([put(1, token), put(1, token)]);
    const after = await storedDataOf(rig, id);
    rig.clock.advance(60);
    answers.push(await put(1, token));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await storedDataOf(rig, id)).toEqual(after);
    expect(await auditOf(id)).toEqual([['autopay.switched_on', id]]);
  });

  it('changes for this lister only, and other keys of the call are ignored', async () => {
    const [own, other] = [await member(), await member()];
    const [before, others] = [await storedDataOf(rig, own.id), await storedDataOf(rig, other.id)];
    const body = { status: 1, user_id: other.id, payout_config_id: 7, acc_stripe: 'acct_x' };
    expect((await rig.put(AUTOPAY_PATH, body, own.token)).status).toBe(200);
    const { member: row } = await storedDataOf(rig, own.id);
    expect(row).toEqual({
      ...before.member,
      automatic_payment: 1,
      updated_at: row.updated_at,
    });
    expect(await storedDataOf(rig, other.id)).toEqual(others);
  });

  it('can still be switched after the plan expired', async () => {
    const { token } = await member({ expire_at: '2026-01-01T00:00:00Z' });
    expect((await put(1, token)).body.user.automatic_payment).toBe(1);
    expect((await put(0, token)).body.user.automatic_payment).toBe(0);
  });
});

describe('AutoPay of a tenant', () => {
  it.each([
    ['accepted', 1, 1],
    ['accepted', 3, 1],
    ['accepted', 2, 0],
    ['accepted', 0, 0],
    ['pending', 1, 1],
  ] as const)(
    'AutoPay of a tenant in a rental that is %s with state %s is %s in every answer about them',
    async (...row) => {
      const [status, auto_pay, expected] = row;
      const { tenant } = await addStay(rig, { status, auto_pay });
      const login = await rig.post('/login', { email: tenant.email, password: TEST_PASSWORD });
      const checked = await rig.get('/checking-account', tenant.token);
      for (const { body } of [login, checked]) {
        expect(body.has_auto_payment).toBe(expected === 1);
        expect(body.user.tenant).toEqual({ auto_pay: expected });
      }
    },
  );

  it('prompts for a card until a valid one is on file', async () => {
    const lacks = async (id: number) => {
      const shellMember = await findShellMember(
        ...([rig.database.db, actorOf(id), 'sandbox', rig.services.config.legal] as const),
      );
      return shellMember?.lacks_autopay_card;
    };
    const { tenant, lister } = await addStay(rig, { status: 'pending', auto_pay: AUTOPAY.on });
    expect([await lacks(tenant.id), await lacks(lister.id)]).toEqual([true, false]);
    await addCard(rig.database.db, tenant.id, false);
    expect(await lacks(tenant.id)).toBe(true);
    await rig.database.db
      .updateTable('payment_methods')
      .set({ valid: true })
      .where('member_id', '=', tenant.id)
      .execute();
    expect(await lacks(tenant.id)).toBe(false);
    const manual = await addStay(rig, { status: 'accepted', auto_pay: AUTOPAY.off });
    expect(await lacks(manual.tenant.id)).toBe(false);
  });

  it('ends with the rental, and affects no other member', async () => {
    const { tenant, lister } = await addStay(rig, { status: 'ended', auto_pay: AUTOPAY.on });
    for (const { token } of [tenant, lister]) {
      expect((await rig.get('/user', token)).body.user.tenant).toBeNull();
    }
    const unverified = await addTenant(rig, { email_verified_at: null });
    await addStay(rig, { status: 'pending', auto_pay: AUTOPAY.on, email: unverified.email });
    expect((await rig.get('/user', unverified.token)).body.user.tenant).toBeNull();
  });
});

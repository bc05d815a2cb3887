import { describe, expect, it } from 'vitest';
import { nextNumber } from '../../testing/data.ts';
import { storedDataOf, type TestApp, useTestApp } from '../../testing/test-app.ts';
import { changeAdmins, hasAdmin } from './members.ts';

const rig = useTestApp();

const PUBLIC_URL = 'https://pads.example';
const VERIFIED = { email_verified_at: new Date(0), user_plan: null };
const newEmail = () => `admin-${nextNumber()}@crewpad.test`;
const change = (email: string, remove: boolean, on = rig, resetSecondStep = false) =>
  changeAdmins(
    { db: on.database.db, publicUrl: PUBLIC_URL, now: rig.clock.now() },
    { email, remove, resetSecondStep },
  );
const add = (email: string, on?: TestApp) => change(email, false, on);
const remove = (email: string, on?: TestApp) => change(email, true, on);
const statusOf = async (token: string) => (await rig.get('/admin/users?q=a', token)).status;
const linkIn = (lines: string) =>
  /^https:\/\/pads\.example\/reset-password\/(\S+)$/m.exec(lines)?.[1];
const memberOf = (email: string) =>
  rig.database.db
    .selectFrom('members')
    .select(['id', 'role', 'status', 'user_plan', 'signup_plan'])
    .where('email', '=', email)
    .executeTakeFirst();
const auditOf = (memberId: number) =>
  rig.database.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'details'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
/** Another one, so that none of the tests removes the last. */
const another = () => rig.member({ ...VERIFIED, role: 'admin' });

describe('making an admin', () => {
  it.each(['', 'ana', 'ana@localhost', 'ana@@crewpad.test'])(
    'refuses the email %j',
    async (email) => {
      await expect(add(email)).rejects.toThrow(`${JSON.stringify(email)} is no email.`);
      await expect(remove(email)).rejects.toThrow('is no email.');
    },
  );

  it.each<[string, object, RegExp]>([
    ['a closed account', { status: 'CLOSED' }, /is closed/],
    ['an email that nobody verified', { email_verified_at: null }, /is not verified/],
    ['a plan without a card', { status: 'INACTIVE', user_plan: 'pro' }, /its plan has no card/],
  ])('refuses %s, and changes nothing', async (_what, row, reason) => {
    const { id, email } = await rig.member({ ...VERIFIED, ...row });
    const before = await storedDataOf(rig, id);
    await expect(add(email)).rejects.toThrow(reason);
    expect([await storedDataOf(rig, id), await auditOf(id)]).toEqual([before, []]);
  });

  it('gives a member the role with their next login, and ends what is open', async () => {
    const { id, email } = await rig.member(VERIFIED);
    const token = await rig.tokenOf(id);
    expect(await add(email.toUpperCase())).toBe(
      `${email.toUpperCase()} is an admin now. They need to log in again.`,
    );
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(await rig.tokenOf(id))).toBe(200);
    expect(await auditOf(id)).toEqual([
      { action: 'admin.added', actor_id: null, details: { created: false } },
    ]);
  });

  it('ends the view that another admin has of the account', async () => {
    const { id, email } = await rig.member(VERIFIED);
    const token = await rig.tokenOf((await another()).id);
    const { token: view } = (await rig.get(`/admin/switch-user/${id}`, token)).body;
    await add(email);
    expect([await statusOf(view), await statusOf(token)]).toEqual([401, 200]);
  });

  it('completes an unpaid sign-up, as an admin needs no plan', async () => {
    const row = { ...VERIFIED, status: 'INACTIVE', signup_plan: 'pro' } as const;
    const { id, email } = await rig.member(row);
    await add(email);
    expect(await memberOf(email)).toMatchObject({ status: 'ACTIVE', signup_plan: null });
    expect(await statusOf(await rig.tokenOf(id))).toBe(200);
  });

  it('says that a member is an admin already, without a link', async () => {
    const { id, email } = await another();
    const token = await rig.tokenOf(id);
    expect(await add(email)).toBe(`${email} is an admin already.`);
    expect([await statusOf(token), await auditOf(id)]).toEqual([200, []]);
  });

  it('creates an active one, whose link sets the password once', async () => {
    const email = newEmail();
    const token = linkIn(await add(email));
    const member = await memberOf(email);
    expect(member).toMatchObject({ role: 'admin', status: 'ACTIVE', user_plan: null });
    const password = 'a long new password';
    const reset = () =>
      rig.post('/password-reset', { token, password, confirm_password: password, email });
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(400);
    const login = await rig.post('/login', { email, password });
    expect(await statusOf(login.body.token)).toBe(200);
    expect(await auditOf(member?.id ?? 0)).toContainEqual({
      action: 'admin.added',
      actor_id: null,
      details: { created: true },
    });
    expect(linkIn(await add(email))).toBeUndefined();
  });

  it('makes a new link for one who never logged in, and the old one ends', async () => {
    const email = newEmail();
    const [first, second] = [linkIn(await add(email)), linkIn(await add(email))];
    const check = async (token?: string) =>
      (await rig.post('/verify-token-email', { token })).status;
    expect([await check(first), await check(second)]).toEqual([400, 200]);
  });

  it('making an admin twice at once creates one, with one entry in the audit trail', async () => {
    const email = newEmail();
    const peer = await rig.peer();
    await Promise.all([add(email), add(email, peer)]);
    const member = await memberOf(email);
    expect(await auditOf(member?.id ?? 0)).toHaveLength(1);
    await peer.close();
  });
});

describe('removing an admin', () => {
  it('refuses an email without a member, and a member who is no admin', async () => {
    const { id, email } = await rig.member(VERIFIED);
    const before = await storedDataOf(rig, id);
    await expect(remove(email)).rejects.toThrow(`${email} is no admin.`);
    const unused = newEmail();
    await expect(remove(unused)).rejects.toThrow(`No member has the email ${unused}.`);
    expect([await storedDataOf(rig, id), await auditOf(id)]).toEqual([before, []]);
    expect(await memberOf(unused)).toBeUndefined();
  });

  it('ends their sessions and their views at once, and the next login has no role', async () => {
    await another();
    const { id, email } = await another();
    const member = await rig.member(VERIFIED);
    const [token, own] = [await rig.tokenOf(id), await rig.tokenOf(member.id)];
    const { token: view } = (await rig.get(`/admin/switch-user/${member.id}`, token)).body;
    expect(await remove(email)).toBe(`${email} is no admin anymore, and is logged out everywhere.`);
    for (const ended of [token, view]) expect((await rig.get('/user', ended)).status).toBe(401);
    expect((await rig.get('/user', own)).status).toBe(200);
    expect(await statusOf(await rig.tokenOf(id))).toBe(403);
    expect(await auditOf(id)).toEqual([{ action: 'admin.removed', actor_id: null, details: {} }]);
  });

  it('leaves no view that was being opened', async () => {
    await another();
    const member = await rig.member(VERIFIED);
    const peer = await rig.peer();
    for (let n = 0; n < 5; n += 1) {
      const { id, email } = await another();
      const token = await rig.tokenOf(id);
      const [opened] = await Promise.all([
        rig.get(`/admin/switch-user/${member.id}`, token),
        remove(email, peer),
      ]);
      if (opened.status !== 200) continue;
      expect((await rig.get('/user', opened.body.token)).status).toBe(401);
    }
    await peer.close();
  });

  it('keeps the last active one, also of two who are removed at the same time', async () => {
    const { db } = rig.database;
    await db.updateTable('members').set({ role: 'member' }).where('role', '=', 'admin').execute();
    expect(await hasAdmin(db)).toBe(false);
    const emails = [(await another()).email, (await another()).email];
    await rig.member({ role: 'admin', status: 'INACTIVE' });
    await rig.member({ role: 'admin', status: 'CLOSED' });
    const peer = await rig.peer();
    const ends = await Promise.allSettled(emails.map((email, n) => remove(email, n ? peer : rig)));
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await hasAdmin(db)).toBe(true);
    const [left = ''] = emails.filter((_email, n) => ends[n]?.status === 'rejected');
    await expect(remove(left)).rejects.toThrow(`${left} is the last admin`);
    await peer.close();
  });
});

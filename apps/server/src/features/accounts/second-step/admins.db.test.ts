import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, TEST_PASSWORD, type TestApp, useTestApp } from '../../../testing/test-app.ts';
import { changeAdmins } from '../../admin/index.ts';
import { resealApps } from './apps.ts';
import { codeOf, turnOn } from './testing.ts';

const rig = useTestApp({ ADMIN_SECOND_STEP: 'on' });
/** A node with the setting off. */
let lax: TestApp;
beforeAll(async () => {
  lax = await rig.peer({ adminSecondStep: false });
});
afterAll(() => lax.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const adminWith = (row: Parameters<TestApp['member']>[0] = {}) =>
  rig.member({ role: 'admin', user_plan: null, email_verified_at: new Date(0), ...row });
const readDesk = async (token: string, app = rig) => {
  const { status, body } = await app.get('/admin/users?q=a', token);
  return status === 200 ? 200 : [status, body.error_code];
};
const OWED = [403, 'SECOND_STEP_REQUIRED'];
const logIn = ({ email }: { email: string }, app = rig) =>
  app.post('/login', { email, password: TEST_PASSWORD });

describe('an admin', () => {
  it('who has not set up the second step logs in, and may do nothing as an admin', async () => {
    const admin = await adminWith();
    const { status, body } = await logIn(admin);
    expect(status).toBe(200);
    expect(body.user.second_step_due_at).toEqual(expect.any(String));
    expect(await readDesk(body.token)).toEqual(OWED);
    expect((await rig.get('/user', body.token)).status).toBe(200);
    const { body: security } = await rig.get('/user/security', body.token);
    expect(security).toMatchObject({ second_step: false, required: true });
    expect(security.due_at).toEqual(expect.any(String));
  });

  it('goes on in the same session after setting it up, and cannot turn it off', async () => {
    const { id } = await adminWith();
    const token = await rig.tokenOf(id);
    await turnOn(rig, token);
    expect(await readDesk(token)).toBe(200);
    const off = await rig.put('/user/second-step', { on: false }, token);
    expect([off.status, off.body.error_code]).toEqual([409, 'SECOND_STEP_REQUIRED']);
    const { body } = await rig.get('/user/security', token);
    expect(body).toMatchObject({ second_step: true, due_at: null });
  });

  it('has time until the day that is set', async () => {
    const second_step_due_at = new Date(rig.clock.now().getTime() + DAY_MS);
    const { id } = await adminWith({ second_step_due_at });
    const token = await rig.tokenOf(id, true);
    expect(await readDesk(token)).toBe(200);
    rig.clock.advance(24 * 60 * 60);
    expect(await readDesk(token)).toEqual(OWED);
  });

  it('is asked at each login, and nowhere with the setting off', async () => {
    const admin = await adminWith();
    const { secret } = await turnOn(rig, await rig.tokenOf(admin.id));
    const asked = await logIn(admin);
    expect(asked.status).toBe(202);
    const plain = await logIn(admin, lax);
    expect(plain.status).toBe(200);
    const { token, user } = plain.body;
    expect(user.second_step_due_at).toBeNull();
    expect(await readDesk(token, lax)).toBe(200);
    expect(await readDesk(token)).toEqual(OWED);
    rig.clock.advance(60);
    await rig.post('/user/confirm', { code: codeOf(rig, secret) }, token);
    expect(await readDesk(token)).toBe(200);
  });

  it('with the setting off stays asked for nothing, also without a second step', async () => {
    const { id } = await adminWith();
    expect(await readDesk(await rig.tokenOf(id), lax)).toBe(200);
  });
});

describe('npm run admin', () => {
  const change = (email: string, resetSecondStep = false, app = rig) =>
    changeAdmins(
      { db: app.database.db, publicUrl: 'https://pads.example', now: rig.clock.now() },
      { email, remove: false, resetSecondStep },
    );

  it('makes admins whose second step is due at once', async () => {
    const member = await rig.member({ user_plan: null, email_verified_at: new Date(0) });
    await change(member.email);
    expect(await readDesk(await rig.tokenOf(member.id))).toEqual(OWED);
  });

  it('removes a second step whose SECRET is lost, and tells the member', async () => {
    const admin = await adminWith();
    const token = await rig.tokenOf(admin.id);
    const { secret } = await turnOn(rig, token);
    const lost = await rig.peer();
    lost.services = { ...lost.services, secret: 'another secret that replaced it, 32 bytes' };
    rig.clock.advance(60);
    const asked = await logIn(admin);
    expect(await change(admin.email, true, lost)).toBe(
      `${admin.email} has no second step anymore, and is logged out everywhere.`,
    );
    await lost.close();
    expect((await rig.get('/user', token)).status).toBe(401);
    const { challenge } = asked.body;
    const late = await rig.post('/login/second-step', { challenge, code: codeOf(rig, secret) });
    expect(late.status).toBe(400);
    expect((await logIn(admin)).status).toBe(200);
    const [mail] = await mailsTo(rig, admin.email);
    expect(mail?.subject).toBe('We removed the second step of your Crewpad account');
    const actions = await rig.database.db
      .selectFrom('audit_log')
      .select('action')
      .where('member_id', '=', admin.id)
      .execute();
    expect(actions.map(({ action }) => action)).toContain('admin.second_step_reset');
  });

  it('refuses members without a second step, and unknown emails', async () => {
    const { email } = await rig.member();
    await expect(change(email, true)).rejects.toThrow(`${email} has no second step.`);
    await expect(change('nobody@crewpad.test', true)).rejects.toThrow('No member has the email');
  });
});

it('a new SECRET reads what the old one sealed, and seals it again', async () => {
  const member = await rig.member();
  const app = await turnOn(rig, await rig.tokenOf(member.id));
  const keys = {
    secret: 'a new secret for this test, 32 characters',
    oldSecret: rig.services.secret,
  };
  const { db } = rig.database;
  const keyId = async () =>
    (
      await db
        .selectFrom('authenticator_apps')
        .select('key_id')
        .where('member_id', '=', member.id)
        .executeTakeFirstOrThrow()
    ).key_id;
  const before = await keyId();
  await resealApps(db, keys);
  expect(await keyId()).not.toBe(before);
  // Back again, for the node of this test.
  await resealApps(db, { secret: keys.oldSecret, oldSecret: keys.secret });
  expect(await keyId()).toBe(before);
  rig.clock.advance(60);
  const { challenge } = (await logIn(member)).body;
  const code = codeOf(rig, app.secret);
  expect((await rig.post('/login/second-step', { challenge, code })).status).toBe(200);
});

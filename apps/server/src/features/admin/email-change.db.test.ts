import { describe, expect, it } from 'vitest';
import { mailsTo, TEST_PASSWORD, useTestApp } from '../../testing/test-app.ts';
import { makeEmailChanges } from '../accounts/index.ts';
import { storeSecondStep } from '../accounts/second-step/testing.ts';

const rig = useTestApp();
const REASON = 'They lost the mailbox, and showed their badge.';
const HOUR = 3600;

const asAdmin = async (method: string, id: number, body?: object) => {
  const admin = await rig.member({ role: 'admin', user_plan: null });
  const token = await rig.tokenOf(admin.id);
  return rig.call(method, `/admin/members/${id}/email`, { token, ...(body && { body }) });
};
let serial = 0;
const newEmail = () => {
  serial += 1;
  return `new.mailbox.${serial}@crewpad.test`;
};
const ask = (id: number, email: unknown, reason: unknown = REASON) =>
  asAdmin('POST', id, { email, reason });
const run = () => makeEmailChanges(rig.database.db, rig.clock.now());
const emailOf = async (id: number) =>
  (
    await rig.database.db
      .selectFrom('members')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).email;
const linkIn = async (email: string, path: string) => {
  for (const { text } of await mailsTo(rig, email)) {
    const token = new RegExp(`/email/${path}/([\\w-]+)`).exec(text)?.[1];
    if (token !== undefined) return token;
  }
  throw new Error(`no link /email/${path} in the emails to ${email}`);
};
const verify = async (email: string) =>
  rig.post('/verify-token-new-email', { token: await linkIn(email, 'verify') });
const verified = { email_verified_at: '2026-02-01T00:00:00Z' };

describe('another email', () => {
  it('is refused for strangers, oneself, admins, closed accounts, without a reason, and if it is taken', async () => {
    const member = await rig.member(verified);
    const taken = await rig.member();
    const admin = await rig.member({ role: 'admin', user_plan: null });
    const closed = await rig.member({ status: 'CLOSED' });
    const path = `/admin/members/${member.id}/email`;
    const body = { email: newEmail(), reason: REASON };
    expect((await rig.post(path, body)).status).toBe(401);
    expect((await rig.post(path, body, await rig.tokenOf(member.id))).status).toBe(403);
    expect((await ask(admin.id, newEmail())).status).toBe(403);
    const own = await rig.post(
      `/admin/members/${admin.id}/email`,
      body,
      await rig.tokenOf(admin.id),
    );
    expect(own.status).toBe(403);
    expect((await ask(closed.id, newEmail())).status).toBe(404);
    const refused = await ask(member.id, taken.email.toUpperCase());
    expect([refused.status, refused.body.error_code]).toEqual([409, 'EMAIL_TAKEN']);
    for (const [email, reason, field] of [
      ['', REASON, 'email'],
      ['nobody', REASON, 'email'],
      [member.email, REASON, 'email'],
      [newEmail(), '  ', 'reason'],
    ] as const) {
      const answer = await ask(member.id, email, reason);
      expect([answer.status, Object.keys(answer.body.errors)], email).toEqual([422, [field]]);
    }
    expect((await asAdmin('DELETE', member.id)).status).toBe(409);
    expect(await mailsTo(rig, member.email)).toEqual([]);
  });

  it('replaces the present one after 72 hours once it is verified, and ends all sessions then', async () => {
    const member = await rig.member(verified);
    const email = newEmail();
    const session = await rig.tokenOf(member.id, true);
    const { status, body } = await ask(member.id, email);
    expect(status).toBe(202);
    expect(body.data.email_change).toMatchObject({ email, verified: false });
    const answer = await verify(email);
    expect(answer.body.changes_at).toBe(body.data.email_change.changes_at);
    // A second press of the same link.
    expect((await verify(email)).status).toBe(200);
    rig.clock.advance(72 * HOUR - 60);
    await run();
    expect(await emailOf(member.id)).toBe(member.email);
    expect((await rig.get('/user', session)).status).toBe(200);
    // Nobody gets in with the new one.
    await rig.post('/password-recovery', { email });
    expect((await mailsTo(rig, email)).map(({ subject }) => subject)).toHaveLength(1);
    rig.clock.advance(120);
    await Promise.all([run(), run()]);
    expect(await emailOf(member.id)).toBe(email);
    expect((await rig.get('/user', session)).status).toBe(401);
    const [notice] = await mailsTo(rig, member.email);
    expect(notice?.subject).toContain('email');
    const log = await rig.get('/user/security-log', await rig.tokenOf(member.id));
    expect(log.body.data.map(({ event }: { event: string }) => event)).toEqual([
      'email_changed',
      'email_asked',
    ]);
  });

  it('leaves the second step on: a login at the new email asks for it', async () => {
    const member = await rig.member(verified);
    await storeSecondStep(rig, member);
    const email = newEmail();
    await ask(member.id, email);
    await verify(email);
    rig.clock.advance(72 * HOUR + 60);
    await run();
    const { status, body } = await rig.post('/login', { email, password: TEST_PASSWORD });
    expect([status, body.status]).toEqual([202, 'second_step']);
  });

  it('is forgotten if nobody has verified it within 72 hours, or an account has it by then', async () => {
    const silent = await rig.member(verified);
    const late = await rig.member(verified);
    const [one, two] = [newEmail(), newEmail()];
    await ask(silent.id, one);
    await ask(late.id, two);
    await verify(two);
    await rig.database.db
      .updateTable('members')
      .set({ email: two })
      .where('id', '=', (await rig.member()).id)
      .execute();
    const token = await linkIn(one, 'verify');
    rig.clock.advance(73 * HOUR);
    await run();
    expect(await emailOf(silent.id)).toBe(silent.email);
    expect(await emailOf(late.id)).toBe(late.email);
    expect((await rig.post('/verify-token-new-email', { token })).status).toBe(400);
    const { body } = await rig.get('/user', await rig.tokenOf(late.id));
    expect(body.user.email_change).toBeNull();
  });

  it.each([
    [
      'the link in the notice',
      async (_id: number, email: string) => {
        const token = await linkIn(email, 'stop');
        // A scanner opens the page.
        const read = await rig.post('/link-token', { token });
        expect(read.body).toMatchObject({ session: 'none' });
        return rig.post('/email/stop', { token });
      },
    ],
    [
      'the settings of the member',
      async (id: number) => {
        const token = await rig.tokenOf(id);
        const { body } = await rig.get('/user', token);
        expect(body.user.email_change).toMatchObject({ verified: true });
        const answer = await rig.call('DELETE', '/user/email-change', { token });
        expect(answer.body.user.email_change).toBeNull();
        return answer;
      },
    ],
    ['an admin', (id: number) => asAdmin('DELETE', id)],
  ] as const)('is stopped by %s', async (_way, stop) => {
    const member = await rig.member(verified);
    const email = newEmail();
    await ask(member.id, email);
    await verify(email);
    rig.clock.advance(71 * HOUR);
    expect((await stop(member.id, member.email)).status).toBe(200);
    const [notice] = await mailsTo(rig, member.email);
    expect(notice?.subject).toBe('Your Crewpad email stays the same');
    rig.clock.advance(2 * HOUR);
    await run();
    expect(await emailOf(member.id)).toBe(member.email);
    expect((await asAdmin('DELETE', member.id)).status).toBe(409);
    const log = await rig.get('/user/security-log', await rig.tokenOf(member.id));
    expect(log.body.data[0].event).toBe('email_stopped');
  });

  it('asked for again takes the place of the first, whose links are dead, and waits 72 hours again', async () => {
    const member = await rig.member(verified);
    const [first, second] = [newEmail(), newEmail()];
    await ask(member.id, first);
    const old = { verify: await linkIn(first, 'verify'), stop: await linkIn(member.email, 'stop') };
    rig.clock.advance(71 * HOUR);
    await ask(member.id, second);
    expect((await rig.post('/verify-token-new-email', { token: old.verify })).status).toBe(400);
    expect((await rig.post('/email/stop', { token: old.stop })).status).toBe(400);
    await verify(second);
    rig.clock.advance(71 * HOUR);
    await run();
    expect(await emailOf(member.id)).toBe(member.email);
    rig.clock.advance(2 * HOUR);
    await run();
    expect(await emailOf(member.id)).toBe(second);
  });
});

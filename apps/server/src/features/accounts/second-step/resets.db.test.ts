import { describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/database/transaction.ts';
import { mailsTo, TEST_PASSWORD, type TestApp, useTestApp } from '../../../testing/test-app.ts';
import { createLinkToken } from '../email-address/links.ts';
import { finishResets } from './resets.ts';
import { removeSecondStep } from './second-step.ts';
import { codeOf, turnOn } from './testing.ts';

const rig = useTestApp({ ADMIN_SECOND_STEP: 'on' });

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

async function enrolled(row: Parameters<TestApp['member']>[0] = {}) {
  const member = await rig.member(row);
  const token = await rig.tokenOf(member.id, true);
  const app = await turnOn(rig, token);
  rig.clock.advance(60);
  return { ...member, ...app, token };
}
const challengeOf = async ({ email }: { email: string }): Promise<string> =>
  (await rig.post('/login', { email, password: TEST_PASSWORD })).body.challenge;
const ask = async (member: { email: string }) =>
  rig.post('/login/second-step/reset', { challenge: await challengeOf(member) });
const linkIn = (text: string | undefined, path: string) =>
  new RegExp(`/second-step/${path}\\?token=([\\w-]+)`).exec(text ?? '')?.[1] ?? '';
const start = (token: string) => rig.post('/login/second-step/reset/start', { token });
const cancel = (token: string) => rig.post('/login/second-step/reset/cancel', { token });
const runJob = () => finishResets(rig.database.db, rig.clock.now(), removeSecondStep);
const newestMail = async ({ email }: { email: string }) => (await mailsTo(rig, email))[0];
const subjectsOf = async ({ email }: { email: string }) =>
  (await mailsTo(rig, email)).map(({ subject }) => subject);
/** A member whose removal has begun, and the link that stops it. */
async function started() {
  const member = await enrolled();
  expect((await ask(member)).status).toBe(202);
  const token = linkIn((await newestMail(member))?.text, 'reset');
  expect((await start(token)).status).toBe(200);
  const stop = linkIn((await newestMail(member))?.text, 'keep');
  return { ...member, startToken: token, stop };
}
const isOn = async ({ id }: { id: number }) =>
  (
    await rig.database.db
      .selectFrom('members')
      .select('second_step')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).second_step;

describe('the removal of a second step', () => {
  it('is refused to a bad challenge, an admin, after a new password, a login link and Google', async () => {
    const bad = await rig.post('/login/second-step/reset', { challenge: 'a.b' });
    expect([bad.status, bad.body.error_code]).toEqual([400, 'TOKEN_EXPIRED']);
    expect((await ask(await enrolled({ role: 'admin', user_plan: null }))).status).toBe(403);
    const password_changed_at = new Date(rig.clock.now().getTime() - 6 * DAY * 1000);
    const fresh = await enrolled({ password_changed_at });
    const tooNew = await ask(fresh);
    expect([tooNew.status, tooNew.body.error_code]).toEqual([409, 'PASSWORD_TOO_NEW']);
    const { id: memberId, email } = await enrolled();
    for (const login of [{}, { provider: 'google' as const }]) {
      const token = await transaction(rig.database.db, (trx) =>
        createLinkToken(trx, { memberId, kind: 'login', email, now: rig.clock.now(), ...login }),
      );
      const { challenge } = (await rig.post('/login-with-token', { token })).body;
      expect((await rig.post('/login/second-step/reset', { challenge })).status).toBe(403);
    }
    expect(await subjectsOf({ email })).toEqual(['The second step of your Crewpad account is on']);
    for (const call of [start, cancel]) expect((await call('unknown')).status).toBe(400);
  });

  it('checks the age of the password again when it starts', async () => {
    const member = await enrolled();
    await ask(member);
    const token = linkIn((await newestMail(member))?.text, 'reset');
    await rig.database.db
      .updateTable('members')
      .set({ password_changed_at: rig.clock.now() })
      .where('id', '=', member.id)
      .execute();
    expect((await start(token)).body.error_code).toBe('PASSWORD_TOO_NEW');
  });

  it('starts once with the emailed link, and shows the owner when it ends', async () => {
    const member = await started();
    expect((await start(member.startToken)).status).toBe(400);
    const { reset } = (await rig.get('/user/security', member.token)).body;
    const hours = (Date.parse(reset.due_at) - rig.clock.now().getTime()) / 3_600_000;
    expect(Math.round(hours)).toBe(72);
    expect(await isOn(member)).toBe(true);
  });

  it('reminds after 48 hours and is done after 72, which ends all sessions', async () => {
    const member = await started();
    rig.clock.advance(48 * HOUR - 60);
    await runJob();
    expect((await newestMail(member))?.subject).not.toMatch(/^One day left/);
    rig.clock.advance(60);
    await runJob();
    await runJob();
    const subjects = await subjectsOf(member);
    expect(subjects.filter((subject) => subject.startsWith('One day left'))).toHaveLength(1);
    rig.clock.advance(24 * HOUR - 1);
    await runJob();
    expect(await isOn(member)).toBe(true);
    rig.clock.advance(1);
    await Promise.all([runJob(), runJob()]);
    expect(await isOn(member)).toBe(false);
    expect((await rig.get('/user', member.token)).status).toBe(401);
    const { status } = await rig.post('/login', { email: member.email, password: TEST_PASSWORD });
    expect(status).toBe(200);
    const done = (await subjectsOf(member)).filter((subject) => subject.endsWith('was removed'));
    expect(done).toHaveLength(1);
    expect((await cancel(member.stop)).status).toBe(400);
  });

  it.each<[string, (member: Awaited<ReturnType<typeof started>>) => Promise<{ status: number }>]>([
    ['the link of the email', ({ stop }) => cancel(stop)],
    [
      'the owner of another session',
      async ({ token, secret }) => {
        await rig.post('/user/confirm', { code: codeOf(rig, secret) }, token);
        return rig.delete('/user/second-step/reset', token);
      },
    ],
    [
      'a login with the second step',
      async (member) => {
        const challenge = await challengeOf(member);
        const code = codeOf(rig, member.secret);
        return rig.post('/login/second-step', { challenge, code });
      },
    ],
  ])('is stopped by %s', async (_how, stop) => {
    const member = await started();
    rig.clock.advance(71 * HOUR);
    await runJob();
    expect((await stop(member)).status).toBe(200);
    rig.clock.advance(2 * HOUR);
    await runJob();
    expect(await isOn(member)).toBe(true);
    expect((await newestMail(member))?.subject).toMatch(/stays on$/);
    const { body } = await rig.get('/user/security', member.token);
    expect(body.reset).toBeNull();
    // Once a week.
    expect((await ask(member)).status).toBe(202);
    const again = linkIn((await newestMail(member))?.text, 'reset');
    expect((await start(again)).status).toBe(429);
  });
});

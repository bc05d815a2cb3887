import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { mailsTo, TEST_PASSWORD, type TestApp, useTestApp } from '../../../testing/test-app.ts';

const rig = useTestApp({ ADMIN_SECOND_STEP: 'on' });

/** The code of an app now, or some steps away. */
const codeOf = (app: TestApp, secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now().getTime() + steps * 30_000,
  });

/** A member who has turned the second step on. */
async function enrolled(row: Parameters<TestApp['member']>[0] = {}) {
  const member = await rig.member(row);
  const token = await rig.tokenOf(member.id);
  const { body: app } = await rig.post('/user/authenticator-app', {}, token);
  const { body } = await rig.post(
    '/user/authenticator-app/confirm',
    { code: codeOf(rig, app.secret) },
    token,
  );
  rig.clock.advance(60);
  return { ...member, token, secret: app.secret as string, codes: body.recovery_codes as string[] };
}
type Enrolled = Awaited<ReturnType<typeof enrolled>>;

const logIn = ({ email }: { email: string }, isKeep = false) =>
  rig.post('/login', { email, password: TEST_PASSWORD, isKeep });
const challengeOf = async (member: Enrolled): Promise<string> =>
  (await logIn(member)).body.challenge;
const answer = (challenge: string, proof: object, app = rig) =>
  app.post('/login/second-step', { challenge, ...proof });

describe('a login with the second step', () => {
  it('asks for it with 202, and opens a session with a code', async () => {
    const member = await enrolled();
    const asked = await logIn(member, true);
    expect(asked.status).toBe(202);
    expect(asked.headers['set-cookie']).toBeUndefined();
    expect(asked.headers['cache-control']).toBe('private, no-store');
    expect(asked.body).toEqual({
      status: 'second_step',
      challenge: expect.any(String),
      methods: ['code', 'recovery_code'],
      expires_at: expect.stringMatching(/^2026/),
    });
    const code = codeOf(rig, member.secret);
    const { status, body, headers } = await answer(asked.body.challenge, { code });
    expect([status, body.user.id]).toEqual([200, member.id]);
    expect(headers['set-cookie']).toContain('crewpad-session=');
    const sessions = (await rig.get('/user/sessions', body.token)).body.data;
    expect(sessions[0]).toMatchObject({ current: true, second_step: true, method: 'password' });
    const days = Date.parse(sessions[0].expires_at) - rig.clock.now().getTime();
    expect(days).toBeGreaterThan(300 * 24 * 3600 * 1000);
  });
});
void mailsTo;

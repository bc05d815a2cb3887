import { describe, expect, it } from 'vitest';
import { TEST_PASSWORD, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, turnOn } from '../second-step/testing.ts';

const rig = useTestApp({ RATE_LIMITS: 'on' });

const QUARTER_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;

const login = (email: string, password: string) => rig.post('/login', { email, password });
async function statusesOf(times: number, call: () => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await call()).status);
  return statuses;
}

describe('repeated logins', () => {
  it('are paused after ten failures, for known and unknown emails', async () => {
    const { email } = await rig.member();
    for (const address of [email, 'nobody@crewpad.test']) {
      expect(await statusesOf(10, () => login(address, 'wrong'))).toEqual(Array(10).fill(401));
      const { status, headers } = await login(address, TEST_PASSWORD);
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect((await login(address.toUpperCase(), TEST_PASSWORD)).status).toBe(429);
    }
    rig.clock.advance(QUARTER_SECONDS + 1);
    expect((await login(email, TEST_PASSWORD)).status).toBe(200);
  });

  it('reset the count after a success', async () => {
    const { email } = await rig.member();
    await statusesOf(9, () => login(email, 'wrong'));
    expect((await login(email, TEST_PASSWORD)).status).toBe(200);
    expect(await statusesOf(9, () => login(email, 'wrong'))).toEqual(Array(9).fill(401));
  });

  it('repeated logins of one account do not block another', async () => {
    const [one, other] = [await rig.member(), await rig.member()];
    await statusesOf(11, () => login(one.email, 'wrong'));
    expect((await login(other.email, TEST_PASSWORD)).status).toBe(200);
  });
});

describe('the second step', () => {
  it('takes ten wrong codes in a quarter of an hour, although the password is right', async () => {
    const { id, email } = await rig.member();
    const { secret } = await turnOn(rig, await rig.tokenOf(id));
    const guess = async (code = '000000') => {
      const { challenge } = (await login(email, TEST_PASSWORD)).body;
      return rig.post('/login/second-step', { challenge, code });
    };
    expect(await statusesOf(10, guess)).toEqual(Array(10).fill(401));
    rig.clock.advance(60);
    expect((await guess(codeOf(rig, secret))).status).toBe(429);
    rig.clock.advance(QUARTER_SECONDS + 1);
    expect((await guess(codeOf(rig, secret))).status).toBe(200);
  });

  it('is set up ten times an hour at most, and makes new codes five times a day', async () => {
    const token = await rig.tokenOf((await rig.member()).id);
    const add = () => rig.post('/user/authenticator-app', {}, token);
    expect(await statusesOf(11, add)).toEqual([...Array(10).fill(200), 429]);
    const other = await rig.tokenOf((await rig.member()).id);
    await turnOn(rig, other);
    const renew = () => rig.post('/user/recovery-codes', {}, other);
    expect(await statusesOf(6, renew)).toEqual([...Array(5).fill(200), 429]);
  });
});

describe('calls with an email address', () => {
  it.each(['/password-recovery', '/email/resend', '/email-exists'])(
    'POST %s is allowed three times an hour for one email, known or not',
    async (path) => {
      const name = path.replaceAll('/', '');
      const { email } = await rig.member({ email: `known-${name}@crewpad.test` });
      for (const address of [email, `unknown-${name}@crewpad.test`]) {
        expect(await statusesOf(4, () => rig.post(path, { email: address }))).toEqual([
          200, 200, 200, 429,
        ]);
      }
      rig.clock.advance(HOUR_SECONDS + 1);
      expect((await rig.post(path, { email })).status).toBe(200);
    },
  );

  it('send no email when refused', async () => {
    const count = async () =>
      (await rig.database.db.selectFrom('outbox').select('id').execute()).length;
    rig.clock.advance(HOUR_SECONDS + 1);
    const email = 'asks@crewpad.test';
    const before = await count();
    await statusesOf(5, () => rig.post('/password/email', { email }));
    expect(await count()).toBe(before + 3);
  });
});

describe('links', () => {
  it('are refused after twenty invalid ones; valid ones do not count', async () => {
    const guess = () => rig.post('/verify-token-email', { token: 'guessed' });
    const statuses = await statusesOf(21, guess);
    expect(statuses).toEqual([...Array(20).fill(400), 429]);
    expect((await rig.post('/login-with-token', { token: 'guessed' })).status).toBe(429);
  });
});

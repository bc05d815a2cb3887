import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { transaction } from '../../../platform/database/transaction.ts';
import { createLinkToken } from '../emails/commands/create-link-token.ts';
import { AccountsRig, TEST_PASSWORD } from '../testing.ts';

// Earlier test files of this process have loaded the server without the spy.
vi.hoisted(() => vi.resetModules());
vi.mock(import('@node-rs/argon2'), { spy: true });
const hashing = vi.mocked(verify);
/** The cost parameters are part of the hash. */
const COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

let rig: AccountsRig;
beforeAll(async () => {
  rig = await AccountsRig.open();
});
afterAll(() => rig.close());

const login = (email: string, password: string, more = {}) =>
  rig.post('/login', { email, password, ...more });

const claims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const DAY_SECONDS = 86_400;

describe('POST /login', () => {
  test('returns the same error for an unknown email, a wrong password, a closed account and an account without a password', async () => {
    const { email } = await rig.member();
    const closed = await rig.member({ status: 'CLOSED' });
    const without = await rig.member({ password_hash: null });
    const answers = [
      await login('nobody@crewpad.test', TEST_PASSWORD),
      await login(email, 'a wrong password'),
      await login(closed.email, TEST_PASSWORD),
      await login(without.email, TEST_PASSWORD),
    ];
    for (const { status, body, headers } of answers) {
      expect([status, body]).toEqual([401, answers[0]?.body]);
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect(answers[0]?.body.message).toBe('Wrong email or password.');
  });

  test('hashes for an unknown email too', async () => {
    const { email } = await rig.member();
    const without = await rig.member({ password_hash: null });
    for (const address of [email, 'nobody@crewpad.test', without.email]) {
      hashing.mockClear();
      await login(address, 'a wrong password');
      expect(hashing.mock.calls).toEqual([[expect.stringMatching(COST), 'a wrong password']]);
    }
  });

  test('returns missing fields by their documented keys', async () => {
    const { status, body } = await rig.post('/login', {});
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      email: ['email_is_required'],
      password: ['password_is_required'],
    });
    expect((await login('not an address', 'x')).body.errors).toEqual({
      email: ['email_is_incorrect_please_check_spelling_and_try_again'],
    });
  });

  test('accepts the email in any letter case, for a day', async () => {
    const { id, email } = await rig.member({ user_plan: 'basic', expire_at: '2027-01-01' });
    const { status, body, headers } = await login(email.toUpperCase(), TEST_PASSWORD);
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { id, email, status: 'ACTIVE' }, has_auto_payment: false });
    const { account_type, expire_at_utc, iat, exp } = claims(body.token);
    expect([account_type, expire_at_utc]).toEqual(['basic', '2027-01-01T00:00:00.000Z']);
    expect(exp - iat).toBe(DAY_SECONDS);
    expect(headers['set-cookie']).toContain(`crewpad-session=${body.token}; Expires=`);
    expect(headers['set-cookie']).toContain('HttpOnly');
    expect((await rig.get('/user', body.token)).body.user.id).toBe(id);
  });

  test('lasts a year with isKeep', async () => {
    const { email } = await rig.member();
    const { body } = await login(email, TEST_PASSWORD, { isKeep: true });
    const { iat, exp } = claims(body.token);
    expect(exp - iat).toBe(365 * DAY_SECONDS);
  });

  test('accepts an unpaid sign-up', async () => {
    const { email } = await rig.member({
      status: 'INACTIVE',
      user_plan: null,
      signup_plan: 'seeker',
    });
    const { body } = await login(email, TEST_PASSWORD);
    expect(body.user).toMatchObject({
      status: 'INACTIVE',
      signup_plan: 'seeker',
      setup_complete: false,
      abilities: { pay_sign_up: true, renew: false, message: false, manage_listings: false },
    });
  });
});

describe('POST /login-with-token', () => {
  const linkFor = (id: number, email: string) =>
    transaction(rig.database.db, (trx) =>
      createLinkToken(trx, { memberId: id, kind: 'login', email, now: rig.clock.now() }),
    );
  const byLink = (token: string) => rig.post('/login-with-token', { token });

  test('works once', async () => {
    const { id, email } = await rig.member();
    const token = await linkFor(id, email);
    const answers = await Promise.all([byLink(token), byLink(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(answers.find(({ status }) => status === 200)?.body.user.id).toBe(id);
    expect((await byLink(token)).status).toBe(401);
  });

  test('refuses an unknown, expired, replaced or other email’s link with the same answer', async () => {
    const { body: unknown } = await byLink('unknown');
    const { id, email } = await rig.member();
    const killed = await linkFor(id, email);
    const old = await linkFor(id, email);
    rig.clock.advance(11 * 60);
    const moved = await linkFor(id, 'before@crewpad.test');
    for (const token of [killed, old, moved]) {
      expect(await byLink(token)).toMatchObject({ status: 401, body: unknown });
    }
  });
});

describe('POST /logout', () => {
  test('ends the session at once and clears the cookie', async () => {
    const { id } = await rig.member();
    const [token, other] = [await rig.tokenOf(id), await rig.tokenOf(id)];
    const { status, headers } = await rig.post('/logout', undefined, token);
    expect(status).toBe(200);
    expect(headers['set-cookie']).toContain('crewpad-session=; Max-Age=0');
    expect((await rig.get('/user', token)).status).toBe(401);
    expect((await rig.get('/user', other)).status).toBe(200);
  });

  test('also clears the cookie of an expired session', async () => {
    const { status, headers } = await rig.post('/logout');
    expect(status).toBe(401);
    expect(headers['set-cookie']).toContain('crewpad-session=; Max-Age=0');
  });
});

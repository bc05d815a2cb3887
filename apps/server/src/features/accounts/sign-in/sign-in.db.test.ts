import { hash, verify } from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { transaction } from '../../../platform/database/transaction.ts';
import { storedDataOf, TEST_PASSWORD, useTestApp } from '../../../testing/test-app.ts';
import { createLinkToken } from '../email-address/links.ts';

// Earlier test files of this process have loaded the server without the spy.
vi.hoisted(() => vi.resetModules());
vi.mock(import('@node-rs/argon2'), { spy: true });
const hashing = vi.mocked(verify);
/** The cost parameters are part of the hash. */
const COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

const rig = useTestApp();

const login = (email: string, password: string, more = {}) =>
  rig.post('/login', { email, password, ...more });

const claims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const DAY_SECONDS = 86_400;

describe('POST /login', () => {
  it('returns the same error for an unknown email, a wrong password, a closed account and an account without a password', async () => {
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

  it('hashes a password also for an unknown email', async () => {
    const { email } = await rig.member();
    const without = await rig.member({ password_hash: null });
    for (const address of [email, 'nobody@crewpad.test', without.email]) {
      hashing.mockClear();
      await login(address, 'a wrong password');
      expect(hashing.mock.calls).toEqual([[expect.stringMatching(COST), 'a wrong password']]);
    }
  });

  it('accepts an email as it was copied, and an international domain as it is written', async () => {
    const { email } = await rig.member();
    expect((await login(`\u200e ${email}\u00a0\u200b`, TEST_PASSWORD)).status).toBe(200);
    await rig.member({ email: 'o&leary@xn--bcher-kva.example' });
    const { status, body } = await login('O&Leary@Bücher.example', TEST_PASSWORD);
    expect([status, body.user.email]).toEqual([200, 'o&leary@bücher.example']);
  });

  it.each(['NFC', 'NFD'] as const)(
    'accepts a password with accents that was set before as %s, and stores it as NFC',
    async (form) => {
      const [composed, decomposed] = [
        'contraseña-é1'.normalize('NFC'),
        'contraseña-é1'.normalize('NFD'),
      ];
      const password_hash = await hash('contraseña-é1'.normalize(form));
      const { id, email } = await rig.member({ password_hash });
      for (const typed of [decomposed, composed]) {
        expect((await login(email, typed)).status).toBe(200);
      }
      const stored = await rig.database.db
        .selectFrom('members')
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(stored.password_hash === password_hash).toBe(form === 'NFC');
      hashing.mockClear();
      expect((await login(email, composed)).status).toBe(200);
      expect(hashing).toHaveBeenCalledTimes(1);
    },
  );

  it('returns missing fields by their documented keys', async () => {
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

  it('accepts the email in any letter case, for a day', async () => {
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

  it('lasts a year with isKeep', async () => {
    const { email } = await rig.member();
    const { body } = await login(email, TEST_PASSWORD, { isKeep: true });
    const { iat, exp } = claims(body.token);
    expect(exp - iat).toBe(365 * DAY_SECONDS);
  });

  it('accepts an unpaid sign-up', async () => {
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

describe('POST /link-token', () => {
  const look = (token: string, session?: string) => rig.post('/link-token', { token }, session);
  const linkOf = (kind: 'login' | 'verify_email' | 'new_email' | 'reset', id: number, to: string) =>
    transaction(rig.database.db, (trx) =>
      createLinkToken(trx, { memberId: id, kind, email: to, now: rig.clock.now() }),
    );

  it.each(['login', 'verify_email', 'new_email'] as const)(
    'names the masked email of a %s link and whose session is open, and changes nothing',
    async (kind) => {
      const { id } = await rig.member();
      const to = kind === 'new_email' ? `other-${id}@crewpad.test` : `mine-${id}@crewpad.test`;
      if (kind !== 'new_email') {
        await rig.database.db
          .updateTable('members')
          .set({ email: to })
          .where('id', '=', id)
          .execute();
      }
      const token = await linkOf(kind, id, to);
      const own = await rig.tokenOf(id);
      const other = await rig.tokenOf((await rig.member()).id);
      const before = await storedDataOf(rig, id);
      const { status, body, headers } = await look(token);
      expect(status).toBe(200);
      expect(headers['cache-control']).toContain('no-store');
      expect(body).toEqual({
        email: `${to.slice(0, 1)}•••@crewpad.test`,
        verification: 'pending',
        session: 'none',
        browser: 'other',
      });
      expect((await look(token, own)).body.session).toBe('own');
      expect((await look(token, other)).body.session).toBe('other');
      expect(await storedDataOf(rig, id)).toEqual(before);
    },
  );

  it('treats an admin who views as the member as somebody else', async () => {
    const [admin, { id, email }] = [await rig.member({ role: 'admin' }), await rig.member()];
    const own = await rig.tokenOf(admin.id);
    const { token: viewing } = (await rig.get(`/admin/switch-user/${id}`, own)).body;
    const token = await linkOf('verify_email', id, email);
    expect((await look(token, viewing)).body.session).toBe('other');
  });

  it('says that an email is confirmed already, until the link expires', async () => {
    const { id, email } = await rig.member();
    const token = await linkOf('verify_email', id, email);
    expect((await rig.post('/verify-email', { token })).status).toBe(200);
    expect((await look(token)).body).toMatchObject({ verification: 'complete' });
    rig.clock.advance(25 * 3600);
    expect((await look(token)).status).toBe(400);
  });

  it('refuses unknown links and those that open no page of their own with one body, used and replaced ones with another', async () => {
    const { id, email } = await rig.member();
    const replaced = await linkOf('login', id, email);
    const used = await linkOf('login', id, email);
    expect((await rig.post('/login-with-token', { token: used })).status).toBe(200);
    const reset = await linkOf('reset', id, email);
    const moved = await linkOf('verify_email', id, 'before@crewpad.test');
    const answers = await Promise.all(
      ['unknown', replaced, used, reset, moved].map((t) => look(t)),
    );
    const [unknown, ...others] = answers.map(({ status, body }) => [status, body]);
    const [ofReplaced, ofUsed, ...rest] = others;
    expect(rest).toEqual([unknown, unknown]);
    expect(ofReplaced).toEqual(ofUsed);
    expect(ofUsed?.[1].message).toMatch(/^This login link was already used/);
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(400));
    expect((await rig.post('/link-token', {})).status).toBe(422);
  });
});

describe('POST /login-with-token', () => {
  const linkFor = (id: number, email: string) =>
    transaction(rig.database.db, (trx) =>
      createLinkToken(trx, { memberId: id, kind: 'login', email, now: rig.clock.now() }),
    );
  const byLink = (token: string) => rig.post('/login-with-token', { token });

  it('logs in with the token of a link once', async () => {
    const { id, email } = await rig.member();
    const token = await linkFor(id, email);
    const answers = await Promise.all([byLink(token), byLink(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(answers.find(({ status }) => status === 200)?.body.user.id).toBe(id);
    const again = await byLink(token);
    expect(again.status).toBe(401);
    expect(again.body.message).toMatch(/^This login link was already used/);
  });

  it('a used link leads its member on, and tells others only that it was used', async () => {
    const { id, email } = await rig.member();
    const token = await linkFor(id, email);
    const session = (await byLink(token)).body.token;
    rig.clock.advance(11 * 60);
    const own = await rig.post('/link-token', { token }, session);
    expect(own.body).toMatchObject({ verification: 'complete', session: 'own' });
    const stranger = await rig.tokenOf((await rig.member()).id);
    for (const other of [undefined, stranger]) {
      const { status, body } = await rig.post('/link-token', { token }, other);
      expect([status, body.message]).toEqual([400, expect.stringMatching(/already used/)]);
      expect(JSON.stringify(body)).not.toContain('@');
    }
  });

  it('refuses an unknown, expired or other email’s link with the same answer, and a replaced one', async () => {
    const { body: unknown } = await byLink('unknown');
    const { id, email } = await rig.member();
    const replaced = await linkFor(id, email);
    const moved = await linkFor(id, 'before@crewpad.test');
    const another = await rig.member();
    const old = await linkFor(another.id, another.email);
    expect(await byLink(moved)).toMatchObject({ status: 401, body: unknown });
    expect((await byLink(replaced)).body.message).toMatch(/already used, or you got a newer one/);
    rig.clock.advance(11 * 60);
    for (const token of [old, moved]) {
      expect(await byLink(token)).toMatchObject({ status: 401, body: unknown });
    }
  });
});

describe('POST /logout', () => {
  it('ends the session at once and clears the cookie', async () => {
    const { id } = await rig.member();
    const [token, other] = [await rig.tokenOf(id), await rig.tokenOf(id)];
    const { status, headers } = await rig.post('/logout', undefined, token);
    expect(status).toBe(200);
    expect(headers['set-cookie']).toContain('crewpad-session=; Max-Age=0');
    expect((await rig.get('/user', token)).status).toBe(401);
    expect((await rig.get('/user', other)).status).toBe(200);
  });

  it('clears the cookie of an expired session', async () => {
    const { status, headers } = await rig.post('/logout');
    expect(status).toBe(401);
    expect(headers['set-cookie']).toContain('crewpad-session=; Max-Age=0');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/database/transaction.ts';
import { mailsTo, TEST_PASSWORD, type TestApp, useTestApp } from '../../../testing/test-app.ts';
import { createLinkToken } from '../email-address/links.ts';
import { codeOf, turnOn, waitingApp } from './testing.ts';

const rig = useTestApp({ ADMIN_SECOND_STEP: 'on' });
let peer: TestApp;
beforeAll(async () => {
  peer = await rig.peer();
});
afterAll(() => peer.close());

/** A member who turned the second step on a minute ago: a code counts once. */
async function enrolled(row: Parameters<TestApp['member']>[0] = {}) {
  const member = await rig.member(row);
  const token = await rig.tokenOf(member.id);
  const app = await turnOn(rig, token);
  rig.clock.advance(60);
  return { ...member, ...app, token };
}
type Enrolled = Awaited<ReturnType<typeof enrolled>>;

const logIn = ({ email }: { email: string }, isKeep = false) =>
  rig.post('/login', { email, password: TEST_PASSWORD, isKeep });
const challengeOf = async (member: { email: string }): Promise<string> =>
  (await logIn(member)).body.challenge;
const answer = (challenge: string, proof: object, app = rig) =>
  app.post('/login/second-step', { challenge, ...proof });
const codeNow = (member: Enrolled) => ({ code: codeOf(rig, member.secret) });
const linkFor = ({ id, email }: { id: number; email: string }, kind: 'login' | 'reset') =>
  transaction(rig.database.db, (trx) =>
    createLinkToken(trx, { memberId: id, kind, email, now: rig.clock.now() }),
  );
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted();
const countSessions = async (memberId: number) =>
  (
    await rig.database.db
      .selectFrom('sessions')
      .select('id')
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .execute()
  ).length;

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
    const { status, body, headers } = await answer(asked.body.challenge, codeNow(member));
    expect([status, body.user.id]).toEqual([200, member.id]);
    expect(headers['set-cookie']).toContain('crewpad-session=');
    const sessions = (await rig.get('/user/sessions', body.token)).body.data;
    expect(sessions[0]).toMatchObject({ current: true, second_step: true, method: 'password' });
    const days = Date.parse(sessions[0].expires_at) - rig.clock.now().getTime();
    expect(days).toBeGreaterThan(300 * 24 * 3600 * 1000);
  });

  it('refuses what is no code, and counts no try', async () => {
    const member = await enrolled();
    const challenge = await challengeOf(member);
    for (const code of ['12345', '1234567', 'abcdef', '   ', '', 123456, null]) {
      const { status, body } = await answer(challenge, { code });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['code']]);
    }
    for (const proof of [{}, { ...codeNow(member), recovery_code: member.codes[0] }]) {
      expect((await answer(challenge, proof)).status).toBe(422);
    }
    expect((await answer(challenge, { recovery_code: 'x'.repeat(40) })).status).toBe(422);
    expect((await answer('x'.repeat(1001), codeNow(member))).status).toBe(422);
    const spaced = codeNow(member).code.replace(/(...)/, '$1 ');
    const fullWidth = spaced.replace(/\d/g, (digit) =>
      String.fromCodePoint(0xff10 + Number(digit)),
    );
    expect((await answer(challenge, { code: fullWidth })).status).toBe(200);
  });

  it('refuses wrong codes five times, and then the challenge', async () => {
    const member = await enrolled();
    const other = await enrolled();
    const challenge = await challengeOf(member);
    const [slot, ...rest] = member.codes[0]?.split('-') ?? [];
    const wrong = [
      codeNow(other),
      { code: codeOf(rig, member.secret, -2) },
      { code: codeOf(rig, member.secret, 2) },
      { recovery_code: other.codes[0] },
      { recovery_code: [Number(slot) + 1, ...rest].join('-') },
    ];
    for (const proof of wrong) {
      const { status, body } = await answer(challenge, proof);
      const field = Object.keys(proof)[0] ?? '';
      expect([status, body.errors]).toEqual([401, { [field]: ['wrong_code'] }]);
    }
    const dead = await answer(challenge, codeNow(member));
    expect([dead.status, dead.body.error_code]).toEqual([400, 'TOKEN_EXPIRED']);
    expect(await countSessions(member.id)).toBe(1);
    const log = (await rig.get('/user/security-log', member.token)).body.data;
    const failures = log.filter(({ event }: { event: string }) => event === 'login_failed');
    expect(failures).toHaveLength(wrong.length);
    expect((await answer(await challengeOf(member), codeNow(member))).status).toBe(200);
  });

  it('refuses a forged, used, old or overtaken challenge', async () => {
    const member = await enrolled();
    const used = await challengeOf(member);
    expect((await answer(used, codeNow(member))).status).toBe(200);
    rig.clock.advance(60);
    const old = await challengeOf(member);
    rig.clock.advance(10 * 60);
    const before = await challengeOf(member);
    const password = 'another good password';
    const reset = { token: await linkFor(member, 'reset'), password, confirm_password: password };
    expect((await rig.post('/password-reset', reset)).status).toBe(200);
    for (const challenge of [used, old, before, `${before}x`, 'abc', 'a.b']) {
      const { status, body } = await answer(challenge, codeNow(member));
      expect([status, body.error_code]).toEqual([400, 'TOKEN_EXPIRED']);
    }
  });

  it('lets one code in once, of two nodes at once', async () => {
    const member = await enrolled();
    const [one, two] = [await challengeOf(member), await challengeOf(member)];
    const proof = codeNow(member);
    const answers = await Promise.all([answer(one, proof), answer(two, proof, peer)]);
    expect(statuses(answers)).toEqual([200, 401]);
  });

  it('lets one challenge in once, of two nodes at once', async () => {
    const member = await enrolled();
    const challenge = await challengeOf(member);
    const answers = await Promise.all([
      answer(challenge, codeNow(member)),
      answer(challenge, { recovery_code: member.codes[4] }, peer),
    ]);
    expect(statuses(answers)).toEqual([200, 400]);
  });

  it('takes a code of one step ago once, then neither it nor an older one', async () => {
    const member = await enrolled();
    rig.clock.advance(60);
    const ago = { code: codeOf(rig, member.secret, -1) };
    expect((await answer(await challengeOf(member), ago)).status).toBe(200);
    expect((await answer(await challengeOf(member), ago)).status).toBe(401);
    expect((await answer(await challengeOf(member), codeNow(member))).status).toBe(200);
    expect((await answer(await challengeOf(member), ago)).status).toBe(401);
  });

  it('takes one recovery code once, of ten calls at once, and tells about it', async () => {
    const member = await enrolled();
    const challenges: string[] = [];
    for (let call = 0; call < 10; call += 1) challenges.push(await challengeOf(member));
    const recovery_code = member.codes[7]?.toLowerCase().replaceAll('-', '');
    const answers = await Promise.all(
      challenges.map((challenge, call) =>
        answer(challenge, { recovery_code }, call % 2 === 0 ? rig : peer),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(9);
    const [mail] = await mailsTo(rig, member.email);
    expect(mail?.subject).toMatch(/^A recovery code/);
    expect(mail?.text).toContain('Codes left: 9.');
    expect(mail?.text.toUpperCase()).not.toContain(member.codes[7]?.slice(2));
  });

  it('asks after a login link and a new password too', async () => {
    const member = await enrolled();
    const byLink = await rig.post('/login-with-token', { token: await linkFor(member, 'login') });
    expect([byLink.status, byLink.body.status]).toEqual([202, 'second_step']);
    expect(byLink.body.token).toBeUndefined();
    const opened = await answer(byLink.body.challenge, codeNow(member));
    const [session] = (await rig.get('/user/sessions', opened.body.token)).body.data;
    expect(session).toMatchObject({ method: 'link', second_step: true });
    const password = 'another good password';
    const reset = { token: await linkFor(member, 'reset'), password, confirm_password: password };
    await rig.post('/password-reset', reset);
    const { status, body } = await rig.post('/login', { email: member.email, password });
    expect([status, body.status]).toEqual([202, 'second_step']);
  });

  it('asks after a login with Google, and at a changed email', async () => {
    const member = await enrolled();
    const login = { memberId: member.id, kind: 'login', email: member.email } as const;
    const token = await transaction(rig.database.db, (trx) =>
      createLinkToken(trx, { ...login, provider: 'google', now: rig.clock.now() }),
    );
    expect((await rig.post('/login-with-token', { token })).status).toBe(202);
    const email = `moved-${member.id}@crewpad.test`;
    await rig.database.db
      .updateTable('members')
      .set({ email })
      .where('id', '=', member.id)
      .execute();
    expect((await logIn({ email })).status).toBe(202);
  });

  it('remembers the browser, and tells about a new one, only after the second step', async () => {
    const member = await enrolled();
    const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
      String(headers['set-cookie'] ?? '');
    const first = await answer(await challengeOf(member), codeNow(member));
    expect(cookiesOf(first)).toContain('crewpad-device=');
    rig.clock.advance(60);
    const asked = await logIn(member);
    expect(cookiesOf(asked)).not.toContain('crewpad-device=');
    const mails = () => mailsTo(rig, member.email);
    const newDevice = async () => (await mails()).some(({ subject }) => /New device/.test(subject));
    expect(await newDevice()).toBe(false);
    await answer(asked.body.challenge, codeNow(member));
    expect(await newDevice()).toBe(true);
  });

  it('asks nobody whose second step is off', async () => {
    const member = await rig.member();
    const { status, body } = await logIn(member);
    expect([status, typeof body.token]).toEqual([200, 'string']);
    expect(body.user.second_step_due_at).toBeNull();
  });
});

describe('setting up the second step', () => {
  it('needs a confirmed session of the member', async () => {
    const { id } = await rig.member();
    const calls = [
      ['POST', '/user/authenticator-app', {}],
      ['POST', '/user/authenticator-app/confirm', { code: '123456' }],
      ['PUT', '/user/second-step', { on: false }],
      ['POST', '/user/recovery-codes', {}],
      ['DELETE', '/user/second-step/reset', undefined],
    ] as const;
    const token = await rig.tokenOf(id);
    rig.clock.advance(11 * 60);
    for (const [method, path, body] of calls) {
      expect((await rig.call(method, path, { body })).status).toBe(401);
      const { status, body: refused } = await rig.call(method, path, { body, token });
      expect([status, refused.error_code]).toEqual([403, 'CONFIRMATION_REQUIRED']);
      expect(refused.data).toEqual({ methods: ['password'] });
    }
    expect((await rig.get('/user/security')).status).toBe(401);
  });

  it('shows the secret once, turns on with its first code and ends the other sessions', async () => {
    const member = await rig.member();
    const [token, other] = [await rig.tokenOf(member.id), await rig.tokenOf(member.id)];
    const { body: app } = await rig.post('/user/authenticator-app', {}, token);
    expect(app.uri).toMatch(/^otpauth:\/\/totp\/Crewpad:member-/);
    expect(app.secret).toMatch(/^[A-Z2-7]{32}$/);
    const security = async () => (await rig.get('/user/security', token)).body;
    expect(await security()).toMatchObject({ second_step: false, app: null, required: false });
    const confirm = (code: string) => rig.post('/user/authenticator-app/confirm', { code }, token);
    const wrong = await confirm(codeOf(rig, app.secret, 5));
    expect([wrong.status, wrong.body.errors]).toEqual([422, { code: ['wrong_code'] }]);
    const answers = await Promise.all([
      confirm(codeOf(rig, app.secret)),
      confirm(codeOf(rig, app.secret)),
    ]);
    expect(statuses(answers)).toEqual([200, 400]);
    const codes = answers.find(({ status }) => status === 200)?.body.recovery_codes;
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^\d(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect((await rig.get('/user', other)).status).toBe(401);
    expect(await security()).toMatchObject({
      second_step: true,
      app: { since: expect.stringMatching(/^2026/) },
      recovery_codes_left: 10,
      reset: null,
    });
    const [mail] = await mailsTo(rig, member.email);
    expect(mail?.subject).toBe('The second step of your Crewpad account is on');
    const row = await rig.database.db
      .selectFrom('authenticator_apps')
      .selectAll()
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(app.secret);
    expect(row.secret?.toString('latin1')).not.toContain(app.secret);
  });

  it('waits ten minutes for the first code', async () => {
    const token = await rig.tokenOf((await rig.member()).id, true);
    const secret = await waitingApp(rig, token);
    rig.clock.advance(9 * 60 + 59);
    const later = await rig.tokenOf((await rig.member()).id);
    const none = { code: '123456' };
    expect((await rig.post('/user/authenticator-app/confirm', none, later)).status).toBe(400);
    rig.clock.advance(1);
    await rig.post('/user/confirm', { password: TEST_PASSWORD }, token);
    const code = { code: codeOf(rig, secret) };
    expect((await rig.post('/user/authenticator-app/confirm', code, token)).status).toBe(400);
  });

  it('turns off with everything of it, and refuses to turn on without an app', async () => {
    const { id, token } = await enrolled();
    const set = (on: boolean) => rig.put('/user/second-step', { on }, token);
    expect((await set(true)).body).toEqual({ recovery_codes: [] });
    expect((await set(false)).status).toBe(200);
    const { body } = await rig.get('/user/security', token);
    expect(body).toMatchObject({ second_step: false, app: null, recovery_codes_left: 0 });
    const refused = await set(true);
    expect([refused.status, refused.body.error_code]).toEqual([409, 'NO_METHOD']);
    expect((await rig.post('/user/recovery-codes', {}, token)).status).toBe(409);
    expect(await countSessions(id)).toBe(1);
  });

  it('makes ten new recovery codes and ends the old ones', async () => {
    const member = await enrolled();
    const { body } = await rig.post('/user/recovery-codes', {}, member.token);
    const byOld = await answer(await challengeOf(member), { recovery_code: member.codes[0] });
    expect(byOld.status).toBe(401);
    const proof = { recovery_code: body.recovery_codes[0] };
    expect((await answer(await challengeOf(member), proof)).status).toBe(200);
  });

  it('tells about the last three recovery codes in a notice', async () => {
    const member = await enrolled();
    for (const recovery_code of member.codes.slice(0, 7)) {
      const { status } = await answer(await challengeOf(member), { recovery_code });
      expect(status).toBe(200);
    }
    const { body } = await rig.get('/notifications', member.token);
    const kinds = body.data.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === 'recovery_code_used')).toHaveLength(6);
    expect(kinds.filter((kind: string) => kind === 'recovery_codes_low')).toHaveLength(1);
  });
});

describe('a confirmation while the second step is on', () => {
  it('takes a code and no password, and says so', async () => {
    const member = await enrolled();
    const { body } = await answer(await challengeOf(member), codeNow(member));
    const { token } = body;
    rig.clock.advance(11 * 60);
    const asked = await rig.post('/user/recovery-codes', {}, token);
    expect(asked.body).toMatchObject({
      error_code: 'CONFIRMATION_REQUIRED',
      data: { methods: ['code'] },
    });
    const confirm = (proof: object) => rig.post('/user/confirm', proof, token);
    const byPassword = await confirm({ password: TEST_PASSWORD });
    expect([byPassword.status, Object.keys(byPassword.body.errors)]).toEqual([422, ['code']]);
    const wrong = await confirm({ code: codeOf(rig, member.secret, 4) });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { code: ['wrong_code'] }]);
    expect((await confirm(codeNow(member))).status).toBe(200);
    expect((await confirm(codeNow(member))).status).toBe(422);
    expect((await rig.post('/user/recovery-codes', {}, token)).status).toBe(200);
  });

  it('is needed beside the current password', async () => {
    const { token, secret } = await enrolled();
    rig.clock.advance(11 * 60);
    const move = { email: 'moved@crewpad.test', current_password: TEST_PASSWORD };
    const asked = await rig.post('/user/update-email', move, token);
    expect(asked.body).toMatchObject({ error_code: 'CONFIRMATION_REQUIRED' });
    await rig.post('/user/confirm', { code: codeOf(rig, secret) }, token);
    const wrong = { ...move, current_password: 'a wrong password' };
    expect((await rig.post('/user/update-email', wrong, token)).status).toBe(422);
    expect((await rig.post('/user/update-email', move, token)).status).toBe(200);
  });
});

it('no secret, code or challenge is in an email or the audit trail', async () => {
  const member = await enrolled();
  const challenge = await challengeOf(member);
  await answer(challenge, { recovery_code: member.codes[1] });
  const { body } = await rig.post('/user/recovery-codes', {}, member.token);
  const secrets = [member.secret, challenge, ...member.codes, ...body.recovery_codes];
  const { db } = rig.database;
  const mails = JSON.stringify(await mailsTo(rig, member.email));
  const stored = await Promise.all([
    db.selectFrom('audit_log').selectAll().where('member_id', '=', member.id).execute(),
    db.selectFrom('outbox').selectAll().execute(),
    db.selectFrom('idempotent_calls').selectAll().execute(),
    db.selectFrom('notifications').selectAll().where('member_id', '=', member.id).execute(),
  ]);
  const all = mails + JSON.stringify(stored);
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
});

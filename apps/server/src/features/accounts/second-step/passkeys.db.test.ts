import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockMember } from '../../../platform/database/locks.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { mailsTo, TEST_PASSWORD, type TestApp, useTestApp } from '../../../testing/test-app.ts';
import { resetSecondStepOf } from './second-step.ts';
import { turnOn } from './testing.ts';
import { Authenticator, addTestPasskey, type Wrong } from './testing-authenticator.ts';

const rig = useTestApp({ ADMIN_SECOND_STEP: 'on' });
let peer: TestApp;
beforeAll(async () => {
  peer = await rig.peer();
});
afterAll(() => peer.close());

/** A member with a passkey. */
async function owner(row: Parameters<TestApp['member']>[0] = {}, authenticator?: Authenticator) {
  const member = await rig.member(row);
  const token = await rig.tokenOf(member.id);
  return { ...member, token, ...(await addTestPasskey(rig, token, authenticator)) };
}
type Owner = Awaited<ReturnType<typeof owner>>;

const askLogin = async () => (await rig.post('/login/passkey/options')).body;
/** Logs in with a passkey. */
async function logIn({ authenticator }: Pick<Owner, 'authenticator'>, wrong?: Wrong, app = rig) {
  const { state, options } = await askLogin();
  return app.post('/login/passkey', { state, credential: authenticator.get(options, wrong) });
}
const askSecondStep = async ({ email }: { email: string }) => {
  const { challenge, methods } = (await rig.post('/login', { email, password: TEST_PASSWORD }))
    .body;
  const { state, options } = (await rig.post('/login/second-step/options', { challenge })).body;
  return { challenge, methods, state, options };
};
const askConfirm = async (token: string) =>
  (await rig.post('/user/confirm/options', {}, token)).body;
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted();
const passkeysOf = async (token: string) => (await rig.get('/user/security', token)).body.passkeys;
const subjectsOf = async ({ email }: { email: string }) =>
  (await mailsTo(rig, email)).map(({ subject }) => subject);
const dead = { status: 400, code: 'TOKEN_EXPIRED' };
const faultOf = ({ status, body }: { status: number; body: { error_code?: string } }) => ({
  status,
  code: body.error_code,
});

describe('a new passkey', () => {
  it('is listed, named after its device, and told to its member', async () => {
    const { token, email, passkey } = await owner();
    expect(await passkeysOf(token)).toEqual([
      {
        id: passkey.id,
        name: 'Passkey',
        created_at: expect.stringMatching(/^2026-/),
        last_used_at: null,
        single_device: true,
        rp_id: 'localhost',
      },
    ]);
    expect(await subjectsOf({ email })).toEqual(['A passkey was added to your Crewpad account']);
    const { body } = await rig.get('/user/security-log', token);
    expect(body.data.map(({ event }: { event: string }) => event)).toContain('passkey_added');
  });

  it('is asked for with a resident key, verification, no attestation and three algorithms', async () => {
    const { token, authenticator } = await owner();
    const { options } = (await rig.post('/user/passkeys/options', {}, token)).body;
    expect(options).toMatchObject({
      attestation: 'none',
      timeout: 300_000,
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.id.toString('base64url') }],
    });
    const algorithms = options.pubKeyCredParams.map(({ alg }: { alg: number }) => alg);
    expect(algorithms).toEqual([-8, -7, -257]);
  });

  it.each<[string, Wrong]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['of another port', { origin: 'http://localhost:4000' }],
    ['for another host', { rpId: 'evil.example' }],
    ['for another question', { challenge: 'bm90LXRoaXMtb25l' }],
    ['of a login', { type: 'webauthn.get' }],
    ['without a touch', { isPresent: false }],
    ['without verification', { isVerified: false }],
  ])('%s is refused', async (_what, wrong) => {
    const { id, email } = await rig.member();
    const token = await rig.tokenOf(id);
    const { state, options } = (await rig.post('/user/passkeys/options', {}, token)).body;
    const credential = new Authenticator().create(options, wrong);
    const refused = await rig.post('/user/passkeys', { state, credential }, token);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { credential: ['passkey_not_accepted'] },
    ]);
    expect(await passkeysOf(token)).toEqual([]);
    expect(await subjectsOf({ email })).toEqual([]);
  });

  it('needs the state of its own question, once, in this session and in time', async () => {
    const { id } = await rig.member();
    const [token, other] = [await rig.tokenOf(id), await rig.tokenOf(id)];
    const stranger = await rig.tokenOf((await rig.member()).id);
    const ask = async () => (await rig.post('/user/passkeys/options', {}, token)).body;
    const add = async (by: string, { state, options } = { state: '', options: {} }) =>
      faultOf(
        await rig.post(
          '/user/passkeys',
          { state, credential: new Authenticator().create(options) },
          by,
        ),
      );
    expect(await add(other, await ask())).toEqual(dead);
    expect(await add(stranger, await ask())).toEqual(dead);
    expect(await add(token, await askLogin())).toEqual(dead);
    expect(await add(token, { ...(await ask()), state: 'e30.forged' })).toEqual(dead);
    const asked = await ask();
    expect((await add(token, asked)).status).toBe(201);
    expect(await add(token, asked)).toEqual(dead);
    const late = await ask();
    rig.clock.advance(5 * 60);
    expect(await add(token, late)).toEqual(dead);
  });

  it('that exists is refused, also of two at once on two nodes', async () => {
    const { id } = await rig.member();
    const token = await rig.tokenOf(id);
    const authenticator = new Authenticator();
    const asked = await Promise.all(
      [1, 2].map(async () => (await rig.post('/user/passkeys/options', {}, token)).body),
    );
    const answers = await Promise.all(
      asked.map(({ state, options }, at) =>
        (at === 0 ? rig : peer).post(
          '/user/passkeys',
          { state, credential: authenticator.create(options) },
          token,
        ),
      ),
    );
    expect(statuses(answers)).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error_code).toBe('PASSKEY_EXISTS');
    expect(await passkeysOf(token)).toHaveLength(1);
  });

  it('is the tenth at most', async () => {
    const { id } = await rig.member();
    const token = await rig.tokenOf(id);
    const { state, options } = (await rig.post('/user/passkeys/options', {}, token)).body;
    for (let at = 0; at < 10; at += 1) await addTestPasskey(rig, token);
    const credential = new Authenticator().create(options);
    const late = await rig.post('/user/passkeys', { state, credential }, token);
    expect(faultOf(late)).toEqual({ status: 409, code: 'TOO_MANY' });
    const asked = await rig.post('/user/passkeys/options', {}, token);
    expect(faultOf(asked)).toEqual({ status: 409, code: 'TOO_MANY' });
  });

  it('is refused without a confirmation, in an admin view, and malformed', async () => {
    const { id } = await rig.member();
    const token = await rig.tokenOf(id);
    const { state, options } = (await rig.post('/user/passkeys/options', {}, token)).body;
    const credential = new Authenticator().create(options);
    const send = (body: object) => rig.post('/user/passkeys', body, token);
    for (const body of [
      { state },
      { credential },
      { state, credential: 'text' },
      { state, credential: { ...credential, type: 'password' } },
      { state, credential: { ...credential, id: 'not base64!' } },
      { state, credential: { ...credential, rawId: 'x'.repeat(2000) } },
      { state, credential, name: 'x'.repeat(61) },
      { state, credential, name: '\u202e\u202d' },
    ]) {
      expect((await send(body)).status).toBe(422);
    }
    rig.clock.advance(11 * 60);
    expect(faultOf(await send({ state, credential })).code).toBe('CONFIRMATION_REQUIRED');
    expect(await passkeysOf(token)).toEqual([]);
  });
});

describe('a login with a passkey', () => {
  it('is both steps, remembers its method and its last use', async () => {
    const member = await owner();
    await turnOn(rig, member.token);
    const { status, body, headers } = await logIn(member);
    expect(status).toBe(200);
    expect(body.user.email).toBe(member.email);
    expect(headers['set-cookie']).toContain('HttpOnly');
    const { data } = (await rig.get('/user/sessions', body.token)).body;
    const current = data.find((session: { current: boolean }) => session.current);
    expect(current).toMatchObject({ method: 'passkey', second_step: true });
    const [stored] = await passkeysOf(body.token);
    expect(stored.last_used_at).toMatch(/^2026-/);
  });

  it('opens the admin pages to an admin who must have a second step', async () => {
    const member = await owner({ role: 'admin', user_plan: null, email_verified_at: new Date(0) });
    await rig.put('/user/second-step', { on: true }, member.token);
    const { token } = (await logIn(member)).body;
    expect((await rig.get('/admin/users?q=a', token)).status).toBe(200);
  });

  it.each<[string, Wrong]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['of another port', { origin: 'http://localhost:4000' }],
    ['for another host', { rpId: 'evil.example' }],
    ['for another question', { challenge: 'bm90LXRoaXMtb25l' }],
    ['of a registration', { type: 'webauthn.create' }],
    ['without a touch', { isPresent: false }],
    ['without verification', { isVerified: false }],
    ['with a forged signature', { isForged: true }],
    ['with another member’s handle', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
  ])('%s is refused and counts as a failed login', async (_what, wrong) => {
    const member = await owner();
    const refused = await logIn(member, wrong);
    expect(faultOf(refused)).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
    expect(refused.headers['set-cookie']).toBeUndefined();
    const { body } = await rig.get('/user/security-log', member.token);
    expect(body.data[0].event).toBe('login_failed');
    expect((await logIn(member)).status).toBe(200);
  });

  it('with a passkey that was removed says so, for the browser to forget it', async () => {
    const member = await owner();
    const { message } = (await rig.delete(`/user/passkeys/${member.passkey.id}`, member.token))
      .body;
    expect(message).toBe('The passkey was removed.');
    expect(faultOf(await logIn(member))).toEqual({ status: 401, code: 'PASSKEY_UNKNOWN' });
    expect(await subjectsOf(member)).toContain('A passkey was removed from your Crewpad account');
  });

  it('needs the state of a login, once, also of two at once on two nodes, and in time', async () => {
    const member = await owner();
    const send = async (app: TestApp, { state, options }: { state: string; options: object }) =>
      app.post('/login/passkey', { state, credential: member.authenticator.get({ ...options }) });
    const asked = await askLogin();
    const both = await Promise.all([send(rig, asked), send(peer, asked)]);
    expect(statuses(both)).toEqual([200, 400]);
    expect(faultOf(await send(rig, await askConfirm(member.token)))).toEqual(dead);
    expect(faultOf(await send(rig, { ...(await askLogin()), state: 'e30.forged' }))).toEqual(dead);
    const late = await askLogin();
    rig.clock.advance(5 * 60);
    expect(faultOf(await send(rig, late))).toEqual(dead);
  });

  it('passes with counters of zero, as synchronized passkeys have', async () => {
    const member = await owner({}, new Authenticator({ isSynced: true }));
    expect((await logIn(member)).status).toBe(200);
    expect((await logIn(member)).status).toBe(200);
    expect(await passkeysOf(member.token)).toMatchObject([{ single_device: false }]);
  });

  it.each([
    ['stands still', 0],
    ['falls', -3],
  ])('with a counter that %s is refused, and its member is told once a day', async (_how, by) => {
    const member = await owner({}, new Authenticator({ counter: 5 }));
    expect((await logIn(member)).status).toBe(200);
    for (let times = 0; times < 2; times += 1) {
      // Each use adds one.
      member.authenticator.counter += by - 1;
      expect(faultOf(await logIn(member))).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
      member.authenticator.counter -= by;
    }
    const told = 'Check the passkeys of your Crewpad account';
    expect((await subjectsOf(member)).filter((subject) => subject === told)).toHaveLength(1);
    const { body } = await rig.get('/user/security-log', member.token);
    expect(body.data.map(({ event }: { event: string }) => event)).toContain(
      'passkey_counter_fell',
    );
    member.authenticator.counter += 1;
    expect((await logIn(member)).status).toBe(200);
  });

  it('is not possible to a closed account', async () => {
    const member = await owner();
    await rig.database.db
      .updateTable('members')
      .set({ status: 'CLOSED' })
      .where('id', '=', member.id)
      .execute();
    expect(faultOf(await logIn(member)).code).toBe('PASSKEY_UNKNOWN');
  });
});

describe('a passkey as the second step', () => {
  it('is offered first, asked for by its member’s keys, and finishes the login', async () => {
    const member = await owner();
    await turnOn(rig, member.token);
    const { challenge, methods, state, options } = await askSecondStep(member);
    expect(methods).toEqual(['passkey', 'code', 'recovery_code']);
    expect(options.allowCredentials).toMatchObject([
      { id: member.authenticator.id.toString('base64url') },
    ]);
    const credential = member.authenticator.get(options);
    const { status, body } = await rig.post('/login/second-step', { challenge, state, credential });
    expect(status).toBe(200);
    const { data } = (await rig.get('/user/sessions', body.token)).body;
    expect(data[0]).toMatchObject({ method: 'password', second_step: true });
  });

  it('of another member, or for another login, is refused', async () => {
    const [member, stranger] = [await owner(), await owner()];
    for (const { token } of [member, stranger]) await turnOn(rig, token);
    const mine = await askSecondStep(member);
    const theirs = stranger.authenticator.get(mine.options);
    const { challenge } = mine;
    const foreign = await rig.post('/login/second-step', {
      ...{ challenge, state: mine.state, credential: theirs },
    });
    expect([foreign.status, foreign.body.errors]).toEqual([401, { credential: ['wrong_passkey'] }]);
    const other = await askSecondStep(member);
    const credential = member.authenticator.get(other.options);
    const mixed = await rig.post('/login/second-step', {
      ...{ challenge, state: other.state, credential },
    });
    expect(faultOf(mixed)).toEqual(dead);
    const both = { challenge, state: other.state, credential, code: '123456' };
    expect((await rig.post('/login/second-step', both)).status).toBe(422);
    expect((await rig.post('/login/second-step', { challenge, credential })).status).toBe(422);
  });

  it('is asked for with a live challenge only', async () => {
    const ask = (challenge: string) => rig.post('/login/second-step/options', { challenge });
    expect(faultOf(await ask('e30.forged'))).toEqual(dead);
    const member = await owner();
    await turnOn(rig, member.token);
    const { challenge } = await askSecondStep(member);
    await rig.database.db
      .updateTable('members')
      .set({ password_changed_at: rig.clock.now() })
      .where('id', '=', member.id)
      .execute();
    expect(faultOf(await ask(challenge))).toEqual(dead);
  });

  it('can be the only method, and stays while the second step is on', async () => {
    const member = await owner();
    const on = await rig.put('/user/second-step', { on: true }, member.token);
    expect(on.body.recovery_codes).toHaveLength(10);
    const last = await rig.delete(`/user/passkeys/${member.passkey.id}`, member.token);
    expect(faultOf(last)).toEqual({ status: 409, code: 'LAST_METHOD' });
    expect(await passkeysOf(member.token)).toHaveLength(1);
    const { passkey } = await addTestPasskey(rig, member.token);
    const removals = await Promise.all(
      [member.passkey.id, passkey.id].map((id, at) =>
        (at === 0 ? rig : peer).delete(`/user/passkeys/${id}`, member.token),
      ),
    );
    expect(statuses(removals)).toEqual([200, 409]);
    const off = await rig.put('/user/second-step', { on: false }, member.token);
    expect(off.status).toBe(200);
    const [left] = await passkeysOf(member.token);
    expect((await rig.delete(`/user/passkeys/${left.id}`, member.token)).status).toBe(200);
    const none = await rig.put('/user/second-step', { on: true }, member.token);
    expect(faultOf(none)).toEqual({ status: 409, code: 'NO_METHOD' });
  });

  it('of an admin cannot be removed as the last one', async () => {
    const member = await owner({ role: 'admin', user_plan: null });
    await rig.put('/user/second-step', { on: true }, member.token);
    const last = await rig.delete(`/user/passkeys/${member.passkey.id}`, member.token);
    expect(faultOf(last)).toEqual({ status: 409, code: 'LAST_METHOD' });
  });
});

describe('a confirmation by a passkey', () => {
  it('is offered and opens what needs it', async () => {
    const member = await owner();
    rig.clock.advance(11 * 60);
    const refused = await rig.put('/user/second-step', { on: true }, member.token);
    expect(refused.body.data.methods).toEqual(['passkey', 'password']);
    const { state, options } = await askConfirm(member.token);
    const credential = member.authenticator.get(options);
    const { status, body } = await rig.post('/user/confirm', { state, credential }, member.token);
    expect(status).toBe(200);
    expect(Date.parse(body.confirmed_until)).toBeGreaterThan(rig.clock.now().getTime());
    expect((await rig.put('/user/second-step', { on: true }, member.token)).status).toBe(200);
  });

  it('names the code only for members with an app', async () => {
    const member = await owner();
    await rig.put('/user/second-step', { on: true }, member.token);
    const methods = async () => {
      rig.clock.advance(11 * 60);
      return (await rig.delete('/user/sessions', member.token)).body.data.methods;
    };
    expect(await methods()).toEqual(['passkey']);
    const { state, options } = await askConfirm(member.token);
    const credential = member.authenticator.get(options);
    await rig.post('/user/confirm', { state, credential }, member.token);
    await turnOn(rig, member.token);
    expect(await methods()).toEqual(['passkey', 'code']);
  });

  it('that is wrong leaves the session open, and confirms nothing', async () => {
    const [member, stranger] = [await owner(), await owner()];
    rig.clock.advance(11 * 60);
    const send = async (by: Owner, wrong?: Wrong) => {
      const { state, options } = await askConfirm(member.token);
      const credential = by.authenticator.get(options, wrong);
      const { status, body } = await rig.post('/user/confirm', { state, credential }, member.token);
      return [status, body.errors];
    };
    const refused = [422, { credential: ['wrong_passkey'] }];
    expect(await send(member, { isForged: true })).toEqual(refused);
    expect(await send(stranger)).toEqual(refused);
    const { state, options } = await askConfirm(stranger.token);
    const credential = member.authenticator.get(options);
    const foreign = await rig.post('/user/confirm', { state, credential }, member.token);
    expect(faultOf(foreign)).toEqual(dead);
    expect((await rig.get('/user', member.token)).status).toBe(200);
    const still = await rig.delete('/user/sessions', member.token);
    expect(faultOf(still).code).toBe('CONFIRMATION_REQUIRED');
  });
});

describe('the passkeys of a member', () => {
  it('get other names, without direction overrides', async () => {
    const { token, passkey } = await owner();
    const rename = (name: string) => rig.put(`/user/passkeys/${passkey.id}`, { name }, token);
    expect((await rename('My \u202ephone')).body.data.name).toBe('My phone');
    for (const name of ['', '  ', 'x'.repeat(61), '\u202e']) {
      expect((await rename(name)).status).toBe(422);
    }
    expect((await passkeysOf(token))[0].name).toBe('My phone');
  });

  it('cannot be renamed or removed by others', async () => {
    const { token, passkey } = await owner();
    const stranger = await rig.tokenOf((await rig.member()).id);
    expect((await rig.put(`/user/passkeys/${passkey.id}`, { name: 'Mine' }, stranger)).status).toBe(
      404,
    );
    expect((await rig.delete(`/user/passkeys/${passkey.id}`, stranger)).status).toBe(404);
    expect(await passkeysOf(token)).toHaveLength(1);
  });

  it('stay when the second step is turned off, and when the operator removes it', async () => {
    const member = await owner();
    await turnOn(rig, member.token);
    await rig.put('/user/second-step', { on: false }, member.token);
    expect(await passkeysOf(member.token)).toHaveLength(1);
    await turnOn(rig, member.token);
    await transaction(rig.database.db, async (trx) => {
      await lockMember(trx, member.id);
      await resetSecondStepOf(trx, member.id, rig.clock.now());
    });
    expect((await logIn(member)).status).toBe(200);
  });
});

describe('a site without passkeys', () => {
  it.each(['http://pads.example', 'https://192.0.2.7'])('at %s answers 404', async (publicUrl) => {
    const site = await rig.peer({ publicUrl });
    const token = await rig.tokenOf((await rig.member()).id);
    const calls = await Promise.all([
      site.post('/login/passkey/options'),
      site.post('/login/passkey', {}),
      site.post('/login/second-step/options', {}),
      site.post('/user/confirm/options', {}, token),
      site.post('/user/passkeys/options', {}, token),
      site.post('/user/passkeys', {}, token),
      site.put('/user/passkeys/1', {}, token),
      site.delete('/user/passkeys/1', token),
    ]);
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([404]));
    expect((await site.get('/config')).body.passkeys).toBe(false);
    await site.close();
  });

  it('at another host offers no passkey that was made for this one', async () => {
    const member = await owner();
    await turnOn(rig, member.token);
    const site = await rig.peer({ publicUrl: 'https://moved.example' });
    const first = { email: member.email, password: TEST_PASSWORD };
    expect((await site.post('/login', first)).body.methods).toEqual(['code', 'recovery_code']);
    expect((await rig.get('/config')).body.passkeys).toBe(true);
    await site.close();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/database/transaction.ts';
import {
  mailsTo,
  storedDataOf,
  TEST_PASSWORD,
  TestApp,
  useTestApp,
} from '../../../testing/test-app.ts';
import { addHost, type Host, inviteTo } from '../../rentals/testing.ts';
import { createLinkToken } from '../email-address/links.ts';

describe('a forgotten password', () => {
  const rig = useTestApp({ PASSWORD_BLOCKLIST: 'on' });

  const NEW = 'another password';
  const resetLink = ({ id, email }: { id: number; email: string }) =>
    transaction(rig.database.db, (trx) =>
      createLinkToken(trx, { memberId: id, kind: 'reset', email, now: rig.clock.now() }),
    );
  const reset = (token: string, password = NEW, confirm_password = password) =>
    rig.post('/password-reset', { token, password, confirm_password });
  const login = (email: string, password: string) => rig.post('/login', { email, password });
  const orders = () =>
    rig.database.db.selectFrom('outbox').select('payload').orderBy('id', 'desc').execute();

  describe('requesting a password link', () => {
    it.each(['/password-recovery', '/password/email'])(
      'POST %s gives known and unknown addresses the same answer and the same row',
      async (path) => {
        const { email } = await rig.member();
        const before = (await orders()).length;
        const answer = await rig.post(path, { email });
        const unknown = await rig.post(path, { email: 'nobody@crewpad.test' });
        expect(answer.status).toBe(200);
        expect([unknown.status, unknown.body]).toEqual([answer.status, answer.body]);
        const [second, first] = await orders();
        expect((await orders()).length).toBe(before + 2);
        expect(first?.payload).toEqual({ mail: 'reset_password', email });
        expect(second?.payload).toEqual({ mail: 'reset_password', email: 'nobody@crewpad.test' });
      },
    );

    it('refuses an invalid address', async () => {
      const { status, body } = await rig.post('/password-recovery', { email: 'nobody' });
      expect([status, body.errors]).toEqual([
        422,
        { email: ['please_check_spelling_and_try_again'] },
      ]);
    });
  });

  describe('POST /verify-token-email', () => {
    it('checks a token without consuming it', async () => {
      const token = await resetLink(await rig.member());
      const check = () => rig.post('/verify-token-email', { token });
      expect([(await check()).status, (await check()).status]).toEqual([200, 200]);
      expect((await rig.post('/verify-token-email', { token: 'unknown' })).status).toBe(400);
      expect((await reset(token)).status).toBe(200);
      expect((await check()).status).toBe(400);
    });
  });

  describe('POST /password-reset', () => {
    it('sets the password, ends all sessions, verifies the address and notifies by email', async () => {
      const member = await rig.member();
      const session = await rig.tokenOf(member.id);
      const other = await rig.member();
      const untouched = await rig.tokenOf(other.id);
      expect((await reset(await resetLink(member))).status).toBe(200);
      expect((await rig.get('/user', session)).status).toBe(401);
      expect((await rig.get('/user', untouched)).status).toBe(200);
      expect((await login(member.email, TEST_PASSWORD)).status).toBe(401);
      const { body } = await login(member.email, NEW);
      expect(body.user).toMatchObject({ id: member.id, email_verified: true });
      // With the email that welcomes a verified member, in any order.
      const subjects = (await mailsTo(rig, member.email)).map(({ subject }) => subject);
      expect(subjects).toContainEqual(expect.stringContaining('password was changed'));
    });

    it('accepts a token once, also with two concurrent calls', async () => {
      const member = await rig.member();
      const token = await resetLink(member);
      const answers = await Promise.all([reset(token), reset(token)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      const mails = await mailsTo(rig, member.email);
      expect(mails.filter(({ subject }) => subject.includes('was changed'))).toHaveLength(1);
    });

    it('returns one error for unknown, expired, replaced, wrong-type and closed-account tokens', async () => {
      const { status, body } = await reset('unknown');
      expect([status, body.error_code]).toEqual([400, 'TOKEN_EXPIRED']);
      const member = await rig.member();
      const killed = await resetLink(member);
      const old = await resetLink(member);
      rig.clock.advance(61 * 60);
      const closed = await rig.member();
      const ofClosed = await resetLink(closed);
      await rig.database.db
        .updateTable('members')
        .set({ status: 'CLOSED' })
        .where('id', '=', closed.id)
        .execute();
      const ofLogin = await transaction(rig.database.db, (trx) =>
        createLinkToken(trx, {
          memberId: member.id,
          kind: 'login',
          email: member.email,
          now: rig.clock.now(),
        }),
      );
      for (const token of [killed, old, ofClosed, ofLogin]) {
        expect(await reset(token)).toMatchObject({ status: 400, body });
      }
      expect((await login(member.email, TEST_PASSWORD)).status).toBe(200);
      for (const { email } of [member, closed]) expect(await mailsTo(rig, email)).toEqual([]);
    });

    it('returns invalid fields by their documented keys', async () => {
      const token = await resetLink(await rig.member());
      const errorsOf = async (password: string, again?: string) =>
        (await reset(token, password, again)).body.errors;
      expect(await errorsOf('12345')).toEqual({ password: ['password_is_minimum_6_characters'] });
      expect(await errorsOf(NEW, 'something else')).toEqual({
        confirm_password: ['password_and_email_do_not_match'],
      });
      for (const again of ['Password1', 'something else']) {
        expect(await errorsOf('Password1', again)).toEqual({
          password: ['password_is_too_common'],
        });
      }
      expect((await reset(token)).status).toBe(200);
    });
  });
});

describe('POST /user/update-password', () => {
  const rig = useTestApp({ RATE_LIMITS: 'on', PASSWORD_BLOCKLIST: 'on' });

  const NEW = 'another password';
  const change = (token: string, body: object = {}) =>
    rig.post(
      '/user/update-password',
      { current_password: TEST_PASSWORD, password: NEW, confirm_password: NEW, ...body },
      token,
    );

  it('returns the invalid fields, and changes nothing', async () => {
    const { id } = await rig.member();
    const token = await rig.tokenOf(id);
    const before = await storedDataOf(rig, id);
    const errorsOf = async (body: object) => (await change(token, body)).body.errors;
    expect(await errorsOf({ current_password: 'a wrong password' })).toEqual({
      current_password: ['current_password_is_incorrect'],
    });
    expect(await errorsOf({ current_password: '' })).toEqual({
      current_password: ['current_password_is_required'],
    });
    expect(await errorsOf({ password: '12345', confirm_password: '12345' })).toEqual({
      password: ['password_is_minimum_6_characters'],
    });
    expect(await errorsOf({ confirm_password: 'something else' })).toEqual({
      confirm_password: ['passwords_do_not_match'],
    });
    expect(await errorsOf({ password: 'Password1', confirm_password: 'Password1' })).toEqual({
      password: ['password_is_too_common'],
    });
    const { email } = await rig.database.db
      .selectFrom('members')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await errorsOf({ password: email, confirm_password: 'something else' })).toEqual({
      password: ['password_is_too_common'],
    });
    expect(await storedDataOf(rig, id)).toEqual(before);
  });

  it('compares passwords however a keyboard writes their accents', async () => {
    const [composed, typed] = ['contraseña-é1'.normalize('NFC'), 'contraseña-é1'.normalize('NFD')];
    const { id, email } = await rig.member();
    const token = await rig.tokenOf(id);
    const first = await change(token, { password: typed, confirm_password: composed });
    expect(first.status).toBe(200);
    expect((await rig.post('/login', { email, password: composed })).status).toBe(200);
    expect((await change(token, { current_password: composed })).status).toBe(200);
  });

  it('returns the error message in the language of the caller', async () => {
    const { id } = await rig.member();
    const token = await rig.tokenOf(id);
    expect((await change(token, { current_password: 'wrong' })).body.message).toBe(
      "That's not your current password.",
    );
    const { body } = await rig.call('POST', '/user/update-password', {
      token,
      body: { current_password: 'wrong', password: NEW, confirm_password: NEW },
      headers: { 'x-locale': 'es' },
    });
    expect(body.message).toBe('Esta no es tu contraseña actual.');
  });

  it('works for an inactive account, and leaves it inactive', async () => {
    const { id, email } = await rig.member({ status: 'INACTIVE' });
    expect((await change(await rig.tokenOf(id))).status).toBe(200);
    const { status, body } = await rig.post('/login', { email, password: NEW });
    expect([status, body.user.status]).toEqual([200, 'INACTIVE']);
  });

  it('refuses members without a password, who request a link instead', async () => {
    const { id } = await rig.member({ password_hash: null });
    expect((await change(await rig.tokenOf(id))).status).toBe(422);
  });

  it('ends the other sessions, keeps this one, and sends an email', async () => {
    const { id, email } = await rig.member();
    const [mine, other] = [await rig.tokenOf(id), await rig.tokenOf(id, true)];
    expect((await change(mine)).status).toBe(200);
    expect((await rig.get('/user', mine)).status).toBe(200);
    expect((await rig.get('/user', other)).status).toBe(401);
    expect((await rig.post('/login', { email, password: NEW })).status).toBe(200);
    expect((await rig.post('/login', { email, password: TEST_PASSWORD })).status).toBe(401);
    expect((await mailsTo(rig, email))[0]?.subject).toContain('password was changed');
  });

  it('applies one of two concurrent changes', async () => {
    const { id } = await rig.member();
    const token = await rig.tokenOf(id);
    const second = 'a second password';
    const answers = await Promise.all([
      change(token),
      change(token, { password: second, confirm_password: second }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('is refused after ten wrong passwords', async () => {
    const { id } = await rig.member();
    const token = await rig.tokenOf(id);
    for (let n = 0; n < 10; n += 1) await change(token, { current_password: 'wrong' });
    expect((await change(token)).status).toBe(429);
  });
});

describe('a common password', () => {
  let rig: TestApp;
  let host: Host;
  /** Free beds of the host. */
  let beds: number[];

  let serial = 0;
  const details = (email = `chosen-${++serial}@crewpad.test`) => ({
    ...{ first_name: 'Ana', last_name: 'Lopez', display_name: 'Ana L', gender: 'female' },
    ...{ birthdate_month: 5, birthdate_day: 17, birthdate_year: 1990, hear_about_us: 'friend' },
    ...{ phone_number: '(202) 555-0123', country_code: 'US', airlines: 'Some Air' },
    ...{ email, confirm_email: email },
  });
  const login = async (email: string, password: string) =>
    (await rig.post('/login', { email, password })).status === 200;

  interface Chosen {
    password: string;
    confirm_password: string;
    check_common?: boolean;
  }

  /** Every call that sets a password. Returns its answer, and the email whose password it sets. */
  const CALLS: Record<string, (chosen: Chosen) => Promise<{ email: string; answer: Answer }>> = {
    'a sign-up': async (chosen) => {
      const form = { ...details(), user_plan: 'seeker', ...chosen };
      return { email: form.email, answer: await rig.post('/accounts', form) };
    },
    'the sign-up of an invited person': async (chosen) => {
      const bed_id = beds.pop();
      const { email, mailedToken } = await inviteTo(rig, host, { bed_id });
      const form = { ...details(email), verification_code: mailedToken, ...chosen };
      return { email, answer: await rig.post('/rental/register', form) };
    },
    'a reset': async (chosen) => {
      const { id, email } = await rig.member();
      const token = await transaction(rig.database.db, (trx) =>
        createLinkToken(trx, { memberId: id, kind: 'reset', email, now: rig.clock.now() }),
      );
      return { email, answer: await rig.post('/password-reset', { token, ...chosen }) };
    },
    'a change in the settings': async (chosen) => {
      const { id, email } = await rig.member();
      const form = { current_password: TEST_PASSWORD, ...chosen };
      const answer = await rig.post('/user/update-password', form, await rig.tokenOf(id));
      return { email, answer };
    },
  };
  type Answer = Awaited<ReturnType<TestApp['post']>>;

  const COMMON = 'Sunshine';

  describe.each([
    // setting, whether a common password is refused, and where the form asks for it
    ['refuse', true, true],
    ['on', true, true],
    ['warn', false, true],
    ['off', false, false],
  ] as const)('with PASSWORD_BLOCKLIST=%s', (setting, isRefused, isRefusedIfAsked) => {
    beforeAll(async () => {
      rig = await TestApp.open({ PASSWORD_BLOCKLIST: setting });
      host = await addHost(rig);
      beds = [...host.listing.bedIds];
    });
    afterAll(() => rig.close());

    it.each(Object.keys(CALLS))('%s takes a common password as the setting says', async (name) => {
      for (const [asks, refused] of [
        [{}, isRefused],
        [{ check_common: true }, isRefusedIfAsked],
      ] as const) {
        const chosen = { password: COMMON, confirm_password: COMMON, ...asks };
        const { email, answer } = (await CALLS[name]?.(chosen)) ?? expect.fail();
        if (refused) {
          expect(answer).toMatchObject({
            status: 422,
            body: { errors: { password: ['password_is_too_common'] } },
          });
        } else expect(answer.status).toBeLessThan(300);
        expect(await login(email, COMMON)).toBe(!refused);
      }
    });

    it.each(Object.keys(CALLS))('%s takes any other password', async (name) => {
      const password = 'dawn-patrol-7';
      const chosen = { password, confirm_password: password, check_common: true };
      const { email, answer } = (await CALLS[name]?.(chosen)) ?? expect.fail();
      expect(answer.status).toBeLessThan(300);
      expect(await login(email, password)).toBe(true);
    });
  });
});

import { describe, expect, test } from 'vitest';
import { transaction } from '../../../platform/database/transaction.ts';
import { mailsTo, TEST_PASSWORD, useTestApp } from '../../../testing/test-app.ts';
import { createLinkToken } from '../email-address/links.ts';

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
  test.each(['/password-recovery', '/password/email'])(
    'POST %s gives known and unknown addresses the same answer and the same row',
    async (path) => {
      const { email } = await rig.member();
      const before = (await orders()).length;
      const known = await rig.post(path, { email });
      const unknown = await rig.post(path, { email: 'nobody@crewpad.test' });
      expect(known.status).toBe(200);
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
      const [second, first] = await orders();
      expect((await orders()).length).toBe(before + 2);
      expect(first?.payload).toEqual({ mail: 'reset_password', email });
      expect(second?.payload).toEqual({ mail: 'reset_password', email: 'nobody@crewpad.test' });
    },
  );

  test('refuses an invalid address', async () => {
    const { status, body } = await rig.post('/password-recovery', { email: 'nobody' });
    expect([status, body.errors]).toEqual([
      422,
      { email: ['please_check_spelling_and_try_again'] },
    ]);
  });
});

describe('POST /verify-token-email', () => {
  test('checks a token without consuming it', async () => {
    const token = await resetLink(await rig.member());
    const check = () => rig.post('/verify-token-email', { token });
    expect([(await check()).status, (await check()).status]).toEqual([200, 200]);
    expect((await rig.post('/verify-token-email', { token: 'unknown' })).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
    expect((await check()).status).toBe(400);
  });
});

describe('POST /password-reset', () => {
  test('sets the password, ends all sessions, verifies the address and notifies by email', async () => {
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

  test('accepts a token once, also with two concurrent calls', async () => {
    const member = await rig.member();
    const token = await resetLink(member);
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const mails = await mailsTo(rig, member.email);
    expect(mails.filter(({ subject }) => subject.includes('was changed'))).toHaveLength(1);
  });

  test('returns one error for unknown, expired, replaced, wrong-type and closed-account tokens', async () => {
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

  test('returns invalid fields by their documented keys', async () => {
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

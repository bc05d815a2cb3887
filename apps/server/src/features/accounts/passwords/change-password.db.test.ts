import { describe, expect, test } from 'vitest';
import { mailsTo, storedDataOf, TEST_PASSWORD, useTestApp } from '../../../testing/test-app.ts';

const rig = useTestApp({ RATE_LIMITS: 'on', PASSWORD_BLOCKLIST: 'on' });

const NEW = 'another password';
const change = (token: string, body: object = {}) =>
  rig.post(
    '/user/update-password',
    { current_password: TEST_PASSWORD, password: NEW, confirm_password: NEW, ...body },
    token,
  );

describe('POST /user/update-password', () => {
  test('returns the invalid fields, and changes nothing', async () => {
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

  test('compares passwords however a keyboard writes their accents', async () => {
    const [composed, typed] = ['contraseña-é1'.normalize('NFC'), 'contraseña-é1'.normalize('NFD')];
    const { id, email } = await rig.member();
    const token = await rig.tokenOf(id);
    const first = await change(token, { password: typed, confirm_password: composed });
    expect(first.status).toBe(200);
    expect((await rig.post('/login', { email, password: composed })).status).toBe(200);
    expect((await change(token, { current_password: composed })).status).toBe(200);
  });

  test('returns the error message in the language of the caller', async () => {
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

  test('works for an inactive account, and leaves it inactive', async () => {
    const { id, email } = await rig.member({ status: 'INACTIVE' });
    expect((await change(await rig.tokenOf(id))).status).toBe(200);
    const { status, body } = await rig.post('/login', { email, password: NEW });
    expect([status, body.user.status]).toEqual([200, 'INACTIVE']);
  });

  test('refuses members without a password, who request a link instead', async () => {
    const { id } = await rig.member({ password_hash: null });
    expect((await change(await rig.tokenOf(id))).status).toBe(422);
  });

  test('ends the other sessions, keeps this one, and sends an email', async () => {
    const { id, email } = await rig.member();
    const [mine, other] = [await rig.tokenOf(id), await rig.tokenOf(id, true)];
    expect((await change(mine)).status).toBe(200);
    expect((await rig.get('/user', mine)).status).toBe(200);
    expect((await rig.get('/user', other)).status).toBe(401);
    expect((await rig.post('/login', { email, password: NEW })).status).toBe(200);
    expect((await rig.post('/login', { email, password: TEST_PASSWORD })).status).toBe(401);
    expect((await mailsTo(rig, email))[0]?.subject).toContain('password was changed');
  });

  test('applies one of two concurrent changes', async () => {
    const { id } = await rig.member();
    const token = await rig.tokenOf(id);
    const second = 'a second password';
    const answers = await Promise.all([
      change(token),
      change(token, { password: second, confirm_password: second }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('is refused after ten wrong passwords', async () => {
    const { id } = await rig.member();
    const token = await rig.tokenOf(id);
    for (let n = 0; n < 10; n += 1) await change(token, { current_password: 'wrong' });
    expect((await change(token)).status).toBe(429);
  });
});

import { contract, type Operation } from '@crewpad/contract';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const rig = useTestApp();

const post = (path: string, body?: object | string, headers?: Record<string, string>) =>
  rig.call('POST', path, { body, ...(headers && { headers }) });
const json = { 'content-type': 'application/json' };

/** An object with this many keys. */
const keys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, at]));
/** Nested arrays of this depth. */
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('a small body with many keys or levels', () => {
  it.each([
    ['1,001 keys', JSON.stringify(keys(1001))],
    ['1,500 keys in small objects', JSON.stringify({ all: Array(500).fill(keys(3)) })],
    ['a depth of 21', `{"a":${deep(20)}}`],
    ['a depth of 30,000', deep(30_000)],
  ])('is refused with 400 for %s', async (_what, body) => {
    const { status, body: refused } = await post('/login', body, json);
    expect(status).toBe(400);
    expect(refused).toEqual({
      message: expect.stringContaining('too many'),
      error_code: 'UNREADABLE_REQUEST',
    });
  });

  it.each([
    ['1,000 keys', JSON.stringify(keys(1000))],
    ['a depth of 20', `{"a":${deep(19)}}`],
  ])('a small body with many keys or levels is read with %s', async (_what, body) => {
    expect((await post('/login', body, json)).status).toBe(422);
  });
});

describe('a body that is not JSON', () => {
  it.each(['text/plain', 'text/plain; charset=utf-8', 'application/x-www-form-urlencoded'])(
    'is refused with 415 when it is %s',
    async (type) => {
      const { status } = await post('/login', '{"email":"a@b.test"}', { 'content-type': type });
      expect(status).toBe(415);
    },
  );

  it.each(['/login', '/accounts', '/password-recovery', '/stripe/setup-customer'])(
    'is refused with 400 when POST %s comes without a body',
    async (path) => {
      const { id } = await rig.member();
      const token = path.startsWith('/stripe') ? await rig.tokenOf(id) : undefined;
      const { status, body } = await rig.call('POST', path, { token });
      expect([status, body.error_code]).toEqual([400, 'UNREADABLE_REQUEST']);
    },
  );

  it('may be missing where the operation declares none', async () => {
    const { id } = await rig.member();
    const token = await rig.tokenOf(id);
    expect((await rig.post('/user/refresh-token', undefined, token)).status).toBe(200);
    expect((await rig.post('/logout', undefined, token)).status).toBe(200);
  });

  it.each([
    ['POST', '/user/refresh-token'],
    ['DELETE', '/messages/999999999'],
  ])('may be empty where %s %s declares no body', async (method, path) => {
    const { id } = await rig.member();
    const token = await rig.tokenOf(id);
    expect((await rig.call(method, path, { token, body: '', headers: json })).status).not.toBe(400);
  });

  const optional = Object.values(contract)
    .flatMap((feature): Operation[] => Object.values(feature))
    .filter(({ bodyIsOptional }) => bodyIsOptional);
  it.each(optional.map(({ method, path }) => [method, path] as const))(
    'may be missing or empty in %s %s',
    async (method, path) => {
      const { id } = await rig.member();
      const token = await rig.tokenOf(id);
      const call = (options: object) =>
        rig.call(method, path.replace('{id}', '999999999'), { token, ...options });
      const withObject = await call({ body: {} });
      expect(withObject.status).not.toBe(400);
      expect((await call({})).status).toBe(withObject.status);
      expect((await call({ body: '', headers: json })).status).toBe(withObject.status);
    },
  );
});

it('is reported as missing, or of the wrong type', async () => {
  const { id } = await rig.member();
  const token = await rig.tokenOf(id);
  const errorsOf = async (body: object) =>
    (await rig.post('/rental/accept', body, token)).body.errors;
  expect(await errorsOf({})).toEqual({ token: ['is_required'] });
  expect(await errorsOf({ token: 7 })).toEqual({ token: ['has_the_wrong_type'] });
});

describe('a body with a card number', () => {
  it.each(['/login', '/accounts', '/email-exists'])('is refused by POST %s', async (path) => {
    for (const more of [{ number: '4242424242424242' }, { card: { number: '4' } }, { cvc: '1' }]) {
      const { status, body } = await post(path, { email: 'ana@crewpad.test', ...more });
      expect([status, body.errors]).toEqual([422, { card: ['card_data_is_not_accepted'] }]);
    }
  });
});

import { randomUUID } from 'node:crypto';
import { contract } from '@crewpad/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitor } from '../../platform/access/actor.ts';
import { TEST_PASSWORD, TestApp, useTestApp } from '../../testing/test-app.ts';
import { inProcess } from './context.ts';

const rig = useTestApp({ RATE_LIMITS: 'on', LIMITS: 'login.network_hour=1000' });

let from: string;
beforeEach(() => {
  from = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
});

async function post(path: string, payload: object, remoteAddress = from) {
  const url = `/api${path}`;
  const answer = await rig.app.fastify.inject({ method: 'POST', url, payload, remoteAddress });
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'] };
}
async function statuses(n: number, call: () => Promise<{ status: number }>): Promise<number[]> {
  const answers: number[] = [];
  for (let at = 0; at < n; at += 1) answers.push((await call()).status);
  return answers;
}

describe('the read limit', () => {
  it('counts a page once, and not its in-process calls', async () => {
    const strict = await TestApp.open({ RATE_LIMITS: 'on', LIMITS: 'read.visitor_minute=3' });
    const { operations, fastify } = strict.app;
    const rendering = inProcess(visitor, 'en', '198.51.100.7', new Set());
    for (const _ of [1, 2, 3, 4, 5])
      await operations.run(contract.content.getConfig, {}, rendering);
    const url = '/api/config';
    const read = async () =>
      (await fastify.inject({ url, remoteAddress: '198.51.100.7' })).statusCode;
    expect(await statuses(4, async () => ({ status: await read() }))).toEqual([200, 200, 200, 429]);
    await strict.close();
  });
});

describe('a network shared by many crew', () => {
  let strict: TestApp;
  beforeAll(async () => {
    const limits = 'login.network_hour=3,sign_up.network_hour=3,sign_up.address_day=1';
    strict = await TestApp.open({ RATE_LIMITS: 'on', LIMITS: limits });
  });
  afterAll(() => strict.close());

  const call = async (path: string, payload: object) => {
    const url = `/api${path}`;
    const options = { method: 'POST', url, payload, remoteAddress: from } as const;
    return { status: (await strict.app.fastify.inject(options)).statusCode };
  };
  const login = async (password: string) => {
    const { email } = await strict.member();
    return call('/login', { email, password });
  };
  const signUp = (email: string, changes = {}) =>
    call('/accounts', {
      user_plan: 'seeker',
      first_name: 'Ana',
      last_name: 'Lopez',
      display_name: 'Ana L',
      gender: 'female',
      birthdate_month: 5,
      birthdate_day: 17,
      birthdate_year: 1990,
      hear_about_us: 'friend',
      email,
      confirm_email: email,
      phone_number: '(202) 555-0123',
      country_code: 'US',
      password: TEST_PASSWORD,
      confirm_password: TEST_PASSWORD,
      ...changes,
    });
  const fresh = () => `new-${randomUUID()}@crewpad.test`;

  it('can log in without limit; only wrong passwords count', async () => {
    expect(await statuses(5, () => login(TEST_PASSWORD))).toEqual(Array(5).fill(200));
    expect(await statuses(5, () => call('/login', { email: 'x' }))).toEqual(Array(5).fill(422));
    expect(await statuses(4, () => login('wrong'))).toEqual([401, 401, 401, 429]);
    expect((await login(TEST_PASSWORD)).status).toBe(429);
  });

  it('can correct its sign-up forms; only accounts and taken emails count', async () => {
    const email = fresh();
    const typo = () => signUp(email, { confirm_email: 'other@crewpad.test' });
    expect(await statuses(5, typo)).toEqual(Array(5).fill(422));
    const unknownPhone = () => signUp(email, { phone_number: '555' });
    expect(await statuses(5, unknownPhone)).toEqual(Array(5).fill(422));
    expect((await signUp(email)).status).toBe(201);
    expect(await statuses(2, () => signUp(email))).toEqual([409, 409]);
    expect((await signUp(fresh())).status).toBe(429);
  });
});

describe('call limits', () => {
  it('refuse invalid links after twenty, for that network only', async () => {
    const call = () => post('/verify-token-email', { token: randomUUID() });
    expect(new Set(await statuses(20, call))).toEqual(new Set([400]));
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    const elsewhere = await post('/verify-token-email', { token: 'x' }, '203.0.113.9');
    expect(elsewhere.status).toBe(400);
  });

  it('do not count schema errors as invalid links', async () => {
    const call = () => post('/verify-token-email', { token: '' });
    expect(new Set(await statuses(25, call))).toEqual(new Set([422]));
  });

  it('block an account and network after ten wrong passwords, even for the right password', async () => {
    const { email } = await rig.member();
    const wrong = () => post('/login', { email, password: 'not this one' });
    expect(new Set(await statuses(10, wrong))).toEqual(new Set([401]));
    const right = { email, password: TEST_PASSWORD };
    expect((await post('/login', right)).status).toBe(429);
    expect((await post('/login', right, '203.0.113.10')).status).toBe(200);
  });

  it('are the same for known and unknown email addresses', async () => {
    const { email } = await rig.member();
    for (const item of [email, `unknown-${randomUUID()}@crewpad.test`]) {
      expect(await statuses(4, () => post('/password-recovery', { email: item }))).toEqual([
        200, 200, 200, 429,
      ]);
      expect((await post('/email/resend', { email: item })).status).toBe(429);
    }
  });

  it('allow three checks of an email per hour', async () => {
    const email = `new-${randomUUID()}@crewpad.test`;
    const call = () => post('/email-exists', { email });
    expect(await statuses(4, call)).toEqual([200, 200, 200, 429]);
  });
});

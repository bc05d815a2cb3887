import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccountsRig, TEST_PASSWORD } from '../features/accounts/testing.ts';

let rig: AccountsRig;
beforeAll(async () => {
  rig = await AccountsRig.open({ RATE_LIMITS: 'on', LIMITS: 'login.network_hour=1000' });
});
afterAll(() => rig.close());

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
  const found: number[] = [];
  for (let at = 0; at < n; at += 1) found.push((await call()).status);
  return found;
}

describe('limits of the calls', () => {
  it('bad links are refused after twenty, from that network alone', async () => {
    const call = () => post('/verify-token-email', { token: randomUUID() });
    expect(new Set(await statuses(20, call))).toEqual(new Set([400]));
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    const elsewhere = await post('/verify-token-email', { token: 'x' }, '203.0.113.9');
    expect(elsewhere.status).toBe(400);
  });

  it('what does not fit the schema is no bad link', async () => {
    const call = () => post('/verify-token-email', { token: '' });
    expect(new Set(await statuses(25, call))).toEqual(new Set([422]));
  });

  it('ten wrong passwords close the door for that account and network, even to the right one', async () => {
    const { email } = await rig.member();
    const wrong = () => post('/login', { email, password: 'not this one' });
    expect(new Set(await statuses(10, wrong))).toEqual(new Set([401]));
    const right = { email, password: TEST_PASSWORD };
    expect((await post('/login', right)).status).toBe(429);
    expect((await post('/login', right, '203.0.113.10')).status).toBe(200);
  });

  it('known and unknown addresses meet the same limits', async () => {
    const { email } = await rig.member();
    for (const one of [email, `unknown-${randomUUID()}@crewpad.test`]) {
      expect(await statuses(4, () => post('/password-recovery', { email: one }))).toEqual([
        200, 200, 200, 429,
      ]);
      expect((await post('/email/resend', { email: one })).status).toBe(429);
    }
  });

  it('an e-mail is asked about three times an hour', async () => {
    const email = `new-${randomUUID()}@crewpad.test`;
    const call = () => post('/email-exists', { email });
    expect(await statuses(4, call)).toEqual([200, 200, 200, 429]);
  });
});

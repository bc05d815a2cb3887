import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openPostgres } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { createLog } from '../../../platform/log.ts';
import { testServices } from '../../../testing/services.ts';
import { TEST_PASSWORD, TestApp } from '../../../testing/test-app.ts';
import { createLinkToken } from '../email-address/links.ts';

let rig: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  rig = await TestApp.open({}, { log: createLog('debug', { write: (line) => lines.push(line) }) });
});
afterAll(() => rig.close());

it('neither logs nor tables contain a password or a token', async () => {
  const { id, email } = await rig.member();
  const wrong = 'a password that is wrong';
  const chosen = 'a password newly chosen';
  const now = rig.clock.now();
  const link = await transaction(rig.database.db, (trx) =>
    createLinkToken(trx, { memberId: id, kind: 'reset', email, now }),
  );
  await rig.post('/login', { email, password: wrong });
  const { token } = (await rig.post('/login', { email, password: TEST_PASSWORD })).body;
  const { token: newer } = (await rig.post('/user/refresh-token', undefined, token)).body;
  await rig.get('/checking-account', newer);
  await rig.post('/verify-token-email', { token: link });
  await rig.post('/password-reset', { token: link, password: chosen, confirm_password: 'other' });
  await rig.post('/password-reset', { token: link, password: chosen, confirm_password: chosen });
  await rig.post('/login-with-token', { token: link });
  const again = (await rig.post('/login', { email, password: chosen })).body.token;
  const last = 'a password chosen last';
  const change = { current_password: chosen, password: last, confirm_password: last };
  await rig.post('/user/update-password', { ...change, current_password: wrong }, again);
  await rig.post('/user/update-password', change, again);
  const next = { email: 'next@crewpad.test', current_password: last };
  expect((await rig.post('/user/update-email', next, again)).status).toBe(200);
  await rig.get(`/user?token=${newer}`, newer);

  const tables = ['members', 'sessions', 'member_tokens', 'outbox', 'audit_log'] as const;
  const stored: string[] = [];
  for (const table of tables) {
    const rows = await rig.database.db.selectFrom(table).selectAll().execute();
    stored.push(JSON.stringify(rows));
  }
  expect(lines.length).toBeGreaterThan(5);
  for (const secret of [TEST_PASSWORD, wrong, chosen, last, token, newer, again, link]) {
    expect(lines.join('')).not.toContain(secret);
    expect(stored.join('')).not.toContain(secret);
  }
  expect(lines.join('')).not.toContain('argon2');
});

describe('GET /user/{id}', () => {
  const look = async (id: number, viewer: number) =>
    rig.get(`/user/${id}`, await rig.tokenOf(viewer));

  it('returns only name, photo, about and joined to other members', async () => {
    const [you, me] = [
      await rig.member({ about: 'Dispatcher.', created_at: '2024-01-02T03:04:05Z' }),
      await rig.member(),
    ];
    const expected = {
      user: {
        id: you.id,
        display_name: expect.any(String),
        photo: null,
        about: 'Dispatcher.',
        joined: '2024-01-02T03:04:05.000Z',
      },
    };
    expect((await look(you.id, me.id)).body).toEqual(expected);
    expect((await look(you.id, you.id)).body).toEqual(expected);
  });

  it('hides closed accounts, and unpaid sign-ups from others', async () => {
    const me = await rig.member();
    const closed = await rig.member({ status: 'CLOSED' });
    const unpaid = await rig.member({
      status: 'INACTIVE',
      user_plan: null,
      signup_plan: 'basic',
    });
    const unknown = await look(2_000_000_000, me.id);
    expect(unknown.status).toBe(404);
    for (const { id } of [closed, unpaid]) {
      const { status, body } = await look(id, me.id);
      expect([status, body]).toEqual([404, unknown.body]);
    }
    expect((await look(unpaid.id, unpaid.id)).status).toBe(200);
  });
});

it('returns 503 and authenticates no one while the database is down', async () => {
  const nowhere = openPostgres('postgres://postgres@127.0.0.1:9/none', 1, () => {});
  const { fastify } = await buildApp(testServices(nowhere));
  const email = 'ana@crewpad.test';
  for (const [path, body] of [
    ['/login', { email, password: TEST_PASSWORD }],
    ['/login-with-token', { token: 'a-token' }],
    ['/password-recovery', { email }],
    ['/verify-email', { token: 'a-token' }],
    ['/email-exists', { email }],
  ] as const) {
    const answer = await fastify.inject({ method: 'POST', url: `/api${path}`, body });
    expect([path, answer.statusCode]).toEqual([path, 503]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  await fastify.close();
  await nowhere.close();
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaction } from '../../../platform/database/transaction.ts';
import { createLog } from '../../../platform/log.ts';
import { mailsTo, TEST_PASSWORD, TestApp } from '../../../testing/test-app.ts';
import { createLinkToken } from '../email-address/links.ts';

let rig: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  const log = createLog('info', { write: (line) => lines.push(line) });
  rig = await TestApp.open({}, { log });
});
afterAll(() => rig.close());

/** Logs in. @returns the device's cookie, for the next time */
async function logIn(email: string, cookie = ''): Promise<string> {
  const body = { email, password: TEST_PASSWORD };
  const headers = { cookie, 'user-agent': 'A browser' };
  const answer = await rig.call('POST', '/login', { body, headers });
  expect(answer.status).toBe(200);
  const set = String(answer.headers['set-cookie']);
  expect(set).toMatch(/^crewpad-device=[\w-]{43}; Expires=.*; HttpOnly; SameSite=Lax$/m);
  return /crewpad-device=[\w-]{43}/.exec(set)?.[0] ?? '';
}
const noticesTo = async (email: string) =>
  (await mailsTo(rig, email)).filter(({ subject }) => subject.includes('New device'));

it('a login on a new device is told by email, but neither the first nor one on a known device', async () => {
  const { id, email } = await rig.member();
  const phone = await logIn(email);
  expect(await logIn(email, phone)).toBe(phone);
  expect(await noticesTo(email)).toEqual([]);
  const laptop = await logIn(email);
  expect(laptop).not.toBe(phone);
  const [notice] = await noticesTo(email);
  expect(notice?.text).toMatch(
    /Device: A browser\nLogin by: Password\nTime: .* E[DS]T\nNetwork: 127\.0\.0\.1/,
  );
  await logIn(email, laptop);
  await logIn(email, phone);
  expect(await noticesTo(email)).toHaveLength(1);
  const log = (await rig.get('/user/security-log', await rig.tokenOf(id))).body.data;
  expect(log).toMatchObject([{ event: 'new_device', device: 'A browser' }]);
});

it.each([
  ['en', / E[DS]T$/],
  ['es', /, hora de España$/],
  ['fr', /, heure de France$/],
  ['pt', /, horário de Portugal$/],
] as const)(
  'a notice in %s names the time of its language, with the zone',
  async (locale, zone) => {
    const { email } = await rig.member({ locale });
    await logIn(email);
    await logIn(email);
    const [notice] = await mailsTo(rig, email);
    const time = notice?.text.split('\n').find((line) => /^(Time|Hora|Heure|Horário)/.test(line));
    expect(time?.trim()).toMatch(zone);
  },
);

it('a device that another account knows is new for this one, and a login link counts as a login', async () => {
  const [one, two] = [await rig.member(), await rig.member()];
  await logIn(two.email);
  const shared = await logIn(one.email);
  const token = await transaction(rig.database.db, (trx) =>
    createLinkToken(trx, {
      memberId: two.id,
      kind: 'login',
      email: two.email,
      now: rig.clock.now(),
    }),
  );
  const call = { body: { token }, headers: { cookie: shared } };
  expect((await rig.call('POST', '/login-with-token', call)).status).toBe(200);
  const notices = await noticesTo(two.email);
  expect(notices.map(({ text }) => /Login by: .*/.exec(text)?.[0])).toEqual([
    'Login by: Link in an email',
  ]);
  expect(await noticesTo(one.email)).toEqual([]);
});

it('a failed login is logged with account and network, and shown to the member', async () => {
  const { id, email } = await rig.member();
  const token = await rig.tokenOf(id);
  lines.length = 0;
  const wrong = 'a wrong password';
  await rig.post('/login', { email, password: wrong });
  await rig.post('/login', { email: 'nobody@crewpad.test', password: wrong });
  await rig.post('/user/confirm', { password: wrong }, token);
  const failures = lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'login failed');
  expect(failures).toMatchObject([
    { account: id, network: '127.0.0.1' },
    { account: null, network: '127.0.0.1' },
    { account: id, network: '127.0.0.1' },
  ]);
  expect(lines.join('')).not.toContain(wrong);
  expect(lines.join('')).not.toContain('nobody@crewpad.test');
  const { data } = (await rig.get('/user/security-log', token)).body;
  const entry = { event: 'login_failed', network: '127.0.0.1' };
  expect(data).toMatchObject([entry, entry]);
});

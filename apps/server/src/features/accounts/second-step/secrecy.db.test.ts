import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { mailsTo, TEST_PASSWORD, TestApp } from '../../../testing/test-app.ts';
import { codeOf, waitingApp } from './testing.ts';
import { addTestPasskey } from './testing-authenticator.ts';

let rig: TestApp;
let log = '';
beforeAll(async () => {
  const toMemory = {
    write(line: string) {
      log += line;
    },
  };
  rig = await TestApp.open({ ADMIN_SECOND_STEP: 'on' }, { log: createLog('trace', toMemory) });
});
afterAll(() => rig.close());

/** Everything that a member's second step and passkeys leave in the log, the audit trail and emails. */
async function traces(member: { email: string }): Promise<string> {
  const rows = await rig.database.db.selectFrom('audit_log').selectAll().execute();
  const orders = await rig.database.db.selectFrom('outbox').selectAll().execute();
  return `${log}\n${JSON.stringify([rows, orders, await mailsTo(rig, member.email)])}`;
}

it('no secret, code, challenge or answer of a passkey stands in the log, the audit trail or an email', async () => {
  const member = await rig.member();
  const token = await rig.tokenOf(member.id);
  const secret = await waitingApp(rig, token);
  const codes = [codeOf(rig, secret)];
  const confirmed = await rig.post('/user/authenticator-app/confirm', { code: codes[0] }, token);
  const recovery: string[] = confirmed.body.recovery_codes;
  const { authenticator } = await addTestPasskey(rig, token);
  const secrets: string[] = [secret, ...recovery];
  const challengeOf = async () => {
    const first = { email: member.email, password: TEST_PASSWORD };
    const { challenge } = (await rig.post('/login', first)).body;
    secrets.push(challenge);
    return challenge;
  };

  rig.clock.advance(60);
  codes.push(codeOf(rig, secret));
  const wrong = { challenge: await challengeOf(), code: '000000' };
  expect((await rig.post('/login/second-step', wrong)).status).toBe(401);
  const right = { challenge: await challengeOf(), code: codes[1] };
  expect((await rig.post('/login/second-step', right)).status).toBe(200);
  const recovered = { challenge: await challengeOf(), recovery_code: recovery[0] };
  expect((await rig.post('/login/second-step', recovered)).status).toBe(200);
  const { state, options } = (await rig.post('/login/passkey/options')).body;
  const credential = authenticator.get(options);
  expect((await rig.post('/login/passkey', { state, credential })).status).toBe(200);
  secrets.push(state, options.challenge, credential.response.signature, credential.id);
  expect((await rig.post('/login/passkey', { state, credential })).status).toBe(400);

  const left = await traces(member);
  expect(left).toContain('/api/login/second-step');
  expect(left).toContain('second_step.on');
  expect(secrets.filter((text) => left.includes(text))).toEqual([]);
  // Six digits may stand in a number by chance, but not alone.
  expect(codes.filter((code) => new RegExp(`\\b${code}\\b`).test(left))).toEqual([]);
});

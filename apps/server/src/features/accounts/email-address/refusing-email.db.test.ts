import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openOutbox } from '../../../jobs/outbox.ts';
import { smtpTransport } from '../../../platform/mail/smtp.ts';
import { startMailServer, type TestMailServer } from '../../../platform/mail/testing.ts';
import { TEST_PASSWORD, TestApp } from '../../../testing/test-app.ts';
import { findShellMember } from '../index.ts';

const REASON = '550 5.1.1 No such user here';

let rig: TestApp;
let server: TestMailServer;
beforeAll(async () => {
  rig = await TestApp.open({ FLAGS: 'deactivateAccount' });
  server = await startMailServer();
});
afterAll(async () => {
  await rig.close();
  await server.close();
});
beforeEach(() => {
  server.mails.length = 0;
});

/** Sends everything that is ordered through a real mail server. */
async function sendAll() {
  const transport = smtpTransport(server.url, { name: 'Crewpad', address: 'us@crewpad.test' });
  const outbox = openOutbox(rig.services, transport);
  await outbox.run();
  await outbox.stop();
}

/** A member whose mail server has refused an email for good. */
async function refusedMember(row: Parameters<typeof rig.member>[0] = {}) {
  const { id, email } = await rig.member({ email_verified_at: '2026-01-01T00:00:00Z', ...row });
  await rig.post('/password-recovery', { email });
  server.answer = { recipient: 550, sentence: '5.1.1 No such user here' };
  await sendAll();
  server.answer = undefined;
  return { id, email, token: await rig.tokenOf(id) };
}

const ownOf = async (token: string) => (await rig.get('/user', token)).body.user.email_refusal;

/** What the pages of a member show. */
async function shownTo(token: string) {
  const actor = await rig.app.authenticate(token);
  const { payments, config } = rig.services;
  if (actor === undefined) throw new Error('The session has ended.');
  const shell = await findShellMember(rig.database.db, actor, payments.mode, config.legal);
  return shell?.email_refusal;
}

const linkIn = (path: string) =>
  new RegExp(`/${path}/([\\w-]{43})$`, 'm').exec(server.mails[0]?.text ?? '')?.[1] ?? '';
const markOf = (address: string) =>
  rig.database.db
    .selectFrom('refusing_addresses')
    .select('reason')
    .where('address', '=', address)
    .executeTakeFirst();
const everywhere = async (id: number, token: string) => {
  const others = await rig.tokenOf((await rig.member({ user_plan: 'seeker' })).id);
  return JSON.stringify([
    (await rig.get(`/user/${id}`, others)).body,
    (await rig.get(`/user/${id}`)).body,
    await shownTo(others),
    await ownOf(others),
    token,
  ]);
};

describe('a member whose email refuses emails', () => {
  test('sees it with the sentence and the day, and nobody else does', async () => {
    const { id, token } = await refusedMember();
    const refusal = { reason: REASON, refused_at: expect.stringMatching(/^20.*Z$/) };
    expect(await ownOf(token)).toEqual(refusal);
    expect(await shownTo(token)).toEqual(refusal);
    expect(await everywhere(id, token)).not.toContain('No such user');
  });

  test('gets a new link though the email is verified; its press ends the refusal', async () => {
    const { email, token } = await refusedMember();
    expect((await rig.post('/email/resend', { email })).status).toBe(200);
    await sendAll();
    const link = linkIn('verify/email');
    const read = () => rig.post('/link-token', { token: link });
    expect((await read()).body).toMatchObject({ verification: 'pending' });
    expect(await ownOf(token)).not.toBeNull();
    expect((await rig.post('/verify-email', { token: link })).status).toBe(200);
    expect([await ownOf(token), await shownTo(token), await markOf(email)]).toEqual([
      null,
      null,
      undefined,
    ]);
    expect((await read()).body).toMatchObject({ verification: 'complete' });
    server.mails.length = 0;
    await rig.post('/password-recovery', { email });
    await sendAll();
    expect(server.mails.map(({ to }) => to?.[0]?.address)).toEqual([email]);
  });

  test('gets no link for a password until then', async () => {
    const { email } = await refusedMember();
    await rig.post('/password-recovery', { email });
    await sendAll();
    expect(server.mails).toEqual([]);
  });

  test('ends it with a new email, and leaves no mark of the old one', async () => {
    const { email, token } = await refusedMember();
    const next = `next-${email}`;
    await rig.post('/user/update-email', { email: next, current_password: TEST_PASSWORD }, token);
    await sendAll();
    expect(server.mails.map(({ to }) => to?.[0]?.address)).toEqual([next]);
    const link = linkIn('email/verify');
    expect((await rig.post('/verify-token-new-email', { token: link })).status).toBe(200);
    expect([await ownOf(token), await markOf(email)]).toEqual([null, undefined]);
  });

  test('and whose email is not verified is welcomed once it is', async () => {
    const { id, email } = await refusedMember({ email_verified_at: null });
    await rig.post('/email/resend', { email });
    await sendAll();
    await rig.post('/verify-email', { token: linkIn('verify/email') });
    server.mails.length = 0;
    await sendAll();
    expect(server.mails.map(({ to }) => to?.[0]?.address)).toEqual([email]);
    const row = await rig.database.db
      .selectFrom('members')
      .select('email_verified_at')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.email_verified_at).not.toBeNull();
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOutbox } from '../../../jobs/outbox.ts';
import { smtpTransport } from '../../../platform/mail/smtp.ts';
import { startMailServer, type TestMailServer } from '../../../platform/mail/testing.ts';
import {
  mailsTo,
  storedDataOf,
  TEST_PASSWORD,
  TestApp,
  useTestApp,
} from '../../../testing/test-app.ts';
import { findShellMember } from '../index.ts';
import { storeSecondStep } from '../second-step/testing.ts';

describe('a new email address', () => {
  const rig = useTestApp({ RATE_LIMITS: 'on' });

  let serial = 0;
  const fresh = () => {
    serial += 1;
    return `fresh-${serial}@crewpad.test`;
  };

  async function member(row: object = {}) {
    const { id, email } = await rig.member(row);
    return { id, email, token: await rig.tokenOf(id) };
  }

  const ask = (token: string, email: string, current_password = TEST_PASSWORD) =>
    rig.post('/user/update-email', { email, current_password }, token);
  const confirm = (token: string) => rig.post('/verify-token-new-email', { token });
  const emailOf = async (id: number) => (await storedDataOf(rig, id)).member.email;

  async function linkTo(email: string): Promise<string> {
    const [mail] = await mailsTo(rig, email);
    return /\/email\/verify\/([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? '';
  }

  describe('POST /user/update-email', () => {
    it('refuses a wrong password, the same email or an invalid email, and changes nothing', async () => {
      const { id, email, token } = await member();
      const before = await storedDataOf(rig, id);
      const errorsOf = async (...input: [string, string?]) => {
        const { status, body } = await ask(token, ...input);
        return [status, body.errors];
      };
      expect(await errorsOf(fresh(), 'a wrong password')).toEqual([
        422,
        { current_password: ['current_password_is_incorrect'] },
      ]);
      expect(await errorsOf(email.toUpperCase())).toEqual([
        422,
        { email: ['new_email_must_differ'] },
      ]);
      expect(await errorsOf('nobody')).toEqual([
        422,
        { email: ['please_check_email_spelling_and_try_again'] },
      ]);
      expect(await storedDataOf(rig, id)).toEqual(before);
    });

    it('works for an inactive account, and leaves it inactive', async () => {
      const { id, token } = await member({ status: 'INACTIVE' });
      const next = fresh();
      expect((await ask(token, next)).status).toBe(200);
      expect((await confirm(await linkTo(next))).status).toBe(200);
      expect((await storedDataOf(rig, id)).member).toMatchObject({
        email: next,
        status: 'INACTIVE',
      });
    });

    it('leaves the second step on: a login at the new email asks for it', async () => {
      const { id, email, token } = await member();
      await storeSecondStep(rig, { id, email });
      const next = fresh();
      expect((await ask(token, next)).status).toBe(200);
      expect((await confirm(await linkTo(next))).status).toBe(200);
      const { status, body } = await rig.post('/login', { email: next, password: TEST_PASSWORD });
      expect([status, body.status]).toEqual([202, 'second_step']);
    });

    it('counts wrong passwords as failed logins', async () => {
      const { email, token } = await member();
      for (let n = 0; n < 10; n += 1) await ask(token, fresh(), 'a wrong password');
      expect((await ask(token, fresh())).status).toBe(429);
      expect((await rig.post('/login', { email, password: TEST_PASSWORD })).status).toBe(429);
    });

    it('changes nothing before the link is opened, and notifies the old address', async () => {
      const { id, email, token } = await member();
      const next = fresh();
      expect((await ask(token, next)).status).toBe(200);
      expect(await emailOf(id)).toBe(email);
      expect((await mailsTo(rig, email))[0]?.subject).toContain('Someone asked to change');
      expect(await linkTo(next)).not.toBe('');
    });

    it('gives the same answer for an address with an account, and sends nothing there', async () => {
      const [asking, other] = [await member(), await member()];
      const free = await ask(asking.token, fresh());
      const answer = await ask(asking.token, other.email);
      expect([answer.status, answer.body]).toEqual([200, free.body]);
      expect(await mailsTo(rig, other.email)).toEqual([]);
      const { rows } = await storedDataOf(rig, other.id);
      expect(rows[1]).toEqual([]);
    });

    it('sends the old address the same text when the new one is taken', async () => {
      const [asking, beaten] = [await member(), await member()];
      const newEmail = fresh();
      await ask(asking.token, fresh());
      await ask(beaten.token, newEmail);
      await rig.member({ email: newEmail });
      const [mail] = await mailsTo(rig, asking.email);
      const [notice] = await mailsTo(rig, beaten.email);
      expect(await mailsTo(rig, newEmail)).toEqual([]);
      expect([notice?.subject, notice?.text]).toEqual([mail?.subject, mail?.text]);
      expect(notice?.text).toContain('unless another account already uses it');
    });
  });

  describe('POST /verify-token-new-email', () => {
    it('sets the email as verified, and notifies the old address', async () => {
      const { id, email, token } = await member();
      const next = fresh();
      await ask(token, next);
      expect((await confirm(await linkTo(next))).status).toBe(200);
      const { body } = await rig.get('/user', token);
      expect(body.user).toMatchObject({ id, email: next, email_verified: true });
      const [notice] = await mailsTo(rig, email);
      expect([notice?.to, notice?.subject]).toEqual([
        email,
        expect.stringContaining('was changed'),
      ]);
      expect((await rig.post('/login', { email: next, password: TEST_PASSWORD })).status).toBe(200);
      expect((await rig.post('/login', { email, password: TEST_PASSWORD })).status).toBe(401);
      expect((await rig.get('/user', token)).status).toBe(200);
    });

    it('changes the email once, also with two concurrent calls, and answers the same until it expires', async () => {
      const { email, token } = await member();
      const next = fresh();
      await ask(token, next);
      const link = await linkTo(next);
      const answers = await Promise.all([confirm(link), confirm(link)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const mails = (await mailsTo(rig, email)).filter(({ subject }) =>
        subject.includes('was changed'),
      );
      expect(mails).toHaveLength(1);
      rig.clock.advance(24 * 3600 + 1);
      expect((await confirm(link)).status).toBe(400);
    });

    it('gives an address to only one of two members', async () => {
      const [one, two] = [await member(), await member()];
      const next = fresh();
      await ask(one.token, next);
      const first = await linkTo(next);
      await ask(two.token, next);
      const second = await linkTo(next);
      const answers = await Promise.all([confirm(first), confirm(second)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      const emails = [await emailOf(one.id), await emailOf(two.id)];
      expect(emails.filter((email) => email === next)).toHaveLength(1);
    });

    it('returns one error for unknown, expired, replaced and meanwhile taken links', async () => {
      const unknown = await confirm('unknown');
      expect([unknown.status, unknown.body.error_code]).toEqual([400, 'TOKEN_EXPIRED']);
      const killing = await member();
      const old = fresh();
      await ask(killing.token, old);
      const killed = await linkTo(old);
      await ask(killing.token, fresh());
      const late = await member();
      const newEmail = fresh();
      await ask(late.token, newEmail);
      const beaten = await linkTo(newEmail);
      await rig.member({ email: newEmail });
      const before = await storedDataOf(rig, late.id);
      expect(await confirm(beaten)).toMatchObject({ status: 400, body: unknown.body });
      expect(await storedDataOf(rig, late.id)).toEqual(before);
      const slow = await member();
      const slowly = fresh();
      await ask(slow.token, slowly);
      const tooOld = await linkTo(slowly);
      rig.clock.advance(24 * 3600 + 1);
      for (const token of [killed, tooOld]) {
        expect(await confirm(token)).toMatchObject({ status: 400, body: unknown.body });
      }
      expect(await emailOf(slow.id)).toBe(slow.email);
    });

    it('a new password cancels the link', async () => {
      const { id, email, token } = await member();
      const next = fresh();
      await ask(token, next);
      const link = await linkTo(next);
      const password = 'another password';
      const change = { current_password: TEST_PASSWORD, password, confirm_password: password };
      expect((await rig.post('/user/update-password', change, token)).status).toBe(200);
      expect((await confirm(link)).status).toBe(400);
      expect(await emailOf(id)).toBe(email);
    });
  });
});

describe('a member whose email refuses emails', () => {
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

  it('sees it with the sentence and the day, and nobody else does', async () => {
    const { id, token } = await refusedMember();
    const refusal = { reason: REASON, refused_at: expect.stringMatching(/^20.*Z$/) };
    expect(await ownOf(token)).toEqual(refusal);
    expect(await shownTo(token)).toEqual(refusal);
    expect(await everywhere(id, token)).not.toContain('No such user');
  });

  it('gets a new link though the email is verified; its press ends the refusal', async () => {
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

  it('gets no link for a password until then', async () => {
    const { email } = await refusedMember();
    await rig.post('/password-recovery', { email });
    await sendAll();
    expect(server.mails).toEqual([]);
  });

  it('gets emails again at a new address, which leaves no mark of the old one', async () => {
    const { email, token } = await refusedMember();
    const next = `next-${email}`;
    await rig.post('/user/update-email', { email: next, current_password: TEST_PASSWORD }, token);
    await sendAll();
    expect(server.mails.map(({ to }) => to?.[0]?.address)).toEqual([next]);
    const link = linkIn('email/verify');
    expect((await rig.post('/verify-token-new-email', { token: link })).status).toBe(200);
    expect([await ownOf(token), await markOf(email)]).toEqual([null, undefined]);
  });

  it('gets the welcome email once a new address is verified, if theirs was not', async () => {
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

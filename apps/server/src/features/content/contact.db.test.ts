import { addMonths, KEPT_DATA } from '@crewpad/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { smtpTransport } from '../../platform/mail/smtp.ts';
import { startMailServer } from '../../platform/mail/testing.ts';
import { deleteOldData } from '../../platform/old-data.ts';
import { nextNumber, TEST_NOW } from '../../testing/data.ts';
import { mailsTo, useTestApp } from '../../testing/test-app.ts';
import { content } from './feature.ts';

const US = 'captain@crewpad.test';

const rig = useTestApp({ RATE_LIMITS: 'on', CONTACT_EMAIL: US });

/** Each test uses its own networks. */
let network: string;
beforeEach(() => {
  rig.clock.set(TEST_NOW);
  network = `198.51.${nextNumber() % 256}.7`;
});

async function send(payload: unknown, token?: string, remoteAddress = network) {
  const answer = await rig.app.fastify.inject({
    method: 'POST',
    url: '/api/contact',
    payload: payload as object,
    remoteAddress,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const retryAfter = Number(answer.headers['retry-after']);
  return { status: answer.statusCode, body: answer.json(), retryAfter };
}

const stored = () => rig.database.db.selectFrom('contact_messages').selectAll().execute();
/** The email to the operators about a message from this address. */
const mailOf = async (from: string) =>
  (await mailsTo(rig, US)).find(({ reply_to }) => reply_to === from);
const email = () => `writer-${nextNumber()}@crewpad.test`;

describe('a refused message', () => {
  it.each([
    ['without an email', { email: undefined }, { email: ['email_is_required'] }],
    ['with a blank email', { email: '  ' }, { email: ['email_is_required'] }],
    [
      'with half an email',
      { email: 'ana@' },
      { email: ['email_is_incorrect_please_check_spelling_and_try_again'] },
    ],
    ['with a name of two lines', { name: 'Ana\nBcc: all' }, { name: ['text_is_not_valid'] }],
    ['with a subject of two lines', { subject: 'Hi\r\nX: y' }, { subject: ['text_is_not_valid'] }],
    ['with a long name', { name: 'a'.repeat(101) }, { name: ['is_too_long'] }],
    ['with a long subject', { subject: 'a'.repeat(201) }, { subject: ['is_too_long'] }],
    [
      'with a long text',
      { message_content: 'a'.repeat(5001) },
      { message_content: ['is_too_long'] },
    ],
    ['with a text that is a number', { message_content: 7 }, expect.anything()],
    ['with a NUL', { message_content: 'a\u0000b' }, { message_content: ['text_is_not_valid'] }],
  ])('%s is not stored and not sent', async (_what, fields, errors) => {
    const before = await stored();
    const { status, body } = await send({ email: email(), ...fields });
    expect(status).toBe(422);
    expect(body.errors).toEqual(errors);
    expect(await stored()).toEqual(before);
  });

  it('does not count toward the limit', async () => {
    for (let at = 0; at < 12; at += 1) expect((await send({ email: 'x' })).status).toBe(422);
    expect((await send({ email: email() })).status).toBe(200);
  });
});

describe('a message', () => {
  it('is stored and sent to the address of the site, with Reply-To set to the writer', async () => {
    const from = email();
    const { status, body } = await send({
      name: ' Ana Lima ',
      email: from,
      subject: 'A lamp\u202e',
      message_content: 'It does not work.\n\nPlease help.',
    });
    expect([status, body]).toEqual([
      200,
      { message: 'Your message has been sent, allow 24 hours.' },
    ]);
    const mail = await mailOf(from);
    expect(mail).toMatchObject({ to: US, reply_to: from, subject: 'Contact: A lamp' });
    expect(mail?.text).toContain('Name: Ana Lima');
    expect(mail?.text).toContain('Account: Not logged in');
    expect(mail?.text).toContain('It does not work.\n\nPlease help.');
    expect(await mailsTo(rig, from)).toEqual([]);
  });

  it('requires only an email', async () => {
    const from = email();
    expect((await send({ email: from })).status).toBe(200);
    const mail = await mailOf(from);
    expect(mail).toMatchObject({ reply_to: from, subject: 'Contact: No subject' });
    expect(mail?.text).toContain('The message has no text.');
  });

  it('shows markup as text', async () => {
    const from = email();
    await send({ email: from, message_content: '<img src=x onerror=alert(1)>' });
    const mail = await mailOf(from);
    expect(mail?.text).toContain('<img src=x');
    expect(mail?.html).not.toContain('<img src=x');
  });

  it('includes the account it came from, whatever its status', async () => {
    for (const row of [{}, { status: 'INACTIVE' }, { expire_at: '2020-01-01' }] as const) {
      const member = await rig.member(row);
      const from = email();
      const { status } = await send({ email: from }, await rig.tokenOf(member.id));
      expect(status).toBe(200);
      const mail = await mailOf(from);
      expect(mail?.text).toContain(`Account: ${member.email} (${member.id})`);
    }
  });

  it('carries Reply-To through a mail server, and a name cannot add an address', async () => {
    const server = await startMailServer();
    const transport = smtpTransport(server.url, { name: 'Crewpad', address: 'hello@crewpad.test' });
    const from = email();
    const replyTo = { name: 'Ana, <all@crewpad.test>', address: from };
    const mail = { to: US, replyTo, subject: 'Contact', text: 'x', html: 'x' };
    await transport.send(mail, '<1@crewpad.test>');
    expect(server.mails[0]?.replyTo).toEqual([replyTo]);
    await transport.close();
    await server.close();
  });
});

describe('the limit', () => {
  const times = async (count: number, call: () => Promise<{ status: number }>) => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at += 1) statuses.push((await call()).status);
    return statuses;
  };

  it('is three an hour and ten a day for visitors of one network', async () => {
    const visitor = () => send({ email: email() });
    expect(await times(4, visitor)).toEqual([200, 200, 200, 429]);
    expect((await visitor()).retryAfter).toBeGreaterThan(0);
    for (const hour of [1, 2]) {
      rig.clock.set(new Date(TEST_NOW.getTime() + hour * 3_601_000));
      expect(await times(3, visitor)).toEqual([200, 200, 200]);
    }
    rig.clock.set(new Date(TEST_NOW.getTime() + 3 * 3_601_000));
    expect(await times(2, visitor)).toEqual([200, 429]);
  });

  it('counts members separately, so that crew in one hotel do not share it', async () => {
    const tokens = await Promise.all([1, 2].map(async () => rig.tokenOf((await rig.member()).id)));
    await times(3, () => send({ email: email() }));
    for (const token of tokens) {
      expect(await times(4, () => send({ email: email() }, token))).toEqual([200, 200, 200, 429]);
    }
    expect((await send({ email: email() }, tokens[0], '203.0.113.9')).status).toBe(429);
  });

  it('the limit holds under concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({ email: email() })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });
});

it('is deleted after twelve months, and a waiting email is not sent', async () => {
  const from = email();
  await send({ email: from });
  const of = async () => (await stored()).filter((row) => row.email === from);
  const last = addMonths(TEST_NOW, KEPT_DATA.contact_messages.term.months);
  await deleteOldData(rig.database.db, content.oldData ?? [], last);
  expect(await of()).toHaveLength(1);
  await deleteOldData(rig.database.db, content.oldData ?? [], new Date(last.getTime() + 1000));
  expect(await of()).toEqual([]);
  expect(await mailOf(from)).toBeUndefined();
});

import { EMAIL_TOPICS } from '@crewpad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOutbox } from '../../jobs/outbox.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { smtpTransport } from '../../platform/mail/smtp.ts';
import { startMailServer, type TestMailServer } from '../../platform/mail/testing.ts';
import { type MailOrder, orderMail } from '../../platform/outbox/order-mail.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { TestApp } from '../../testing/test-app.ts';
import { unsubscribeToken } from './unsubscribe.ts';

let rig: TestApp;
let server: TestMailServer;
beforeAll(async () => {
  rig = await TestApp.open();
  server = await startMailServer();
});
afterAll(async () => {
  await server.close();
  await rig.close();
});

const PATH = '/notifications/unsubscribe';
const ONE_CLICK = '/notifications/one-click';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const tokenFor = (memberId: number, topic: (typeof EMAIL_TOPICS)[number] = 'news') =>
  unsubscribeToken({ memberId, topic }, rig.services.secret);
const chosen = async (memberId: number) =>
  rig.database.db
    .selectFrom('email_preferences')
    .select(['topic', 'email'])
    .where('member_id', '=', memberId)
    .execute();
const choose = (member_id: number, email: 'daily' | 'off') =>
  rig.database.db
    .insertInto('email_preferences')
    .values({ member_id, topic: 'news', email })
    .execute();

async function send(order: MailOrder) {
  await transaction(rig.database.db, (trx) => orderMail(trx, order, { now: rig.clock.now() }));
  await deliver();
}
async function deliver() {
  const sender = { name: 'Crewpad', address: 'hello@crewpad.test' };
  const outbox = openOutbox(rig.services, smtpTransport(server.url, sender));
  await outbox.run();
  await outbox.stop();
}
const mailsTo = (email: string) => server.mails.filter(({ to }) => to?.[0]?.address === email);
const header = (email: string, key: string) =>
  mailsTo(email)[0]?.headers.find((item) => item.key === key)?.value;

describe('an email with a topic', () => {
  it('carries the headers and links for one-click unsubscribe', async () => {
    const { id, email } = await rig.member();
    await send({ mail: 'welcome', memberId: id });
    const [mail] = mailsTo(email);
    expect(header(email, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = /^<(.+)>$/.exec(header(email, 'list-unsubscribe') ?? '')?.[1] ?? '';
    expect(mail?.text).toMatch(/^http:\/\/localhost:3000\/account-setting\?tab=emails$/m);
    expect(mail?.text).toMatch(/^http:\/\/localhost:3000\/unsubscribe\?topic=news&token=\S+$/m);
    expect(mail?.html).toContain('/unsubscribe?topic=news&amp;token=');
    const { pathname, search } = new URL(address);
    const answer = await rig.call('POST', `${pathname.slice('/api'.length)}${search}`, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': FORM_TYPE },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await chosen(id)).toEqual([{ topic: 'news', email: 'off' }]);
  });

  it('is not sent once the member turned the topic off', async () => {
    const { id, email } = await rig.member();
    await choose(id, 'off');
    await send({ mail: 'welcome', memberId: id });
    expect(mailsTo(email)).toEqual([]);
    const rows = await rig.database.db
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .execute();
    expect(rows).toEqual([]);
  });

  it('waits for 07:00 UTC when the member wants emails once a day', async () => {
    const { id, email } = await rig.member();
    await choose(id, 'daily');
    rig.clock.set(new Date('2026-03-01T07:00:00Z'));
    await send({ mail: 'welcome', memberId: id });
    rig.clock.set(new Date('2026-03-02T06:59:00Z'));
    await deliver();
    expect(mailsTo(email)).toEqual([]);
    rig.clock.set(new Date('2026-03-02T07:00:00Z'));
    // It is retried for a day from then on.
    server.answer = { data: 451 };
    await deliver();
    server.answer = undefined;
    rig.clock.set(new Date('2026-03-02T08:00:00Z'));
    await deliver();
    expect(mailsTo(email)).toHaveLength(1);
    rig.clock.set(TEST_NOW);
  });
});

describe('emails once a day', () => {
  const daily = async () => {
    const { id, email } = await rig.member();
    await choose(id, 'daily');
    return { id, email };
  };

  it('are merged per member and topic, without outdated ones', async () => {
    const [one, other] = [await daily(), await daily()];
    rig.clock.set(new Date('2026-03-05T08:00:00Z'));
    for (let n = 0; n < 3; n += 1) await send({ mail: 'welcome', memberId: one.id });
    await send({ mail: 'welcome', memberId: other.id });
    expect([...mailsTo(one.email), ...mailsTo(other.email)]).toEqual([]);
    rig.clock.set(new Date('2026-03-06T07:00:00Z'));
    // Two nodes concurrently.
    await Promise.all([deliver(), deliver()]);
    const [mail, ...more] = mailsTo(one.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^3 pieces of news on /);
    expect(mail?.text?.match(/http:\/\/localhost:3000\/unsubscribe/g)).toHaveLength(1);
    expect(header(one.email, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    // A single one is sent unchanged.
    expect(mailsTo(other.email).map(({ subject }) => subject)).toEqual([
      expect.not.stringContaining('pieces of news'),
    ]);
    await deliver();
    expect(mailsTo(one.email)).toHaveLength(1);
    rig.clock.set(TEST_NOW);
  });

  it('are retried together when sending failed', async () => {
    const { id, email } = await daily();
    rig.clock.set(new Date('2026-03-07T08:00:00Z'));
    for (let n = 0; n < 2; n += 1) await send({ mail: 'welcome', memberId: id });
    rig.clock.set(new Date('2026-03-08T07:00:00Z'));
    server.answer = { data: 451 };
    await deliver();
    server.answer = undefined;
    expect(mailsTo(email)).toEqual([]);
    rig.clock.set(new Date('2026-03-08T08:00:00Z'));
    await deliver();
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^2 pieces of news/),
    ]);
    rig.clock.set(TEST_NOW);
  });

  it('are dropped when the member turned the topic off in the meantime', async () => {
    const { id, email } = await daily();
    rig.clock.set(new Date('2026-03-09T08:00:00Z'));
    for (let n = 0; n < 2; n += 1) await send({ mail: 'welcome', memberId: id });
    await rig.post(PATH, { token: tokenFor(id) });
    rig.clock.set(new Date('2026-03-10T07:00:00Z'));
    await deliver();
    expect(mailsTo(email)).toEqual([]);
    rig.clock.set(TEST_NOW);
  });
});

it('an email about security has no such headers and cannot be turned off', async () => {
  const { id, email } = await rig.member();
  for (const topic of EMAIL_TOPICS) await rig.post(PATH, { token: tokenFor(id, topic) });
  await send({ mail: 'reset_password', memberId: id });
  expect(mailsTo(email)).toHaveLength(1);
  expect(header(email, 'list-unsubscribe')).toBeUndefined();
  expect(mailsTo(email)[0]?.text).not.toContain('nsubscribe');
});

describe('unsubscribing', () => {
  it('requires only the token, and can be repeated', async () => {
    const { id } = await rig.member();
    const token = tokenFor(id, 'rent');
    for (const _ of [1, 2]) {
      const { status, body, headers } = await rig.post(PATH, { token });
      expect([status, body.topic]).toEqual([200, 'rent']);
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect(await chosen(id)).toEqual([{ topic: 'rent', email: 'off' }]);
  });

  it('refuses every forged token', async () => {
    const { id } = await rig.member();
    const token = tokenFor(id);
    const [text = '', signature = ''] = token.split('.');
    const forged = Buffer.from(`${id} rent`).toString('base64url');
    const other = unsubscribeToken({ memberId: id, topic: 'news' }, 'another secret');
    const wrong = ['', 'x', text, `${text}.`, `.${signature}`, `${forged}.${signature}`, other];
    for (const item of [...wrong, `${token}.x`, await rig.tokenOf(id)]) {
      const { status, body } = await rig.post(PATH, { token: item });
      expect([status, body.error_code ?? body.message]).toEqual([400, 'TOKEN_EXPIRED']);
    }
    expect((await rig.post(PATH, {})).status).toBe(422);
    expect((await rig.post(PATH, { token: 'x'.repeat(501) })).status).toBe(422);
    expect(await chosen(id)).toEqual([]);
  });

  it('changes nothing about a closed account', async () => {
    const { id } = await rig.member({ status: 'CLOSED' });
    expect((await rig.post(PATH, { token: tokenFor(id) })).status).toBe(200);
    expect(await chosen(id)).toEqual([]);
  });
});

describe('the address for email clients', () => {
  const post = (token: string, body: string | undefined, type: string) =>
    rig.call('POST', `${ONE_CLICK}?token=${token}`, { body, headers: { 'content-type': type } });

  it('accepts both form encodings', async () => {
    const { id } = await rig.member();
    const multipart =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    const type = 'multipart/form-data; boundary=b';
    expect((await post(tokenFor(id, 'rent'), multipart, type)).status).toBe(200);
    const plain = await post(tokenFor(id, 'news'), 'List-Unsubscribe=One-Click', FORM_TYPE);
    expect(plain.status).toBe(200);
    expect((await chosen(id)).map(({ topic }) => topic).toSorted()).toEqual(['news', 'rent']);
  });

  it('refuses other forms, tokens, types and large bodies, and changes nothing', async () => {
    const { id } = await rig.member();
    const token = tokenFor(id);
    const form = 'List-Unsubscribe=One-Click';
    expect((await post(token, '', FORM_TYPE)).status).toBe(400);
    expect((await post(token, 'List-Unsubscribe=No', FORM_TYPE)).status).toBe(400);
    expect((await post(token, 'x', 'multipart/form-data')).status).toBe(400);
    expect((await post('x', form, FORM_TYPE)).status).toBe(400);
    expect((await rig.call('POST', ONE_CLICK)).status).toBe(400);
    expect((await post(token, '{}', 'application/json')).status).toBe(415);
    expect((await post(token, 'x'.repeat(20_000), FORM_TYPE)).status).toBe(413);
    expect(await chosen(id)).toEqual([]);
  });

  it('redirects a person to the confirmation page', async () => {
    const { id } = await rig.member();
    const token = tokenFor(id);
    const { status, headers } = await rig.get(`${ONE_CLICK}?token=${token}`);
    expect(status).toBe(302);
    expect(headers.location).toBe(`http://localhost:3000/unsubscribe?topic=news&token=${token}`);
    const other = await rig.get(`${ONE_CLICK}?token=//evil.test`);
    expect(other.headers.location).toBe('http://localhost:3000/unsubscribe?token=%2F%2Fevil.test');
    expect(await chosen(id)).toEqual([]);
  });
});

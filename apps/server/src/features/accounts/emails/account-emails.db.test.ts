import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOutbox } from '../../../jobs/outbox.ts';
import { AdjustableClock } from '../../../platform/clock.ts';
import type { DatabaseHandle } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { listMailboxEmails } from '../../../platform/mail/mailbox.ts';
import { type MailOrder, orderMail } from '../../../platform/outbox/order-mail.ts';
import { textsIn } from '../../../platform/texts.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { openTestDatabase, testServices } from '../../../testing/services.ts';
import { addMember } from '../../../testing/test-app.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const clock = new AdjustableClock();

async function member(row: Parameters<typeof addMember>[1] = {}) {
  const email = `ana-${randomUUID()}@crewpad.test`;
  return { email, id: await addMember(database.db, { email, first_name: 'Ana', ...row }) };
}

async function send(order: MailOrder, settings: Record<string, string> = {}) {
  const services = { ...testServices(database, settings), clock };
  await transaction(database.db, (trx) => orderMail(trx, order, { now: clock.now() }));
  await openOutbox(services).run();
}

async function newest(email: string) {
  const [mail] = await listMailboxEmails(database.db, email);
  if (mail === undefined) throw new Error(`no mail for ${email}`);
  return mail;
}

const linkIn = (text: string) => /^http\S+$/m.exec(text)?.[0] ?? '';
const tokenIn = (text: string) => /[\w-]{43}$/.exec(linkIn(text))?.[0] ?? '';

it.each([
  ['verify_email', 'verify_email', '/verify/email/', '24 hours'],
  ['reset_password', 'reset', '/reset-password/', '60 minutes'],
  ['login_link', 'login', '/login?token=', '10 minutes'],
] as const)(
  '%s holds a link alone on a line, and only the hash of its token is stored',
  async (mail, kind, path, lifetime) => {
    const { id, email } = await member();
    await send({ mail, memberId: id });
    const { text, html } = await newest(email);
    expect(linkIn(text)).toMatch(new RegExp(`^http://localhost:3000${path.replace('?', '\\?')}`));
    expect(html).toContain(linkIn(text));
    expect(text).toContain(lifetime);
    const token = tokenIn(text);
    const rows = await database.db
      .selectFrom('member_tokens')
      .selectAll()
      .where('member_id', '=', id)
      .execute();
    expect(rows).toMatchObject([{ kind, email, used_at: null }]);
    expect(Buffer.from(rows[0]?.token_hash ?? '')).toEqual(hashToken(token));
    expect(
      JSON.stringify(await database.db.selectFrom('outbox').selectAll().execute()),
    ).not.toContain(token);
  },
);

it('the newest link cancels the older ones of its kind', async () => {
  const { id, email } = await member();
  await send({ mail: 'reset_password', email: email.toUpperCase() });
  await send({ mail: 'login_link', memberId: id });
  await send({ mail: 'reset_password', email });
  const open = await database.db
    .selectFrom('member_tokens')
    .select('kind')
    .where('member_id', '=', id)
    .where('used_at', 'is', null)
    .execute();
  expect(open.map(({ kind }) => kind).sort()).toEqual(['login', 'reset']);
});

it('the password reset email has the word password in its subject', async () => {
  const { email } = await member();
  await send({ mail: 'reset_password', email });
  expect((await newest(email)).subject).toContain('password');
});

it('sends nothing to an unknown address, a closed account or a verified address', async () => {
  const closed = await member({ status: 'CLOSED' });
  const verified = await member({ email_verified_at: clock.now() });
  await send({ mail: 'reset_password', email: 'unknown@crewpad.test' });
  await send({ mail: 'reset_password', email: closed.email });
  await send({ mail: 'verify_email', email: verified.email });
  for (const email of ['unknown@crewpad.test', closed.email, verified.email]) {
    expect(await listMailboxEmails(database.db, email)).toEqual([]);
  }
});

it.each([
  ['seeker', '/airports', 'Save your search'],
  ['pro', '/my-crashpads', 'invite your tenants'],
  [null, '/my-crashpad', 'pay rent'],
] as const)(
  'welcome leads a member with the plan %s to %s, and says what they can do then',
  async (user_plan, path, then) => {
    const { id, email } = await member({ user_plan });
    await send({ mail: 'welcome', memberId: id });
    const { text } = await newest(email);
    expect(linkIn(text)).toBe(`http://localhost:3000${path}`);
    expect(text).toContain(then);
  },
);

it.each([
  ['seeker', 'Pick an airport'],
  ['pro', 'Add your first crash pad'],
] as const)(
  'welcome says that a sign-up for %s must pay, and what comes then',
  async (signup_plan, then) => {
    const { id, email } = await member({ status: 'INACTIVE', user_plan: null, signup_plan });
    await send({ mail: 'welcome', memberId: id });
    const { text } = await newest(email);
    expect(text).toContain('one step left');
    expect(text).toContain('receipt');
    expect(text).toContain(then);
    expect(text).not.toContain('ready');
    expect(linkIn(text)).toBe('http://localhost:3000/processing/payment');
  },
);

it('a new email is confirmed at its own address, unless another account has it', async () => {
  const { id, email } = await member();
  const fresh = `fresh-${randomUUID()}@crewpad.test`;
  const owner = await member();
  await send({ mail: 'new_email', memberId: id, email: fresh });
  await send({ mail: 'new_email', memberId: id, email: owner.email });
  const { text } = await newest(fresh);
  expect(linkIn(text)).toMatch(/^http:\/\/localhost:3000\/email\/verify\/[\w-]{43}$/);
  expect(text).toContain('24 hours');
  expect(await listMailboxEmails(database.db, owner.email)).toEqual([]);
  expect(await listMailboxEmails(database.db, email)).toEqual([]);
  const rows = await database.db
    .selectFrom('member_tokens')
    .select(['kind', 'email', 'token_hash'])
    .where('member_id', '=', id)
    .where('used_at', 'is', null)
    .execute();
  expect(rows).toMatchObject([{ kind: 'new_email', email: fresh }]);
  expect(Buffer.from(rows[0]?.token_hash ?? '')).toEqual(hashToken(tokenIn(text)));
});

it('the code that closes an account is on its own line, and in no table', async () => {
  const { id, email } = await member();
  const { id: sessionId } = await database.db
    .insertInto('sessions')
    .values({
      member_id: id,
      token_id: randomUUID(),
      created_at: clock.now(),
      last_seen_at: clock.now(),
      expires_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await send({ mail: 'closing_code', memberId: id, sessionId });
  const { text } = await newest(email);
  const [code = ''] = /^\d{8}$/m.exec(text) ?? [];
  expect(code).not.toBe('');
  expect(text).toContain('10 minutes');
  const rows = await database.db
    .selectFrom('member_tokens')
    .selectAll()
    .where('member_id', '=', id)
    .execute();
  expect(rows).toMatchObject([{ kind: 'deactivation', session_id: sessionId, tries: 0 }]);
  const orders = await database.db.selectFrom('outbox').select('payload').execute();
  expect(JSON.stringify([rows, orders])).not.toContain(code);
});

it.each([
  ['password_changed', 'password was changed'],
  ['new_email_asked', 'Someone asked to change'],
] as const)('%s goes to the member', async (mail, subject) => {
  const { id, email } = await member();
  await send({ mail, memberId: id, email });
  expect((await newest(email)).subject).toContain(subject);
});

it.each([
  ['email_changed', 'was changed'],
  ['account_closed', 'is closed'],
] as const)('%s goes to the address that the member had', async (mail, subject) => {
  const { id } = await member();
  const old = `old-${randomUUID()}@crewpad.test`;
  await send({ mail, memberId: id, email: old });
  expect((await newest(old)).subject).toContain(subject);
});

it('every brand uses its own name and words', async () => {
  const { id, email } = await member();
  await send({ mail: 'welcome', memberId: id }, { BRAND: 'vacation' });
  const { subject, text, html } = await newest(email);
  expect(subject).toBe('Welcome to Staypad');
  expect(`${text}${html}`).toContain('vacation rental');
  expect(`${text}${html}`).not.toMatch(/crash ?pad\b(?!\.test)|Crewpad/);
});

it('a name is escaped in an email', async () => {
  const { id, email } = await member({
    first_name: '<img src=x>',
    email_verified_at: clock.now(),
  });
  await send({ mail: 'welcome', memberId: id });
  const { html } = await newest(email);
  expect(html).toContain('&lt;img src=x');
  expect(html).not.toContain('<img src=x');
});

it('an email is in the language of its member, including layout and plain text', async () => {
  const { id, email } = await member({ locale: 'es' });
  await send({ mail: 'password_changed', memberId: id });
  const { text, html } = await newest(email);
  const { t } = textsIn('es');
  expect(html).toMatch(/<html[^>]* lang="es"/);
  const subject = t('accounts/emails:password_subject');
  expect((await newest(email)).subject).toBe(subject);
  expect(subject).toContain('contraseña');
  for (const part of [html, text]) {
    expect(part).toContain(t('accounts/emails:password_heading'));
    expect(part).toContain(t('accounts/emails:change_password'));
    expect(part).toContain(t('platform/mail:questions'));
  }
  expect(html).toContain(t('platform/mail:button_fails'));
});

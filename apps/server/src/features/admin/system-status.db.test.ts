import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOutbox } from '../../jobs/outbox.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { noJobs } from '../../platform/jobs/definition.ts';
import { listMailboxEmails } from '../../platform/mail/mailbox.ts';
import { MailRefused } from '../../platform/mail/transport.ts';
import { orderMail } from '../../platform/outbox/order-mail.ts';
import { deleteRefusal, recordRefusal } from '../../platform/outbox/refusing-addresses.ts';
import { mailsTo, TestApp } from '../../testing/test-app.ts';

const FAILED_JOB = '0b5c1c1e-7d0a-4f6e-9a55-0d5c2f1f9a10';

let rig: TestApp;
let token: string;
let adminId: number;
beforeAll(async () => {
  const failedAt = new Date('2026-03-01T09:00:00Z');
  const error = 'Error: ana@crewpad.test\n    at run';
  rig = await TestApp.open(undefined, {
    jobs: {
      ...noJobs,
      overview: async () => ({
        queues: [{ name: 'run-rent', waiting: 2, active: 1, failed: 1, late: 1, nextAt: failedAt }],
        failed: [{ id: FAILED_JOB, name: 'run-rent', attempts: 6, failedAt, error }],
      }),
      retry: async (_trx, id) =>
        id === FAILED_JOB ? { kind: 'run-rent', isRetried: true } : undefined,
    },
  });
  adminId = (await rig.member({ role: 'admin', user_plan: null, display_name: 'Ada A.' })).id;
  token = await rig.tokenOf(adminId);
});
afterAll(() => rig.close());

const auditOf = (action: string) =>
  rig.database.db.selectFrom('audit_log').selectAll().where('action', '=', action).execute();
const outboxRow = (id: string) =>
  rig.database.db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', Number(id.replace('email-', '')))
    .executeTakeFirstOrThrow();

const order = (mail: 'verify_email' | 'login_link', to: { memberId?: number; email?: string }) =>
  transaction(rig.database.db, (trx) => orderMail(trx, { mail, ...to }, { now: rig.clock.now() }));

/** An email that the server refuses permanently. */
async function failedEmail() {
  const member = await rig.member();
  await order('verify_email', { memberId: member.id });
  const refusing = { send: () => Promise.reject(new MailRefused('550')), close: async () => {} };
  await openOutbox(rig.services, refusing).run();
  const [row] = (await emails(`member=${member.id}`)).data;
  return { member, row };
}
const emails = async (query: string) => (await rig.get(`/admin/emails?${query}`, token)).body;
const retry = (id: string, by = token) => rig.post(`/admin/jobs/${id}/retry`, {}, by);

describe('the emails', () => {
  it('are listed for a member by recipient id and address, newest first', async () => {
    const { id, email } = await rig.member({ display_name: 'Mia M.' });
    await order('verify_email', { memberId: id });
    await openOutbox(rig.services).run();
    await order('login_link', { email: email.toUpperCase() });
    const { data, next } = await emails(`member=${id}`);
    expect(data).toEqual([
      expect.objectContaining({ kind: 'login_link', state: 'waiting', done_at: null }),
      {
        id: expect.stringMatching(/^email-\d+$/),
        kind: 'verify_email',
        state: 'sent',
        subject: 'Verify your email for Crewpad',
        recipient: email,
        member: { id, display_name: 'Mia M.' },
        ordered_at: expect.any(String),
        done_at: expect.any(String),
        next_attempt_at: null,
        attempts: 1,
        error: null,
        refusal: null,
        stays_unsent: false,
        abilities: { retry: false },
      },
    ]);
    expect(next).toBeNull();
    expect((await emails(`to=${encodeURIComponent(email)}`)).data).toEqual(data);
    const { data: first, next: below } = await emails(`member=${id}&limit=1`);
    expect(first).toEqual(data.slice(0, 1));
    expect((await emails(`member=${id}&limit=1&before=${below}`)).data).toEqual(data.slice(1));
    expect((await emails(`member=${id}&state=sent`)).data).toEqual(data.slice(1));
    await openOutbox(rig.services).run();
  });

  it('the emails without a recipient are skipped, not sent', async () => {
    const email = `nobody-${randomUUID()}@crewpad.test`;
    await order('login_link', { email });
    await openOutbox(rig.services).run();
    const [row] = (await emails(`to=${email}&state=skipped`)).data;
    expect(row).toMatchObject({ recipient: email, member: null, state: 'skipped' });
  });

  it('show why their address refuses emails, also those that were sent before', async () => {
    const { id, email } = await rig.member();
    await order('verify_email', { memberId: id });
    await openOutbox(rig.services).run();
    const now = rig.clock.now();
    const { db } = rig.database;
    await recordRefusal(db, { address: email, reason: '550 5.1.1 User unknown', now });
    await order('login_link', { memberId: id });
    await openOutbox(rig.services).run();
    const refusal = { reason: '550 5.1.1 User unknown', refused_at: now.toISOString() };
    expect((await emails(`member=${id}`)).data).toMatchObject([
      {
        ...{
          kind: 'login_link',
          state: 'failed',
          error: 'not sent: address refuses mail',
          refusal,
          stays_unsent: false,
        },
        abilities: { retry: false },
      },
      { kind: 'verify_email', state: 'sent', error: null, refusal },
    ]);
    expect((await rig.get(`/admin/members/${id}`, token)).body.data.email_refusal).toEqual(refusal);
    // Nothing has failed that an admin could try again, until the address is verified.
    const [{ id: refusedId }] = (await emails(`member=${id}&state=failed`)).data;
    const { failed } = (await rig.get('/admin/jobs', token)).body;
    expect(failed.map((item: { id: string }) => item.id)).not.toContain(refusedId);
    await transaction(db, (trx) => deleteRefusal(trx, email));
    const [later] = (await emails(`member=${id}&state=failed`)).data;
    expect(later).toMatchObject({ stays_unsent: true, abilities: { retry: true } });
  });

  it('show their subject, but never their text, a link or a token', async () => {
    const { email } = await rig.member();
    await order('login_link', { email });
    const [mail] = await mailsTo(rig, email);
    const link = /login\/?\S*[?/=]([\w-]{30,})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(link).not.toBe('');
    const { text, body } = await rig.get(`/admin/emails?to=${email}`, token);
    expect(text).not.toContain(link);
    expect(body.data).toMatchObject([{ subject: mail?.subject, recipient: email }]);
    const [, line = ''] = (mail?.text ?? '').split('\n').filter((part) => part.length > 20);
    expect(line).not.toBe('');
    expect(text).not.toContain(line);
  });

  it('retain their recipient when the member changes their email', async () => {
    const { id, email } = await rig.member();
    await order('verify_email', { memberId: id });
    await openOutbox(rig.services).run();
    await rig.database.db
      .updateTable('members')
      .set({ email: `new-${email}` })
      .where('id', '=', id)
      .execute();
    expect((await emails(`member=${id}`)).data[0].recipient).toBe(email);
  });

  it('are for admins only, with audited reads; invalid input is refused', async () => {
    const other = await rig.tokenOf((await rig.member()).id);
    expect((await rig.get('/admin/emails', other)).status).toBe(403);
    for (const query of [
      'state=lost',
      'before=x',
      'limit=101',
      'member=-1',
      `to=${'x'.repeat(255)}`,
    ]) {
      expect([query, (await rig.get(`/admin/emails?${query}`, token)).status]).toEqual([
        query,
        422,
      ]);
    }
    await emails('state=failed&limit=3');
    expect((await auditOf('admin.emails_read')).at(-1)).toMatchObject({
      actor_id: adminId,
      details: { state: 'failed', limit: 3 },
    });
  });
});

describe('POST /admin/jobs/{id}/retry', () => {
  it('sends a failed email once, also for two concurrent admins', async () => {
    const { member, row } = await failedEmail();
    expect(row).toMatchObject({
      state: 'failed',
      recipient: member.email,
      abilities: { retry: true },
    });
    const answers = await Promise.all([retry(row.id), retry(row.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await Promise.all([openOutbox(rig.services).run(), openOutbox(rig.services).run()]);
    expect(await listMailboxEmails(rig.database.db, member.email)).toHaveLength(1);
    expect((await outboxRow(row.id)).sent_at).not.toBeNull();
    expect((await retry(row.id)).status).toBe(409);
    const entries = await auditOf('email.retried');
    expect(entries.filter(({ details }) => (details as { id: string }).id === row.id)).toEqual([
      expect.objectContaining({ actor_id: adminId, details: { id: row.id, kind: 'verify_email' } }),
    ]);
  });

  it('refuses strangers, unknown ids and work that has not failed, and changes nothing', async () => {
    const { member, row } = await failedEmail();
    const before = await outboxRow(row.id);
    expect((await retry(row.id, await rig.tokenOf(member.id))).status).toBe(403);
    expect((await rig.post(`/admin/jobs/${row.id}/retry`, {})).status).toBe(401);
    const unknown = ['email-999999999', 'email-0', 'job-12', 'nonsense', `job-${randomUUID()}`];
    for (const id of unknown) expect([id, (await retry(id)).status]).toEqual([id, 404]);
    expect((await retry('x'.repeat(65))).status).toBeGreaterThanOrEqual(404);
    expect(await outboxRow(row.id)).toEqual(before);
    await order('verify_email', { memberId: member.id });
    const [waiting] = (await emails(`member=${member.id}&state=waiting`)).data;
    expect((await retry(waiting.id)).status).toBe(409);
  });

  it('runs a failed job again', async () => {
    const { status, body } = await retry(`job-${FAILED_JOB}`);
    expect([status, body]).toEqual([200, { message: 'The job is running again.' }]);
    expect((await auditOf('job.retried')).at(-1)?.details).toEqual({
      id: `job-${FAILED_JOB}`,
      kind: 'run-rent',
    });
  });
});

it('GET /admin/jobs counts waiting and failed jobs, with the first line of each error', async () => {
  const { row } = await failedEmail();
  const other = await rig.tokenOf((await rig.member()).id);
  expect((await rig.get('/admin/jobs', other)).status).toBe(403);
  const { body } = await rig.get('/admin/jobs', token);
  expect(body.queues).toEqual([
    {
      ...{ name: 'run-rent', waiting: 2, active: 1, failed: 1, late: 1 },
      next_at: '2026-03-01T09:00:00.000Z',
    },
  ]);
  const kind = body.emails.kinds.find((item: { kind: string }) => item.kind === 'verify_email');
  expect(kind.failed).toBeGreaterThan(0);
  expect(body.emails.failed).toBeGreaterThanOrEqual(kind.failed);
  expect(body.failed).toContainEqual(
    expect.objectContaining({ id: `job-${FAILED_JOB}`, error: 'Error: [address]', attempts: 6 }),
  );
  expect(body.failed).toContainEqual(
    expect.objectContaining({ id: row.id, kind: 'verify_email', abilities: { retry: true } }),
  );
  expect((await auditOf('admin.jobs_read')).at(-1)).toMatchObject({ actor_id: adminId });
});

describe('the audit trail', () => {
  it('lists what a member did and what was done to them, newest first, in pages', async () => {
    const member = await rig.member({ display_name: 'Nina N.' });
    await rig.get(`/admin/members/${member.id}`, token);
    await rig.post('/lister/draft', {}, await rig.tokenOf(member.id));
    await rig.get(`/admin/switch-user/${member.id}`, token);
    const read = async (query = '') =>
      (await rig.get(`/admin/audit?member=${member.id}${query}`, token)).body;
    const { data, next } = await read();
    expect(data).toEqual([
      expect.objectContaining({
        action: 'admin.switched_into',
        actor: { id: adminId, display_name: 'Ada A.' },
        member: { id: member.id, display_name: 'Nina N.' },
      }),
      expect.objectContaining({ action: 'admin.member_read', details: {} }),
    ]);
    expect(next).toBeNull();
    const first = await read('&limit=1');
    expect(first.data).toEqual(data.slice(0, 1));
    expect((await read(`&limit=1&before=${first.next}`)).data).toEqual(data.slice(1));
  });

  it('is filtered by actor, kind and days, which are those of the language', async () => {
    const member = await rig.member({ display_name: 'Zoe Z.' });
    const entry = { actor_id: adminId, member_id: member.id };
    await rig.database.db
      .insertInto('audit_log')
      .values([
        // The evening before, in New York.
        { ...entry, action: 'admin.member_locked', at: new Date('2026-03-03T04:30:00Z') },
        { ...entry, action: 'admin.member_read', at: new Date('2026-03-03T12:00:00Z') },
        { ...entry, actor_id: null, action: 'charge.paid', at: new Date('2026-03-04T04:30:00Z') },
        { ...entry, action: 'admin.member_unlocked', at: new Date('2026-03-05T12:00:00Z') },
      ])
      .execute();
    const actionsOf = async (query: string) => {
      const { data } = (await rig.get(`/admin/audit?member=${member.id}${query}`, token)).body;
      return data.map(({ action }: { action: string }) => action.split('.')[1]);
    };
    expect(await actionsOf('')).toEqual([
      'member_unlocked',
      'paid',
      'member_read',
      'member_locked',
    ]);
    expect(await actionsOf(`&actor=${adminId}`)).toEqual([
      'member_unlocked',
      'member_read',
      'member_locked',
    ]);
    expect(await actionsOf('&kind=admin')).toEqual(['member_unlocked', 'member_locked']);
    expect(await actionsOf('&kind=money')).toEqual(['paid']);
    expect(await actionsOf('&from=2026-03-03')).toEqual(['member_unlocked', 'paid', 'member_read']);
    expect(await actionsOf('&from=2026-03-03&to=2026-03-03')).toEqual(['paid', 'member_read']);
    expect(await actionsOf('&to=2026-03-02')).toEqual(['member_locked']);
    expect(await actionsOf(`&actor=${adminId}&kind=admin&from=2026-03-03`)).toEqual([
      'member_unlocked',
    ]);
    const { admins } = (await rig.get('/admin/audit?limit=1', token)).body;
    expect(admins).toContainEqual({ id: adminId, display_name: 'Ada A.' });
    const refused = ['kind=none', 'actor=x', 'actor=0', 'from=03/02/2026', 'to=2026-02-30'];
    for (const query of [...refused, 'from=2026-03-03&to=2026-03-02']) {
      const { status } = await rig.get(`/admin/audit?${query}`, token);
      expect([query, status]).toEqual([query, 422]);
    }
  });

  it('is for admins only, and its reads are audited', async () => {
    const other = await rig.tokenOf((await rig.member()).id);
    expect((await rig.get('/admin/audit', other)).status).toBe(403);
    expect((await rig.get('/admin/audit?before=0', token)).status).toBe(422);
    await rig.get('/admin/audit?limit=7', token);
    const { data } = (await rig.get('/admin/audit?limit=1', token)).body;
    expect(data[0]).toMatchObject({ action: 'admin.audit_read', details: { limit: 7 } });
  });
});

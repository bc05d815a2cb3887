import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../testing/services.ts';
import { AdjustableClock } from '../clock.ts';
import type { DatabaseHandle } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { createLog } from '../log.ts';
import type { MailContent } from '../mail/content.ts';
import * as render from '../mail/render.ts';
import { smtpTransport } from '../mail/smtp.ts';
import { startMailServer, type TestMailServer } from '../mail/testing.ts';
import type { MailTransport } from '../mail/transport.ts';
import { type MailOrder, OUTBOX_FILLED, orderMail } from './order-mail.ts';
import { type Composer, Outbox } from './outbox.ts';
import { claimMails, releaseMails } from './rows.ts';

const site = {
  brand: 'crashpad',
  publicUrl: 'http://crewpad.test',
  contactEmail: 'help@crewpad.test',
  cardAmountMax: 500_000,
} as const;
const sender = { name: 'Crewpad', address: 'hello@crewpad.test' };

let database: DatabaseHandle;
let server: TestMailServer;
let clock: AdjustableClock;
let lines: string[];
let opened: Outbox[];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  server = await startMailServer();
  clock = new AdjustableClock();
  lines = [];
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((outbox) => outbox.stop()));
  await server.close();
  await database.db.deleteFrom('outbox').execute();
});

function contentTo(to: string): MailContent {
  const blocks = [{ kind: 'text', text: 'Words' }] as const;
  return { to, locale: 'en', subject: 'Hello', preview: 'p', heading: 'Hello', blocks };
}

const plain: Composer<'welcome'> = async (_trx, { email }) =>
  email === undefined ? undefined : contentTo(email);

function make(transport: MailTransport, compose = plain) {
  return new Outbox({
    db: database.db,
    clock,
    log: createLog('info', { write: (line) => lines.push(line) }),
    transport,
    composers: { welcome: compose },
    site,
  });
}

function open(transport = smtpTransport(server.url, sender), compose = plain) {
  const outbox = make(transport, compose);
  opened.push(outbox);
  return outbox;
}

/** An outbox of a public demo, that composes a welcome and the link of a sign-up. */
function openPublic() {
  const outbox = new Outbox({
    ...{ db: database.db, clock, site, onlyVerified: true },
    log: createLog('info', { write: (line) => lines.push(line) }),
    transport: smtpTransport(server.url, sender),
    composers: { welcome: plain, verify_email: async () => contentTo('someone@crewpad.test') },
  });
  opened.push(outbox);
  return outbox;
}

const order = (fields: Partial<MailOrder<'welcome'>>, key?: string) =>
  transaction(database.db, (trx) =>
    orderMail(
      trx,
      { mail: 'welcome', ...fields },
      { now: clock.now(), ...(key !== undefined && { key }) },
    ),
  );
const rows = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
const minutes = (n: number) => clock.advance(n * 60);

describe('the outbox', () => {
  it('sends an email as HTML and text, and marks it as sent', async () => {
    await order({ email: 'ana@crewpad.test' });
    await open().run();
    const [mail] = server.mails;
    const [row] = await rows();
    expect(mail).toMatchObject({
      subject: 'Hello',
      from: sender,
      to: [{ address: 'ana@crewpad.test' }],
      messageId: `<outbox-${row?.id}@crewpad.test>`,
    });
    expect(mail?.text).toContain('Words');
    expect(mail?.html).toContain('Words');
    expect(row?.sent_at).not.toBeNull();
  });

  it('marks an email without a recipient as skipped', async () => {
    await order({});
    await open().run();
    expect(server.mails).toEqual([]);
    expect((await rows())[0]?.sent_at).not.toBeNull();
  });

  it('still renders an email without a recipient', async () => {
    const rendered = vi.spyOn(render, 'renderMail');
    await order({});
    await open().run();
    expect(rendered).toHaveBeenCalledOnce();
    const [blocks, withoutRecipient] = [
      rendered.mock.calls[0]?.[0].blocks,
      rendered.mock.results[0],
    ];
    expect(blocks?.map(({ kind }) => kind)).toEqual(['text', 'button', 'note']);
    await expect(withoutRecipient?.value).resolves.toHaveProperty('html');
    expect(server.mails).toEqual([]);
  });

  it('stores an order with the same key once', async () => {
    await order({ email: 'ana@crewpad.test' }, 'welcome:1');
    await order({ email: 'ana@crewpad.test' }, 'welcome:1');
    await open().run();
    expect(server.mails).toHaveLength(1);
  });

  it('sends nothing for a rolled-back transaction', async () => {
    const undone = transaction(database.db, async (trx) => {
      await orderMail(trx, { mail: 'welcome', email: 'a@crewpad.test' }, { now: clock.now() });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await open().run();
    expect(server.mails).toEqual([]);
  });

  it('is notified when the transaction of an order commits', async () => {
    const outbox = open();
    await database.listen(OUTBOX_FILLED, () => outbox.wake());
    await order({ email: 'ana@crewpad.test' });
    await expect.poll(() => server.mails.length).toBe(1);
  });

  it('stores emails while the mail server is down and sends them once it is back', async () => {
    const { port } = server;
    const outbox = open();
    await server.close();
    for (const n of [1, 2, 3, 4, 5, 6]) await order({ email: `m${n}@crewpad.test` });
    await outbox.run();
    expect((await rows()).every((row) => row.sent_at === null && row.failed_at === null)).toBe(
      true,
    );
    server = await startMailServer(port);
    await outbox.run();
    expect(server.mails).toEqual([]);
    minutes(1);
    await outbox.run();
    expect(server.mails.map((mail) => mail.to?.[0]?.address).sort()).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => `m${n}@crewpad.test`),
    );
  });

  it('retries at growing intervals, and stops after a day', async () => {
    server.answer = { data: 451 };
    await order({ email: 'ana@crewpad.test' });
    const outbox = open();
    const waits: number[] = [];
    for (;;) {
      await outbox.run();
      const [row] = await rows();
      if (row === undefined || row.failed_at !== null) break;
      const wait = row.next_attempt_at.getTime() - clock.now().getTime();
      waits.push(Math.round(wait / 1000));
      clock.advance(Math.ceil(wait / 1000) + 1);
    }
    expect(waits.slice(0, 5)).toEqual([30, 60, 120, 240, 480]);
    expect(Math.max(...waits)).toBe(3600);
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3600;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThan(25.1);
    minutes(24 * 60);
    server.answer = undefined;
    await outbox.run();
    expect(server.mails).toEqual([]);
  });

  it('does not retry a permanently refused address, and never logs it', async () => {
    server.answer = { recipient: 550 };
    await order({ email: 'unknown@crewpad.test' });
    await open().run();
    const [row] = await rows();
    expect(row).toMatchObject({
      sent_at: null,
      last_error: expect.stringMatching(/^550 .*not now$/),
    });
    expect(row?.failed_at).not.toBeNull();
    expect(lines.join('')).not.toContain('unknown@');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '').reason).toMatch(/^Error 550 the mail server refused/);
  });

  it('does not let one bad order delay the others', async () => {
    const compose: Composer<'welcome'> = async (trx, order, now) => {
      if (order.memberId === 7) throw new TypeError('broken');
      return plain(trx, order, now);
    };
    await order({ memberId: 7 });
    await order({ email: 'ana@crewpad.test' });
    await open(undefined, compose).run();
    expect(server.mails).toHaveLength(1);
    expect((await rows()).map((row) => row.sent_at !== null)).toEqual([false, true]);
  });

  it('sends each email once when two dispatchers work at the same time', async () => {
    for (let n = 0; n < 30; n += 1) await order({ email: `m${n}@crewpad.test` });
    await Promise.all([open().run(), open().run()]);
    const to = server.mails.map((mail) => mail.to?.[0]?.address);
    expect(to).toHaveLength(30);
    expect(new Set(to).size).toBe(30);
  });

  it('sends an email again, with the same Message-ID, if the process died after sending it', async () => {
    await order({ email: 'ana@crewpad.test' });
    const real = smtpTransport(server.url, sender);
    // The email was sent, but the process died before recording it.
    const dying: MailTransport = {
      async send(mail, id) {
        await real.send(mail, id);
        return new Promise(() => {});
      },
      close: async () => {},
    };
    make(dying).wake();
    await expect.poll(() => server.mails.length).toBe(1);

    const survivor = open(real);
    await survivor.run();
    expect(server.mails).toHaveLength(1);
    minutes(4);
    await survivor.run();
    minutes(60);
    await survivor.run();
    expect(server.mails).toHaveLength(2);
    expect(server.mails[0]?.messageId).toBe(server.mails[1]?.messageId);
  });

  it('claims no more than the limit, whichever plan the database chooses', async () => {
    for (let n = 0; n < 6; n += 1) await order({ email: `m${n}@crewpad.test` });
    const claimed = await transaction(database.db, async (trx) => {
      // Leaves the plan that reads the inner rows once for each outer row.
      for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'indexscan'])
        await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx);
      const now = clock.now();
      return claimMails(trx, { now, leaseUntil: now, limit: 4 });
    });
    expect(claimed).toHaveLength(4);
  });

  it('completes started work before it stops, and starts no more', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.hold = promise;
    for (let n = 0; n < 6; n += 1) await order({ email: `m${n}@crewpad.test` });
    const outbox = open();
    outbox.wake();
    await expect.poll(() => server.mails.length).toBe(4);
    const stopped = outbox.stop();
    resolve();
    await stopped;
    const sent = (await rows()).filter((row) => row.sent_at !== null);
    expect(sent).toHaveLength(4);
    expect(server.mails).toHaveLength(4);
  });
});

describe('the outbox of a public demo', () => {
  const email = 'someone@crewpad.test';
  const addMember = () =>
    database.db
      .insertInto('members')
      .values({
        ...{ email, status: 'ACTIVE', first_name: 'A', last_name: 'B', display_name: 'A B' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  afterEach(() => database.db.deleteFrom('members').where('email', '=', email).execute());

  it('keeps emails until their address is verified, then sends them', async () => {
    const outbox = openPublic();
    const { id } = await addMember();
    await order({ email });
    await outbox.run();
    await minutes(60 * 24 * 400);
    await outbox.run();
    expect(server.mails).toHaveLength(0);
    expect(await rows()).toMatchObject([
      { recipient: email, sent_at: null, failed_at: null, attempts: 0 },
    ]);
    expect((await rows())[0]?.last_error).toBe('not sent: address not verified');

    await database.db
      .updateTable('members')
      .set({ email_verified_at: clock.now() })
      .where('id', '=', id)
      .execute();
    await transaction(database.db, (trx) => releaseMails(trx, email, clock.now()));
    await outbox.run();
    expect(server.mails).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ last_error: null });
  });

  it('sends the link of a sign-up to an address that is not verified', async () => {
    const outbox = openPublic();
    await addMember();
    await transaction(database.db, (trx) =>
      orderMail(trx, { mail: 'verify_email' }, { now: clock.now() }),
    );
    await outbox.run();
    expect(server.mails).toHaveLength(1);
  });

  it('sends to a verified address, and to its own contact address', async () => {
    const outbox = openPublic();
    const { id } = await addMember();
    await database.db
      .updateTable('members')
      .set({ email_verified_at: clock.now() })
      .where('id', '=', id)
      .execute();
    await order({ email });
    await order({ email: site.contactEmail });
    await outbox.run();
    expect(server.mails).toHaveLength(2);
  });
});

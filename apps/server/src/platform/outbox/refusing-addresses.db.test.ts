import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countOf, openTestDatabase } from '../../testing/services.ts';
import { AdjustableClock } from '../clock.ts';
import type { DatabaseHandle } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { createLog } from '../log.ts';
import { smtpTransport } from '../mail/smtp.ts';
import { startMailServer, type TestMailServer } from '../mail/testing.ts';
import { type MailOrder, orderMail } from './order-mail.ts';
import { type Composer, Outbox } from './outbox.ts';
import { deleteRefusal } from './refusing-addresses.ts';
import { retryMail } from './rows.ts';

const site = {
  brand: 'crashpad',
  publicUrl: 'http://crewpad.test',
  contactEmail: 'help@crewpad.test',
  cardAmountMax: 500_000,
} as const;
const ana = 'ana@crewpad.test';
const UNKNOWN = '5.1.1 <ana@crewpad.test>: User unknown';

let database: DatabaseHandle;
let server: TestMailServer;
let clock: AdjustableClock;
let outbox: Outbox;
let lines: string[];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  server = await startMailServer();
  clock = new AdjustableClock();
  lines = [];
  const compose: Composer = async (_trx, order) => {
    const { email: to = '' } = order as { email?: string };
    const blocks = [{ kind: 'text', text: 'Words' }] as const;
    return { to, locale: 'en', subject: order.mail, preview: 'p', heading: 'Hello', blocks };
  };
  outbox = new Outbox({
    ...{ db: database.db, clock, site },
    log: createLog('info', { write: (line) => lines.push(line) }),
    transport: smtpTransport(server.url, { name: 'Crewpad', address: 'hello@crewpad.test' }),
    composers: {
      welcome: { topic: 'news', compose },
      verify_email: compose,
      new_email: compose,
      reset_password: compose,
    },
    policy: {
      decide: async (_trx, { orderedAt }, now) =>
        holdsNews
          ? { kind: 'hold', until: now, bundle: 'news' }
          : { kind: 'send', dueAt: orderedAt, links: undefined },
      join: (_topic, [first]) => {
        if (first === undefined) throw new Error('nothing to join');
        return first;
      },
    },
  });
});
let holdsNews = false;
afterEach(async () => {
  holdsNews = false;
  await outbox.stop();
  await server.close();
  await database.db.deleteFrom('outbox').execute();
  await database.db.deleteFrom('refusing_addresses').execute();
});

type Ordered = 'welcome' | 'verify_email' | 'new_email' | 'reset_password';
async function send(mail: Ordered, email = ana) {
  const order = { mail, email } as MailOrder;
  await transaction(database.db, (trx) => orderMail(trx, order, { now: clock.now() }));
  await outbox.run();
}
const marks = () => database.db.selectFrom('refusing_addresses').selectAll().execute();
const rows = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
const sent = () => server.mails.map(({ subject, to }) => [subject, to?.[0]?.address]);

describe('an address is marked when its mail server refuses the recipient for good:', () => {
  it.each([
    [550, '5.1.1 <ana@crewpad.test>: User unknown', '550 5.1.1 …: User unknown'],
    [550, '5.1.10 Domain takes no email', '550 5.1.10 Domain takes no email'],
    [550, '5.2.1 Mailbox disabled', '550 5.2.1 Mailbox disabled'],
    [550, '5.4.1 Recipient address rejected', '550 5.4.1 Recipient address rejected'],
    [553, 'no such mailbox', '553 no such mailbox'],
  ])('%i %s', async (recipient, sentence, reason) => {
    server.answer = { recipient, sentence };
    await send('reset_password');
    expect(await marks()).toEqual([{ address: ana, reason, refused_at: expect.any(Date) }]);
    expect(await rows()).toMatchObject([{ last_error: reason, recipient: ana, attempts: 1 }]);
    expect(lines.join('')).not.toContain('ana@');
  });

  it('550 5.1.1 for the recipient, after the whole email', async () => {
    server.answer = { data: 550, sentence: '5.1.1 No such user' };
    await send('reset_password');
    expect(await marks()).toMatchObject([{ reason: '550 5.1.1 No such user' }]);
  });
});

describe('an address is not marked', () => {
  it.each([
    ['that is refused for now', { recipient: 450, sentence: '4.2.1 Try again later' }],
    ['with a full mailbox for now', { recipient: 452, sentence: '4.2.2 Mailbox full' }],
    ['for our policy breach', { recipient: 550, sentence: '5.7.1 Blocked by SPF' }],
    ['for a relay that is denied', { recipient: 550, sentence: 'relay not permitted' }],
    ['for a policy without a code', { recipient: 554, sentence: 'Your network is blocked' }],
    ['for a bad sender', { recipient: 550, sentence: '5.1.8 Bad sender domain' }],
    ['for a server out of order', { recipient: 550, sentence: '5.3.5 Wrong configuration' }],
    ['for its content', { data: 550, sentence: '5.7.1 This looks like spam' }],
    ['for content without a code', { data: 554, sentence: 'Message refused' }],
    ['for an email that is too large', { data: 552, sentence: '5.3.4 Too large' }],
  ])('%s', async (_what, answer) => {
    server.answer = answer;
    await send('reset_password');
    expect(await marks()).toEqual([]);
    server.answer = undefined;
    await send('reset_password');
    expect(sent()).toEqual([['reset_password', ana]]);
  });

  it('the address of the operator, who gets every email, is not marked', async () => {
    server.answer = { recipient: 550, sentence: UNKNOWN };
    await send('reset_password', site.contactEmail);
    expect(await marks()).toEqual([]);
  });

  it('an address is not marked while the mail server is down', async () => {
    await server.close();
    await send('reset_password');
    expect(await marks()).toEqual([]);
    expect(await rows()).toMatchObject([{ failed_at: null }]);
  });
});

describe('an address that refuses emails', () => {
  beforeEach(async () => {
    server.answer = { recipient: 550, sentence: UNKNOWN };
    await send('reset_password');
    await database.db.deleteFrom('outbox').execute();
    server.answer = undefined;
  });

  it('gets no other email, in any spelling; each one stays with its reason', async () => {
    await send('welcome');
    await send('reset_password', ana.toUpperCase());
    clock.advance(2 * 24 * 60 * 60);
    await outbox.run();
    expect(server.mails).toEqual([]);
    const [first, second] = await rows();
    for (const row of [first, second]) {
      expect(row).toMatchObject({
        ...{ sent_at: null, failed_at: expect.any(Date), attempts: 1 },
        last_error: 'not sent: address refuses mail',
      });
    }
    expect([first?.recipient, second?.recipient]).toEqual([ana, ana.toUpperCase()]);
  });

  it('counts among the emails that were refused, and others by their own outcome', async () => {
    const counts = () =>
      Promise.all(
        ['sent', 'failed', 'refused', 'retried'].map((item) =>
          countOf(`emails_total{outcome="${item}"}`),
        ),
      );
    const before = await counts();
    await send('reset_password');
    await send('verify_email');
    server.answer = { recipient: 450 };
    await send('reset_password', 'other@crewpad.test');
    server.answer = { data: 554 };
    await send('reset_password', 'third@crewpad.test');
    const after = await counts();
    expect(after.map((count, n) => count - (before[n] ?? 0))).toEqual([1, 1, 1, 1]);
  });

  it('gets none of a digest either', async () => {
    holdsNews = true;
    await send('welcome');
    holdsNews = false;
    clock.advance(60);
    await outbox.run();
    expect(server.mails).toEqual([]);
    expect(await rows()).toMatchObject([{ last_error: 'not sent: address refuses mail' }]);
  });

  it('gets verification links, and other addresses get everything', async () => {
    await send('verify_email');
    await send('new_email');
    await send('reset_password', 'other@crewpad.test');
    expect(sent()).toEqual([
      ['verify_email', ana],
      ['new_email', ana],
      ['reset_password', 'other@crewpad.test'],
    ]);
  });

  it('is marked again with the newest sentence when it refuses a link', async () => {
    const [before] = await marks();
    clock.advance(24 * 60 * 60);
    server.answer = { recipient: 550, sentence: '5.2.1 Mailbox disabled' };
    await send('verify_email');
    const [after] = await marks();
    expect(after).toMatchObject({ address: ana, reason: '550 5.2.1 Mailbox disabled' });
    const days = (Number(after?.refused_at) - Number(before?.refused_at)) / 86_400_000;
    expect(Math.round(days)).toBe(1);
  });

  it('gets what an admin sends again, only once the mark is gone', async () => {
    await send('reset_password');
    const again = async () => {
      const [row] = await rows();
      await transaction(database.db, (trx) => retryMail(trx, row?.id ?? 0, clock.now()));
      await outbox.run();
    };
    await again();
    expect(server.mails).toEqual([]);
    await transaction(database.db, (trx) => deleteRefusal(trx, ana));
    await again();
    expect(sent()).toEqual([['reset_password', ana]]);
  });
});

import { REPLY_REMINDER_AFTER_MS } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOutbox } from '../../jobs/outbox.ts';
import { AdjustableClock } from '../../platform/clock.ts';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { listMailboxEmails } from '../../platform/mail/mailbox.ts';
import type { Services } from '../../platform/services.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { openTestDatabase, sql, testServices } from '../../testing/services.ts';
import { addMember } from '../../testing/test-app.ts';
import { addListing } from '../listings/testing.ts';
import { addRental } from '../rentals/testing.ts';
import { orderReplyReminders, orderUnreadEmails } from './reminders.ts';
import { addMessage, addThread } from './testing.ts';

describe('the email about unread messages', () => {
  const HOUR = 3600;

  let database: DatabaseHandle;
  let clock: AdjustableClock;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase();
    clock = new AdjustableClock();
    services = testServices(database, {}, clock);
  });
  beforeEach(async () => {
    clock.set(TEST_NOW);
    await database.db.updateTable('thread_members').set({ email_due_at: null }).execute();
    await database.db.deleteFrom('outbox').execute();
  });
  afterAll(() => database.close());

  const run = () => orderUnreadEmails(database.db, clock.now());
  const orders = () => database.db.selectFrom('outbox').select('id').execute();

  async function member(first_name: string) {
    const id = await addMember(database.db, { first_name, display_name: `${first_name} R.` });
    const { email } = await database.db
      .selectFrom('members')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, mails: () => listMailboxEmails(database.db, email) };
  }

  /** A thread with one unread message that is due. */
  const unreadThread = (reader: number, author: number, message = 'Hello', side: object = {}) =>
    addThread(database.db, author, reader, {
      message,
      reader: { email_due_at: clock.now(), ...side },
    });
  const send = () => openOutbox(services).run();
  const change = (threadId: number, memberId: number, row: object) =>
    database.db
      .updateTable('thread_members')
      .set(row)
      .where('thread_id', '=', threadId)
      .where('member_id', '=', memberId)
      .execute();
  const choose = (member_id: number, email: 'daily' | 'off') =>
    database.db
      .insertInto('email_preferences')
      .values({ member_id, topic: 'messages', email })
      .execute();

  describe('emails about unread messages', () => {
    it('cover all due threads in one email, shortened, with a link to each', async () => {
      const [reader, ben, cleo, dora] = await Promise.all(
        ['Ana', 'Ben', 'Cleo', 'Dora'].map(member),
      );
      if (!reader || !ben || !cleo || !dora) throw new Error('unreachable');
      const first = await unreadThread(reader.id, ben.id, `${'x'.repeat(160)}THE END`);
      const second = await unreadThread(reader.id, cleo.id, 'Is <b>a bed</b> free?');
      const soon = new Date(clock.now().getTime() + 60_000);
      await unreadThread(reader.id, dora.id, 'Not yet', { email_due_at: soon });
      expect(await run()).toBe(1);
      await send();
      const [mail, ...more] = await reader.mails();
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('You have 2 new messages on Crewpad');
      for (const id of [first, second]) {
        expect(mail?.text).toMatch(new RegExp(`^http://localhost:3000/chat/${id}$`, 'm'));
      }
      expect(mail?.text).toContain(`Ben R.: ${'x'.repeat(160)}…\n`);
      expect(mail?.html).not.toContain('<b>a bed');
      expect(mail?.text).not.toContain('Not yet');
    });

    it('quote nothing to an invited person who is not in touch with the lister', async () => {
      const [lister, invited] = await Promise.all(['Lea', 'Ivo'].map(member));
      if (!lister || !invited) throw new Error('unreachable');
      const listing = await addListing(database.db, { user_id: lister.id, rooms: [['cold']] });
      const [bed = 0] = listing.bedIds;
      const rental = await addRental(database.db, listing, bed, {
        user_id: invited.id,
        status: 'pending',
      });
      const texts = async () => (await invited.mails()).map(({ text, html }) => `${text} ${html}`);
      await unreadThread(invited.id, lister.id, 'Pay at evil.example');
      await run();
      await send();
      expect((await texts())[0]).not.toContain('evil.example');
      await database.db
        .updateTable('rentals')
        .set({ status: 'accepted', accepted_at: clock.now() })
        .where('id', '=', rental)
        .execute();
      await database.db
        .updateTable('thread_members')
        .set({ email_due_at: clock.now(), emailed_at: null })
        .where('member_id', '=', invited.id)
        .execute();
      await database.db.deleteFrom('outbox').execute();
      await run();
      await send();
      expect((await texts()).some((text) => text.includes('Pay at evil.example'))).toBe(true);
    });

    it('emails about unread messages of one thread name the sender in the subject, with the newest message', async () => {
      const [reader, ben] = [await member('Ana'), await member('Ben')];
      await unreadThread(reader.id, ben.id, 'First');
      await addMessage(database.db, { from: ben.id, to: reader.id, message: 'Second' });
      await addMessage(database.db, { from: reader.id, to: ben.id, message: 'Own' });
      await run();
      await send();
      const [mail] = await reader.mails();
      expect(mail?.subject).toBe('Ben R. sent you 2 new messages on Crewpad');
      expect(mail?.text).toContain('Ben R., last of 2 new messages: Second');
      expect(mail?.text).not.toContain('Own');
    });

    it.each([
      ['read', { unread: 0 }],
      ['muted', { muted: true }],
    ])(
      'that are %s before they are due, or before the email leaves, are not told',
      async (_, row) => {
        const [reader, ben] = [await member('Ana'), await member('Ben')];
        const id = await unreadThread(reader.id, ben.id, 'Hello', row);
        expect(await run()).toBe(0);
        await change(id, reader.id, { unread: 1, muted: false, email_due_at: clock.now() });
        expect(await run()).toBe(1);
        await change(id, reader.id, row);
        await send();
        expect(await reader.mails()).toEqual([]);
      },
    );

    it('emails about unread messages of one thread are sent once a day until it is read', async () => {
      const [reader, ben] = [await member('Ana'), await member('Ben')];
      const id = await unreadThread(reader.id, ben.id);
      const again = () => change(id, reader.id, { unread: 2, email_due_at: clock.now() });
      expect(await run()).toBe(1);
      expect(await run()).toBe(0);
      clock.advance(HOUR);
      await again();
      expect(await run()).toBe(0);
      clock.advance(22 * HOUR);
      expect(await run()).toBe(0);
      clock.advance(HOUR);
      expect(await run()).toBe(1);
      // Reading restarts it.
      await change(id, reader.id, { unread: 0, emailed_at: null });
      clock.advance(HOUR);
      await again();
      expect(await run()).toBe(1);
    });

    it('are sent once when several workers run concurrently', async () => {
      const readers = await Promise.all(['Ana', 'Ben', 'Cleo'].map(member));
      const author = await member('Dora');
      for (const { id } of readers) {
        await unreadThread(id, author.id);
        await unreadThread(id, (await member('Eve')).id);
      }
      const counts = await Promise.all([run(), run(), run(), run()]);
      expect(counts.reduce((sum, count) => sum + count)).toBe(3);
      expect(await orders()).toHaveLength(3);
    });

    it('are ordered in one transaction with their marks', async () => {
      const [reader, ben] = [await member('Ana'), await member('Ben')];
      await unreadThread(reader.id, ben.id);
      await sql`alter table outbox add constraint closed check (id < 0) not valid`.execute(
        database.db,
      );
      await expect(run()).rejects.toMatchObject({ code: '23514' });
      await sql`alter table outbox drop constraint closed`.execute(database.db);
      expect(await run()).toBe(1);
    });

    it('are not sent to a member who turned them off, even if already ordered', async () => {
      const [reader, late, ben] = [await member('Ana'), await member('Lou'), await member('Ben')];
      await choose(reader.id, 'off');
      await unreadThread(reader.id, ben.id);
      await unreadThread(late.id, ben.id);
      expect(await run()).toBe(1);
      await choose(late.id, 'off');
      await send();
      expect([...(await reader.mails()), ...(await late.mails())]).toEqual([]);
      await database.db.deleteFrom('email_preferences').execute();
      expect(await run()).toBe(0);
    });

    it('wait for 07:00 UTC and are merged for a member who wants one email a day', async () => {
      const [reader, ben, cleo] = [await member('Ana'), await member('Ben'), await member('Cleo')];
      await choose(reader.id, 'daily');
      clock.set(new Date('2026-03-01T23:00:00Z'));
      await unreadThread(reader.id, ben.id);
      expect(await run()).toBe(0);
      clock.set(new Date('2026-03-02T06:58:00Z'));
      await unreadThread(reader.id, cleo.id);
      expect(await run()).toBe(0);
      clock.set(new Date('2026-03-02T07:00:00Z'));
      expect(await run()).toBe(1);
      await send();
      const mails = await reader.mails();
      expect(mails.map(({ subject }) => subject)).toEqual(['You have 2 new messages on Crewpad']);
      clock.set(new Date('2026-03-02T07:01:00Z'));
      await unreadThread(reader.id, (await member('Dora')).id);
      expect(await run()).toBe(0);
    });
  });
});

describe('the reminder of a reply', () => {
  let database: DatabaseHandle;
  let clock: AdjustableClock;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase();
    clock = new AdjustableClock();
    services = testServices(database, {}, clock);
  });
  beforeEach(async () => {
    clock.set(TEST_NOW);
    // Threads of earlier tests get no reminders.
    await database.db.updateTable('threads').set({ reply_reminded_at: clock.now() }).execute();
    await database.db.deleteFrom('outbox').execute();
  });
  afterAll(() => database.close());

  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  const run = () => orderReplyReminders(database.db, clock.now());

  /** A first message about a listing of its reader, old enough for a reminder. */
  async function firstMessage(rows: Parameters<typeof addThread>[3] = {}) {
    const email = `lister-${crypto.randomUUID()}@crewpad.test`;
    const lister = await addMember(database.db, { email, first_name: 'Lea' });
    const author = await addMember(database.db, { display_name: 'Ana R.' });
    const listing = await addListing(database.db, { user_id: lister });
    const id = await addThread(database.db, author, lister, {
      listing: { id: listing.id, title: 'Nest' },
      ...rows,
      thread: { first_message_at: ago(REPLY_REMINDER_AFTER_MS), ...rows.thread },
    });
    return { id, lister, author, mails: () => listMailboxEmails(database.db, email) };
  }

  it('a lister gets one reminder of a first message without a reply', async () => {
    const { id, mails } = await firstMessage({ message: 'Is a bed free in June?' });
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    await openOutbox(services).run();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Ana R. is waiting for your reply');
    expect(mail?.text).toContain('Is a bed free in June?');
    expect(mail?.text).toMatch(new RegExp(`^http://localhost:3000/chat/${id}$`, 'm'));
  });

  it.each([
    [
      'younger than 20 hours',
      {
        thread: {
          first_message_at: new Date(TEST_NOW.getTime() - REPLY_REMINDER_AFTER_MS + 60_000),
        },
      },
    ],
    ['days old', { thread: { first_message_at: new Date(TEST_NOW.getTime() - 4 * 86_400_000) } }],
    ['about no listing', { listing: undefined }],
    ['in a muted thread', { reader: { muted: true } }],
    ['in an archived thread', { reader: { archived: true } }],
  ])('no one is reminded of a message %s', async (_, rows) => {
    await firstMessage(rows);
    expect(await run()).toBe(0);
  });

  it('a tenant gets no reminder of a message from their lister', async () => {
    const tenant = await addMember(database.db, { user_plan: null });
    const lister = await addMember(database.db);
    const { id } = await addListing(database.db, { user_id: lister });
    const thread = { first_message_at: ago(REPLY_REMINDER_AFTER_MS) };
    await addThread(database.db, lister, tenant, { listing: { id, title: 'Nest' }, thread });
    expect(await run()).toBe(0);
  });

  it('sends no reminder after a reply, a block, or a reply while the email waits', async () => {
    const { db } = database;
    const reply = (id: number, replier_id: number) =>
      db
        .updateTable('threads')
        .set({ replier_id, replied_at: clock.now() })
        .where('id', '=', id)
        .execute();
    const answered = await firstMessage();
    await reply(answered.id, answered.lister);
    const blocked = await firstMessage();
    await db
      .insertInto('blocks')
      .values({ member_id: blocked.lister, blocked_id: blocked.author })
      .execute();
    expect(await run()).toBe(0);
    const late = await firstMessage();
    expect(await run()).toBe(1);
    await reply(late.id, late.lister);
    await openOutbox(services).run();
    for (const { mails } of [answered, blocked, late]) expect(await mails()).toEqual([]);
  });

  it('several concurrent workers order one reminder', async () => {
    await firstMessage();
    await firstMessage();
    const counts = await Promise.all([run(), run(), run()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(2);
  });
});

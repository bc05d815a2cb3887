import { REPLY_REMINDER_AFTER_MS } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openOutbox } from '../../../jobs/outbox.ts';
import { AdjustableClock } from '../../../platform/clock.ts';
import type { DatabaseHandle } from '../../../platform/database/database.ts';
import { listMailboxEmails } from '../../../platform/mail/mailbox.ts';
import type { Services } from '../../../platform/services.ts';
import { TEST_NOW } from '../../../testing/data.ts';
import { openTestDatabase, testServices } from '../../../testing/services.ts';
import { addMember } from '../../../testing/test-app.ts';
import { addListing } from '../../listings/testing.ts';
import { addThread } from '../testing.ts';
import { orderReplyReminders } from './commands/order-reply-reminders.ts';

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
      thread: { first_message_at: new Date(TEST_NOW.getTime() - REPLY_REMINDER_AFTER_MS + 60_000) },
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

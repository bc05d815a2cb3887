import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { type Row, TEST_NOW } from '../../testing/data.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addListing, type TestListing } from '../listings/testing.ts';
import { lockInboxes } from '../notifications/index.ts';
import { type Delivered, deliver } from './sending.ts';

export interface TestMessage {
  from: number;
  to: number;
  message?: string;
  listing?: { id: number; title: string };
  at?: Date;
}

/** Stores a message without permission checks, and updates thread and counters. */
export function addMessage(
  db: Db,
  { from, to, message = 'Is it quiet?', listing, at = TEST_NOW }: TestMessage,
): Promise<Delivered> {
  const delivery = { to, listing_id: listing?.id ?? null, listing_title: listing?.title ?? null };
  return transaction(db, async (trx) => {
    await lockInboxes(trx, [from, to]);
    const [sent] = await deliver(trx, from, { message, clientKey: null }, [delivery], at);
    if (sent === undefined) throw new Error('nothing was sent');
    return sent;
  });
}

export interface Person {
  id: number;
  email: string;
  token: string;
}

const TERM = { expire_at: '2027-01-01T00:00:00Z', term_months: 12 };

/** A member with a session: an active lister by default. */
export async function addPerson(rig: TestApp, row: Row<'members'> = {}): Promise<Person> {
  const verified = { email_verified_at: '2026-02-01T00:00:00Z', ...TERM };
  const { id, email } = await rig.member({ ...verified, ...row });
  return { id, email, token: await rig.tokenOf(id, true) };
}

export interface Host extends Person {
  listing: { id: number; user_id: number; title: string; bedIds: number[] };
}

/** A lister with an active listing. */
export async function addHost(
  rig: TestApp,
  row: Row<'members'> = {},
  listing: TestListing = {},
): Promise<Host> {
  const person = await addPerson(rig, row);
  const title = listing.title ?? `House of ${person.id}`;
  const added = await addListing(rig.database.db, { ...listing, user_id: person.id, title });
  return { ...person, listing: { ...added, title } };
}

/** All rows that messages change, for comparing before and after. */
export async function messageState({ database: { db } }: TestApp) {
  const tables = [
    'threads',
    'messages',
    'thread_members',
    'inbox_counts',
    'blocks',
    'outbox',
  ] as const;
  return Promise.all(
    tables.map(async (table) =>
      (await db.selectFrom(table).selectAll().execute())
        .map((row) => JSON.stringify(row))
        .toSorted(),
    ),
  );
}

/** Counters that differ from the rows, and gaps in threads. */
export async function wrongCounters(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select 'inbox' as what, c.member_id as id from inbox_counts c
    left join (
      select member_id, sum(unread) as unread, count(*) filter (where not archived) as current,
        count(*) filter (where archived) as archived, max(version) as version
      from thread_members group by member_id
    ) m on m.member_id = c.member_id
    where (c.unread, c.current, c.archived)
        <> (coalesce(m.unread, 0), coalesce(m.current, 0), coalesce(m.archived, 0))
      or c.version < coalesce(m.version, 0)
    union all
    select 'no inbox', m.member_id from thread_members m
    where not exists (select from inbox_counts c where c.member_id = m.member_id)
    union all
    select 'unread', m.thread_id from thread_members m
    where m.unread <> (select count(*) from messages x where x.thread_id = m.thread_id
        and x.to_user_id = m.member_id and x.seq > m.cleared_seq)
      or m.archived and m.unread > 0
    union all
    select 'thread', t.id from threads t
    where t.last_seq <> (select count(*) from messages x where x.thread_id = t.id)
      or t.last_seq <> (select max(seq) from messages x where x.thread_id = t.id)
      or 2 <> (select count(*) from thread_members m
        where m.thread_id = t.id and m.last_message_at = t.last_message_at)`.execute(db);
  return rows;
}

interface ThreadRows {
  message?: string;
  listing?: TestMessage['listing'] | undefined;
  thread?: Partial<Row<'threads'>>;
  /** The reader's view. */
  reader?: Partial<Row<'thread_members'>>;
}

/** A thread with one message by its author, with custom rows. */
export async function addThread(
  db: Db,
  author: number,
  reader: number,
  { message, listing, thread, reader: side }: ThreadRows = {},
): Promise<number> {
  const words = { ...(message !== undefined && { message }), ...(listing && { listing }) };
  const { thread_id } = await addMessage(db, { from: author, to: reader, ...words });
  if (thread) await db.updateTable('threads').set(thread).where('id', '=', thread_id).execute();
  if (side) {
    const ofReader = db.updateTable('thread_members').set(side).where('thread_id', '=', thread_id);
    await ofReader.where('member_id', '=', reader).execute();
  }
  return thread_id;
}

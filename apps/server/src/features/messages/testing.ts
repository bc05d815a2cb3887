import type { Db } from '../../platform/database/database.ts';
import { type Row, TEST_NOW } from '../../platform/testing-data.ts';

/** How a member sees a thread, where a test wants something else than a thread that was read. */
type Side = Partial<Row<'thread_members'>>;

interface ThreadRows {
  thread?: Partial<Row<'threads'>>;
  author?: Side;
  reader?: Side;
  text?: string;
  listing_id?: number | null;
}

/** A thread with one message by its author. */
export async function addThread(
  db: Db,
  author_id: number,
  reader_id: number,
  rows: ThreadRows = {},
): Promise<number> {
  const [low_id, high_id] = [author_id, reader_id].toSorted((a, b) => a - b) as [number, number];
  const at = rows.thread?.first_message_at ?? TEST_NOW;
  const { id } = await db
    .insertInto('threads')
    .values({
      ...{ low_id, high_id, last_seq: 1, last_message_at: at },
      ...{ first_author_id: author_id, first_message_at: at },
      ...rows.thread,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const side = { thread_id: id, last_message_at: at, version: 1 };
  await db
    .insertInto('thread_members')
    .values([
      { ...side, member_id: author_id, peer_id: reader_id, ...rows.author },
      { ...side, member_id: reader_id, peer_id: author_id, ...rows.reader },
    ])
    .execute();
  await addMessage(db, { thread_id: id, from: author_id, to: reader_id, seq: 1, ...rows });
  return id;
}

interface MessageRow {
  thread_id: number;
  from: number;
  to: number;
  seq: number;
  text?: string;
  listing_id?: number | null;
}

export async function addMessage(db: Db, row: MessageRow): Promise<void> {
  const {
    thread_id,
    from,
    to,
    seq,
    text: message = 'Is a cold bed free?',
    listing_id = null,
  } = row;
  await db
    .insertInto('messages')
    .values({
      ...{ thread_id, seq, message, listing_id, from_user_id: from, to_user_id: to },
      found: '',
    })
    .execute();
}

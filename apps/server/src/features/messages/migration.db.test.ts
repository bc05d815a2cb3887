import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { wrongCounters } from './testing.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase('0022-rent');
});
afterAll(() => database.close());

it('messages from before threads become one thread per pair, and unread ones stay unread', async () => {
  const { db } = database;
  // Plain SQL for the schema at that time: the test factories use the newest one.
  const { rows: members } = await sql<{ id: number }>`
    insert into members (email, status, first_name, last_name, display_name)
    select n || '@crewpad.test', 'ACTIVE', 'Ann', 'Lee', 'Ann' from generate_series(1, 3) n
    returning id`.execute(db);
  const [one = 0, two = 0, three = 0] = members.map(({ id }) => id);
  const add = (from: number, to: number, message: string, hour: number, isRead: boolean) =>
    sql`
    insert into messages (from_user_id, to_user_id, message, created_at, read_at)
    values (${from}, ${to}, ${message}, make_timestamptz(2026, 1, 1, ${hour}, 0, 0, 'UTC'),
      case when ${isRead} then make_timestamptz(2026, 1, 2, 0, 0, 0, 'UTC') end)`.execute(db);
  // Not in creation order.
  await add(two, one, 'Yes, it is.', 3, false);
  await add(one, two, 'Is it quiet?', 1, true);
  await add(one, two, 'Hello?', 2, true);
  await add(three, one, 'Hi', 4, true);
  await add(one, one, 'A note', 5, false);
  await migrate(db);

  const { rows: messages } = await sql<{ message: string; seq: number; thread: string }>`
    select m.message, m.seq, t.low_id || '-' || t.high_id as thread
    from messages m join threads t on t.id = m.thread_id order by t.low_id, t.high_id, m.seq`.execute(
    db,
  );
  expect(messages).toEqual([
    { message: 'Is it quiet?', seq: 1, thread: `${one}-${two}` },
    { message: 'Hello?', seq: 2, thread: `${one}-${two}` },
    { message: 'Yes, it is.', seq: 3, thread: `${one}-${two}` },
    { message: 'Hi', seq: 1, thread: `${one}-${three}` },
  ]);
  const unread = await db
    .selectFrom('inbox_counts')
    .select(['member_id', 'unread', 'current'])
    .orderBy('member_id')
    .execute();
  expect(unread).toEqual([
    { member_id: one, unread: 1, current: 2 },
    { member_id: two, unread: 0, current: 1 },
    { member_id: three, unread: 0, current: 1 },
  ]);
  const rows = await sql<{ message: string }>`
    select message from messages where found @@ ${`'@${one}' & 'quiet'`}::tsquery`.execute(db);
  expect(rows.rows).toEqual([{ message: 'Is it quiet?' }]);
  expect(await wrongCounters(db)).toEqual([]);
});

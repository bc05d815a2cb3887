import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { MemberActor } from '../../../platform/access/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { TEST_NOW } from '../../../testing/data.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { getInboxCounts } from '../queries/unread.ts';
import { addHost, addMessage, addPerson } from '../testing.ts';
import { findThread } from '../thread/queries/find-thread.ts';
import { findCard, listChanged, listInbox } from './queries/inbox-rows.ts';

const rig = useTestApp();
let actor: MemberActor;
let threadId: number;
beforeAll(async () => {
  const { db } = rig.database;
  const host = await addHost(rig);
  for (let n = 0; n < 30; n += 1) {
    const { id: from } = await addPerson(rig);
    threadId = (await addMessage(db, { from, to: host.id, listing: host.listing })).thread_id;
  }
  await sql`analyze`.execute(db);
  const session = {
    id: 1,
    token: '',
    expiresAt: new Date(),
    adminSessionId: null,
    adminId: null,
    confirmation: { at: null, methods: [] },
  };
  actor = {
    ...{ kind: 'member', id: host.id, role: 'member', status: 'ACTIVE', plan: 'pro', session },
    ...{ signupPlan: null, isExpired: false, isEmailVerified: true, locale: 'en' },
    email: host.email,
  };
});

const TABLES =
  /Seq Scan on (messages|threads|thread_members|inbox_counts|members|rentals|blocks|reviews|listings)/g;

/** The query plans of some work. With few rows the planner would prefer full scans. */
async function plansOf(work: (db: Db) => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const explaining: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind !== 'RawNode') return node;
      const [first = '', ...rest] = node.sqlFragments;
      return { ...node, sqlFragments: [`explain ${first}`, ...rest] } as RootOperationNode;
    },
    transformResult: async ({ result }) => {
      lines.push(...result.rows.map((row) => String(row['QUERY PLAN'])));
      return result;
    },
  };
  await rig.database.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    await work(trx.withPlugin(explaining));
  });
  return lines.join('\n');
}

const now = TEST_NOW;
const asked = {
  ...{ limit: 25, offset: 0, before: undefined, archived: false, isUnread: false },
  ...{ words: [], findsNothing: false },
};

test.each([
  ['the inbox', (db: Db) => listInbox(db, actor, asked, now)],
  [
    'its next page',
    (db: Db) => listInbox(db, actor, { ...asked, before: { at: '1', id: 1 } }, now),
  ],
  ['unread threads', (db: Db) => listInbox(db, actor, { ...asked, isUnread: true }, now)],
  ['the search', (db: Db) => listInbox(db, actor, { ...asked, words: ['quiet', 'ho'] }, now)],
  ['changes since a version', (db: Db) => listChanged(db, actor, { since: 5, limit: 100 }, now)],
  ['a card', (db: Db) => findCard(db, actor, threadId, now)],
  [
    'a thread',
    (db: Db) =>
      findThread(db, actor, threadId, { limit: 25, offset: 0, before: 9, after: undefined }, now),
  ],
] as const)('%s is read by indexes', async (_name, work) => {
  const plans = await plansOf(work);
  expect(plans).toContain('Index');
  expect(plans.match(TABLES) ?? [], plans).toEqual([]);
});

test('the badge query reads one row', async () => {
  expect(await getInboxCounts(rig.database.db, actor.id)).toEqual({ unread: 30, version: 30 });
});

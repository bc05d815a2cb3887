import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MemberActor } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { findCard, getInboxCounts, listChanged, listInbox } from './inbox.queries.ts';
import { addHost, addMessage, addPerson, type Host, type Person } from './testing.ts';
import { findThread } from './threads.queries.ts';

describe('the inbox', () => {
  const rig = useTestApp();

  const idsOf = (body: { users: { user_id: number }[] }) =>
    body.users.map(({ user_id }) => user_id);
  const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

  /** A lister with messages from several people, a minute apart. */
  async function popular(count: number): Promise<{ host: Host; people: Person[] }> {
    const host = await addHost(rig);
    const people: Person[] = [];
    for (let n = 0; n < count; n += 1) {
      const person = await addPerson(rig, { user_plan: 'seeker' });
      people.push(person);
      const { listing } = host;
      await addMessage(rig.database.db, { from: person.id, to: host.id, listing, at: at(n) });
    }
    return { host, people };
  }

  describe('the inbox', () => {
    it('refuses invalid input', async () => {
      expect((await rig.get('/messages')).status).toBe(401);
      const { token } = await addPerson(rig);
      for (const query of [
        'before=x&offset=0',
        'before=x',
        'before=MS4xLjE',
        'before=',
        'limit=0',
        'limit=101',
        'archived=maybe',
        'since=-1',
        'since=0&archived=1',
        'since=0&filter=a',
        'since=0&before=x',
        'since=0&limit=2',
        'since=0&offset=0',
        'since=0&unread=0',
        `filter=${'x'.repeat(101)}`,
      ]) {
        expect([query, (await rig.get(`/messages?${query}`, token)).status]).toEqual([query, 422]);
      }
    });

    it('the inbox is empty at first', async () => {
      const { token } = await addPerson(rig);
      expect((await rig.get('/messages', token)).body).toEqual({
        users: [],
        invited_users: [],
        total_messages: 0,
        current_messages: 0,
        tenant: null,
        total: 0,
        next: null,
        more: false,
        unread: 0,
        version: 0,
      });
    });

    it('is paginated by cursor, also when threads move to the top in the meantime', async () => {
      const { host, people } = await popular(5);
      const expected = people.map(({ id }) => id).toReversed();
      const page = async (query: string) => (await rig.get(`/messages?${query}`, host.token)).body;
      const first = await page('limit=2');
      expect(idsOf(first)).toEqual(expected.slice(0, 2));
      expect(first).toMatchObject({ total: 5, more: true, next: expect.any(String) });
      const [oldest] = people;
      await addMessage(rig.database.db, { from: oldest?.id ?? 0, to: host.id, at: at(60) });
      const second = await page(`limit=2&before=${first.next}`);
      expect(idsOf(second)).toEqual(expected.slice(2, 4));
      expect(second).toMatchObject({ more: false, next: null });
      expect(idsOf(await page('limit=3&offset=1'))).toEqual(expected.slice(0, 3));
    });

    it('lists unread threads only, and changes since a version', async () => {
      const { host, people } = await popular(3);
      const get = async (query: string) => (await rig.get(`/messages?${query}`, host.token)).body;
      const { users, version } = await get('');
      expect(version).toBe(3);
      await rig.post(`/messages/${users[1].id}/read`, {}, host.token);
      const unread = await get('unread=1');
      expect([unread.total, idsOf(unread)]).toEqual([2, [people[2]?.id, people[0]?.id]]);
      await rig.delete(`/messages/${users[2].id}`, host.token);
      const changed = await get(`since=${version}`);
      expect(changed).toMatchObject({ more: false, version: 5 });
      expect(changed.users).toMatchObject([
        { id: users[1].id, version: 4, unread: 0 },
        { id: users[2].id, version: 5, archived: true },
      ]);
      expect((await get('since=5')).users).toEqual([]);
      expect((await get('since=0')).users).toHaveLength(3);
    });

    it('shows former members without their names', async () => {
      const { host, people } = await popular(1);
      await rig.database.db
        .updateTable('members')
        .set({ status: 'CLOSED' })
        .where('id', '=', people[0]?.id ?? 0)
        .execute();
      const { body } = await rig.get('/messages', host.token);
      expect(body.users[0]).toMatchObject({
        display_name: 'Former member',
        first_name: 'Former member',
        is_active: false,
        abilities: { write: false, invite: false },
      });
    });
  });

  describe('the inbox search', () => {
    const TEXTS = [
      'Is the Zürich room quiet?',
      'Свободна ли кровать у окна?',
      'الغرفة هادئة',
      '房间很安静吗',
      'คืนนี้ว่างไหม',
      'हिन्दी में लिखें',
      'İstanbul’a bus 737-800 @ 5:30',
    ];
    const search = async (filter: string, { token }: Person) =>
      (await rig.get(`/messages?filter=${encodeURIComponent(filter)}`, token)).body;

    it.each([
      ['zurich', 0],
      ['ZÜRICH quiet', 0],
      ['quiet zur', 0],
      ['кровать', 1],
      ['свобод', 1],
      ['هادئة', 2],
      ['安静', 3],
      ['ว่าง', 4],
      ['हिन्दी', 5],
      ['istanbul 737', 6],
      ['quiet кровать', undefined],
      ['@987654', undefined],
      ['zurich & !quiet | x', undefined],
      ['😀', undefined],
      ["'", undefined],
      ['\\', undefined],
      [':*', undefined],
      ['%', undefined],
    ])('finds %s in %s', async (filter, at) => {
      const { host, people } = await answer;
      const threads = await search(filter, host);
      const expected = at === undefined ? [] : [people[at]?.id];
      expect([filter, idsOf(threads), threads.total]).toEqual([filter, expected, expected.length]);
      if (at !== undefined) expect(threads.users[0].match).toEqual({ seq: 2, text: TEXTS[at] });
    });

    let answer: ReturnType<typeof popular>;
    beforeAll(async () => {
      answer = popular(TEXTS.length);
      const { host, people } = await answer;
      for (const [at, message] of TEXTS.entries()) {
        await addMessage(rig.database.db, { from: people[at]?.id ?? 0, to: host.id, message });
      }
    });

    it('finds listing titles and names, and nothing in threads of others', async () => {
      const title = 'Qualitätshaus am Fluß';
      const host = await addHost(rig, {}, { title });
      const seeker = await addPerson(rig, { user_plan: 'seeker', display_name: 'Žofie Šedá' });
      const stranger = await addPerson(rig);
      const { listing } = host;
      await addMessage(rig.database.db, { from: seeker.id, to: host.id, listing, message: 'Hi' });
      for (const filter of ['qualitatshaus', 'fluss', 'zofie', 'seda']) {
        expect([filter, idsOf(await search(filter, host))]).toEqual([filter, [seeker.id]]);
        expect((await search(filter, stranger)).users).toEqual([]);
      }
      // Last names are visible only with a shared rental.
      expect((await search(`Member`, host)).users).toEqual([]);
      const archived = (await search('hi', host)).users[0];
      await rig.delete(`/messages/${archived.id}`, host.token);
      expect((await search('hi', host)).total).toBe(0);
      const { body } = await rig.get('/messages?filter=hi&archived=1', host.token);
      expect(body.total).toBe(1);
    });
  });
});

describe('the query plans of the inbox', () => {
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
      confirmation: { at: null, methods: [], needsCode: false },
      owesSecondStep: false,
    };
    actor = {
      ...{ kind: 'member', id: host.id, role: 'member', status: 'ACTIVE', plan: 'pro', session },
      ...{
        signupPlan: null,
        isLocked: false,
        isCollectionHeld: false,
        isExpired: false,
        isEmailVerified: true,
        locale: 'en',
      },
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
  const request = {
    ...{ limit: 25, offset: 0, before: undefined, archived: false, isUnread: false },
    ...{ isUnanswered: false, words: [], findsNothing: false },
  };

  it.each([
    ['the inbox', (db: Db) => listInbox(db, actor, request, now)],
    [
      'its next page',
      (db: Db) => listInbox(db, actor, { ...request, before: { at: '1', id: 1 } }, now),
    ],
    ['unread threads', (db: Db) => listInbox(db, actor, { ...request, isUnread: true }, now)],
    [
      'threads without an answer',
      (db: Db) => listInbox(db, actor, { ...request, isUnanswered: true }, now),
    ],
    ['the search', (db: Db) => listInbox(db, actor, { ...request, words: ['quiet', 'ho'] }, now)],
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

  it('the badge query reads one row', async () => {
    expect(await getInboxCounts(rig.database.db, actor.id)).toEqual({ unread: 30, version: 30 });
  });
});

import { findSession } from '../../../apps/server/src/features/accounts/sessions/sessions.queries.ts';
import { findWritingPair } from '../../../apps/server/src/features/messages/pairs.queries.ts';
import { deliver } from '../../../apps/server/src/features/messages/sending.ts';
import { lockInboxes } from '../../../apps/server/src/features/notifications/index.ts';
import { type Db, openPostgres } from '../../../apps/server/src/platform/database/database.ts';
import { transaction } from '../../../apps/server/src/platform/database/transaction.ts';
import { readSessionToken } from '../../../apps/server/src/platform/tokens.ts';
import { bearer, captureSql, tokenOf } from '../lib/captured-sql.ts';
import { ask, type BenchDatabase, DURABLE, startDatabase } from '../lib/database.ts';
import { explain } from '../lib/explain.ts';
import { makeLister } from '../lib/lister.ts';
import { fire } from '../lib/load.ts';
import { addMessages, type Inboxes } from '../lib/many-messages.ts';
import { SECRET, startOurServer } from '../lib/our-server.ts';
import type { MessageRow, MessagesResult } from '../report/result.ts';
import { say } from '../report/say.ts';

const LISTINGS = 2000;
const SIZES = [100_000, 1_000_000];
const WRITERS = 8;
const WARM_UP_SECONDS = 3;
const TEXT = 'Is the bed still free?';

/** How fast members read messages in a small and a large database, and how fast they write. */
export async function measureMessages(seconds: number): Promise<MessagesResult> {
  const server = await startDatabase(DURABLE);
  await server.moveTo('all');
  const rows: MessageRow[] = [];
  let sends: MessagesResult['sends'] | undefined;
  for (const messages of SIZES) {
    const measured = await measureSize(server, messages, seconds);
    rows.push(...measured.rows);
    sends = measured.sends;
  }
  if (sends === undefined) throw new Error('nothing was measured');
  return { rows, sends };
}

async function measureSize(server: BenchDatabase, messages: number, seconds: number) {
  say(`  loading ${messages} messages ...`);
  const { url } = await server.load(LISTINGS);
  const { id: lister } = await makeLister(url, { houses: true });
  const inboxes = await addMessages(url, lister, messages);
  const reads: [string, number, string][] = [
    ['inbox', inboxes.crew[0] ?? 0, '/api/messages'],
    ['changes since a version', inboxes.crew[0] ?? 0, '/api/messages?since=1'],
    ['badge', inboxes.crew[0] ?? 0, '/api/messages/unread'],
    ['search', inboxes.crew[0] ?? 0, '/api/messages?filter=bed'],
    ['inbox of a lister with 40,000 messages', lister, '/api/messages'],
    ['their search for the commonest word', lister, '/api/messages?filter=bed'],
    ['their search for two words', lister, '/api/messages?filter=window+trip'],
  ];
  const rows: MessageRow[] = [];
  for (const [what, member, path] of reads) {
    const captured = await captureSql(url, [path], member);
    const plan = await explain(url, [captured.get(path) ?? []]);
    rows.push({ what, messages, plan });
    say(`  ${what}: ${plan.executionMs.toFixed(2)} ms, ${plan.sequential.join() || '-'}`);
  }
  const thread = await threadOf(url, inboxes);
  const captured = await captureSql(url, [thread], inboxes.crew[0]);
  rows.push({
    what: 'thread',
    messages,
    plan: await explain(url, [captured.get(thread) ?? []]),
  });
  const sends = await measureSends(url, inboxes, seconds);
  say(`  sends: ${JSON.stringify(sends)}`);
  await server.drop(LISTINGS);
  return { rows, sends };
}

async function threadOf(url: string, { crew, lister }: Inboxes): Promise<string> {
  const handle = openPostgres(url, 1, () => {});
  try {
    const row = await handle.db
      .selectFrom('thread_members')
      .select('thread_id')
      .where('member_id', '=', crew[0] ?? 0)
      .where('peer_id', '=', lister)
      .executeTakeFirstOrThrow();
    return `/api/messages/${row.thread_id}`;
  } finally {
    await handle.close();
  }
}

interface Pair {
  from: number;
  to: number;
  listing: number;
}

/** Crew write to listers they have threads with: the same statements alone, and over HTTP. */
async function measureSends(
  url: string,
  { lister }: Inboxes,
  seconds: number,
): Promise<MessagesResult['sends']> {
  const pairs = await ask<Pair>(
    url,
    `select first_author_id as "from", low_id + high_id - first_author_id as "to",
      listing_ids[1] as listing
    from (
      -- Not the threads of one author in a row: their messages wait for each other.
      select distinct on (first_author_id) * from threads where $1 not in (low_id, high_id)
    ) t order by hashint4(id) limit 500`,
    [lister],
  );
  const handle = openPostgres(url, WRITERS, () => {});
  const tokens = new Map<number, string>();
  for (const { from } of pairs) {
    if (!tokens.has(from)) tokens.set(from, await tokenOf(handle.db, from, SECRET));
  }
  let turn = 0;
  const next = () => {
    turn += 1;
    const pair = pairs[turn % pairs.length];
    if (pair === undefined) throw new Error('there are no threads');
    return { ...pair, token: tokens.get(pair.from) ?? '' };
  };
  const sendAlone = await statementsOfSends(handle.db, tokens);
  const bareFor = async (time: number) => {
    let count = 0;
    const until = performance.now() + time * 1000;
    await Promise.all(
      Array.from({ length: WRITERS }, async () => {
        while (performance.now() < until) {
          await sendAlone(next());
          count += 1;
        }
      }),
    );
    return count / time;
  };
  await bareFor(WARM_UP_SECONDS);
  const bare = await bareFor(seconds);
  await handle.close();
  const ours = await startOurServer({ databaseUrl: url, place: 'all' });
  const load = {
    url: ours.url,
    connections: WRITERS,
    paths: () => {
      const { to, listing, token } = next();
      return {
        ...{ path: '/api/messages', method: 'POST' as const },
        headers: { ...bearer(token), 'content-type': 'application/json' },
        body: JSON.stringify({ to, listing_id: listing, message: TEXT }),
      };
    },
  };
  await fire({ ...load, seconds: WARM_UP_SECONDS });
  const round = await fire({ ...load, seconds });
  await ours.stop();
  return { bare, round };
}

/** All statements for one message: the session query, and the transaction. */
async function statementsOfSends(db: Db, tokens: Map<number, string>) {
  const sessions = new Map<number, { sessionId: number; tokenId: string }>();
  for (const [member, token] of tokens) {
    const session = await readSessionToken(token, { secret: SECRET }, new Date());
    if (session !== undefined) sessions.set(member, session);
  }
  return async ({ from, to, listing }: Pair): Promise<void> => {
    const now = new Date();
    const { sessionId = 0, tokenId = '' } = sessions.get(from) ?? {};
    const row = await findSession(db, sessionId, tokenId, { now, rpId: undefined });
    if (row === undefined) throw new Error('there is no session');
    await transaction(db, async (trx) => {
      await lockInboxes(trx, [from, to]);
      const pair = await findWritingPair(
        trx,
        row,
        { to, listing_id: listing, clientKey: null },
        now,
      );
      const listing_title = pair?.listing_title ?? null;
      const delivery = { to, listing_id: listing, listing_title };
      await deliver(trx, from, { message: TEXT, clientKey: null }, [delivery], now);
    });
  };
}

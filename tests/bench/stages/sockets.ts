import { setTimeout as sleep } from 'node:timers/promises';
import { dialSocket } from '../../../apps/server/src/http/realtime/testing.ts';
import { openPostgres } from '../../../apps/server/src/platform/database/database.ts';
import { bearer, tokenOf } from '../lib/captured-sql.ts';
import { ask, DURABLE, startDatabase } from '../lib/database.ts';
import { makeLister } from '../lib/lister.ts';
import { quantile } from '../lib/load.ts';
import { addMessages } from '../lib/many-messages.ts';
import { SECRET, startOurServer } from '../lib/our-server.ts';
import { residentMb } from '../lib/process-facts.ts';
import type { SocketsResult } from '../report/result.ts';
import { say } from '../report/say.ts';

const LISTINGS = 2000;
const PAIRS = 100;
const PER_SECOND = 100;
const DELIVERY_SECONDS = 30;
/** Warm-up, so that the startup of two servers is not measured. */
const WARM_UP_SECONDS = 5;
const IDLE_MEMBERS = 1000;
/** The maximum per member. */
const SOCKETS_EACH = 10;
const IDLE_MINUTES = 10;
const CONNECTING_AT_ONCE = 200;
const STORM_MEMBERS = 1000;
/** Sockets of a dead node count for a minute; both together must stay within the member's limit. */
const STORM_SOCKETS_EACH = 5;
/** Same as browsers: 1 to 30 seconds after the connection is lost. */
const RETRY_MS = { min: 1000, max: 30_000 };
const ARRIVAL_MS = 5000;
const STORM_LIMIT_MS = 5 * 60_000;

interface Pair {
  from: number;
  to: number;
  listing: number;
}

interface ChatEvent {
  action: string;
  thread_id: number;
  seq: number;
  version: number;
}

interface Nodes {
  first: string;
  second: string;
  tokens: Map<number, string>;
}

/**
 * Measures events between two nodes, many idle sockets, and the death of a node with open sockets.
 */
export async function measureSockets(): Promise<SocketsResult> {
  const server = await startDatabase(DURABLE);
  await server.moveTo('all');
  say('  loading ...');
  const { url } = await server.load(LISTINGS);
  const { id: lister } = await makeLister(url, { houses: true });
  const { crew } = await addMessages(url, lister, 100_000);
  const pairs = await ask<Pair>(
    url,
    `select distinct on (low_id + high_id - first_author_id) first_author_id as "from",
      low_id + high_id - first_author_id as "to", listing_ids[1] as listing
    from threads where $1 not in (low_id, high_id) limit $2`,
    [lister, PAIRS],
  );
  const idle = crew.slice(-IDLE_MEMBERS);
  const tokens = new Map<number, string>();
  const handle = openPostgres(url, 4, () => {});
  for (const id of new Set([...pairs.flatMap(({ from, to }) => [from, to]), ...idle])) {
    tokens.set(id, await tokenOf(handle.db, id, SECRET));
  }
  await handle.close();
  const start = () => startOurServer({ databaseUrl: url, place: 'all' });
  const [first, second] = [await start(), await start()];
  const nodes: Nodes = { first: first.url, second: second.url, tokens };

  const delivery = await measureDelivery(nodes, pairs);
  say(`  ${JSON.stringify(delivery)}`);

  const startedAt = performance.now();
  const sockets = await connectAll(second.url, tokens, idle, SOCKETS_EACH);
  const connectSeconds = (performance.now() - startedAt) / 1000;
  let dropCount = 0;
  for (const socket of sockets) socket.once('disconnect', () => (dropCount += 1));
  say(`  ${sockets.length} sockets in ${connectSeconds.toFixed(1)} s`);
  await sleep(IDLE_MINUTES * 60_000);
  const { p99 } = await measureDelivery(nodes, pairs);
  const idleResult = {
    ...{ sockets: sockets.length, connectSeconds, minutes: IDLE_MINUTES, dropped: dropCount, p99 },
    memoryMb: residentMb(second.pid),
  };
  say(`  ${JSON.stringify(idleResult)}`);
  for (const socket of sockets) socket.removeAllListeners().disconnect();
  await waitForNoSockets(url);

  const storm = await measureStorm(nodes, idle.slice(0, STORM_MEMBERS), pairs, () =>
    process.kill(first.pid, 'SIGKILL'),
  );
  say(`  ${JSON.stringify(storm)}`);
  await second.stop();
  await server.drop(LISTINGS);
  return { delivery, idle: idleResult, storm };
}

/** Waits until both nodes have noticed that all sockets are closed. */
async function waitForNoSockets(url: string): Promise<void> {
  const socketCount = () => ask<{ n: number }>(url, 'select count(*)::int as n from live_sockets');
  while ((await socketCount())[0]?.n !== 0) await sleep(500);
}

type Socket = ReturnType<typeof dialSocket>;

/** Opens a socket; a refused one ends the measurement. */
function connect(address: string, token: string): Promise<Socket> {
  const socket = dialSocket(address, { token });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

async function connectAll(
  address: string,
  tokens: Map<number, string>,
  members: number[],
  each: number,
): Promise<Socket[]> {
  const memberTokens = members.flatMap((id) => Array<string>(each).fill(tokens.get(id) ?? ''));
  const sockets: Socket[] = [];
  for (let at = 0; at < memberTokens.length; at += CONNECTING_AT_ONCE) {
    const batch = memberTokens.slice(at, at + CONNECTING_AT_ONCE);
    sockets.push(...(await Promise.all(batch.map((token) => connect(address, token)))));
  }
  return sockets;
}

/**
 * Sends this many messages per second on the first node to members whose sockets are on the second.
 */
async function measureDelivery(
  { first, second, tokens }: Nodes,
  pairs: Pair[],
): Promise<SocketsResult['delivery']> {
  const arrivedAt = new Map<string, number>();
  const readers = await connectAll(
    second,
    tokens,
    pairs.map(({ to }) => to),
    1,
  );
  for (const socket of readers) {
    socket.on('message', ({ action, thread_id, seq }: ChatEvent) => {
      if (action === 'chat') arrivedAt.set(`${thread_id}:${seq}`, performance.now());
    });
  }
  const sentAt = new Map<string, number>();
  const calls: Promise<void>[] = [];
  const warmUp = PER_SECOND * WARM_UP_SECONDS;
  const total = PER_SECOND * DELIVERY_SECONDS;
  const start = performance.now() + WARM_UP_SECONDS * 1000;
  for (let n = -warmUp; n < total; n += 1) {
    const due = start + (n * 1000) / PER_SECOND;
    await sleep(Math.max(0, due - performance.now()));
    const pair = pairs[(n + warmUp) % pairs.length];
    if (pair === undefined) throw new Error('there are no threads');
    const at = performance.now();
    calls.push(
      send(first, tokens, pair).then(({ thread_id, data }) => {
        if (n >= 0) sentAt.set(`${thread_id}:${data.seq}`, at);
      }),
    );
  }
  await Promise.all(calls);
  const seconds = (performance.now() - start) / 1000;
  const limit = performance.now() + ARRIVAL_MS;
  const isMissing = (key: string) => !arrivedAt.has(key);
  while ([...sentAt.keys()].some(isMissing) && performance.now() < limit) await sleep(20);
  for (const socket of readers) socket.disconnect();
  const times = [...sentAt]
    .flatMap(([key, at]) => {
      const arrival = arrivedAt.get(key);
      return arrival === undefined ? [] : [arrival - at];
    })
    .toSorted((a, b) => a - b);
  return {
    ...{ perSecond: total / seconds, sent: total, received: times.length },
    ...{ p50: quantile(times, 0.5), p99: quantile(times, 0.99) },
  };
}

async function send(address: string, tokens: Map<number, string>, { from, to, listing }: Pair) {
  const answer = await fetch(`${address}/api/messages`, {
    method: 'POST',
    headers: { ...bearer(tokens.get(from) ?? ''), 'content-type': 'application/json' },
    body: JSON.stringify({ to, listing_id: listing, message: 'Is the bed still free?' }),
  });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { thread_id: number; data: { seq: number } };
}

/** Every member with sockets on the dying node must know about each message after catching up. */
async function measureStorm(
  { first, second, tokens }: Nodes,
  members: number[],
  pairs: Pair[],
  kill: () => void,
): Promise<SocketsResult['storm']> {
  const readers = pairs.map(({ to }) => to);
  const all = [...members, ...readers];
  const deliveries = new Map<number, number>();
  let settledCount = 0;
  const catchUp = async (member: number) => {
    const answer = await fetch(`${second}/api/messages?since=${deliveries.get(member) ?? 0}`, {
      headers: bearer(tokens.get(member) ?? ''),
    });
    const { version } = (await answer.json()) as { version: number };
    deliveries.set(member, Math.max(version, deliveries.get(member) ?? 0));
  };
  const listen = (socket: Socket, member: number) =>
    socket.on('message', ({ version }: ChatEvent) =>
      deliveries.set(member, Math.max(version, deliveries.get(member) ?? 0)),
    );
  const again: Promise<void>[] = [];
  const reconnect = async (member: number) => {
    await sleep(RETRY_MS.min + Math.random() * (RETRY_MS.max - RETRY_MS.min));
    const socket = await connect(second, tokens.get(member) ?? '');
    listen(socket, member);
    await catchUp(member);
    settledCount += 1;
  };
  const sockets = await connectAll(first, tokens, all, STORM_SOCKETS_EACH);
  for (const [at, socket] of sockets.entries()) {
    const member = all[Math.floor(at / STORM_SOCKETS_EACH)] ?? 0;
    listen(socket, member);
    socket.once('disconnect', () => again.push(reconnect(member)));
  }
  for (const member of all) await catchUp(member);
  const start = performance.now();
  kill();
  const limit = start + STORM_LIMIT_MS;
  // Anything written in the meantime must reach everyone.
  for (let n = 0; settledCount < sockets.length && performance.now() < limit; n += 1) {
    const pair = pairs[n % pairs.length];
    if (pair !== undefined) await send(second, tokens, pair);
    await sleep(50);
  }
  const seconds = (performance.now() - start) / 1000;
  await Promise.all(again);
  await sleep(ARRIVAL_MS);
  let missCount = 0;
  for (const member of all) {
    const before = deliveries.get(member) ?? 0;
    await catchUp(member);
    missCount += (deliveries.get(member) ?? 0) - before;
  }
  return { sockets: sockets.length, seconds, missed: missCount };
}

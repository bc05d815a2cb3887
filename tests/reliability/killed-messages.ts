import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashPassword } from '../../apps/server/src/features/accounts/index.ts';
import { addListing } from '../../apps/server/src/features/listings/testing.ts';
import { wrongCounters } from '../../apps/server/src/features/messages/testing.ts';
import { addMember } from '../../apps/server/src/testing/test-app.ts';
import { Caller, PASSWORD } from './rent/rent-place.ts';
import { KillPlace } from './support/kill-place.ts';

/**
 * Kills the real server at random points while eight members write to each other. Each message has
 * a key and is resent until the server has answered. Finally, checks that each message exists once,
 * no thread has a gap, and the counters equal the rows.
 *
 * npm run reliability -- kill-messages [times]
 */

const LISTERS = 2;
const CREW = 6;
/** The longest lifetime of a server after it starts to answer. */
const LIFE_MS = 500;
const RETRY_MS = 100;
/** How often an answered message is resent with its key. */
const REPEATS = 0.2;

interface Writer {
  id: number;
  caller: Caller;
  peers: { id: number; listing: number }[];
}

interface Sent {
  thread_id: number;
  data: { id: number; seq: number };
}

export interface MessageFigures {
  kills: number;
  messages: number;
  /** Calls that died with the server and were resent. */
  lostCalls: number;
  repeated: number;
}

export async function killMessages(
  times: number,
  say: (line: string) => void,
): Promise<MessageFigures> {
  const place = await KillPlace.open();
  const figures: MessageFigures = { kills: 0, messages: 0, lostCalls: 0, repeated: 0 };
  const answered = new Map<string, Sent>();
  let isOver = false;
  try {
    const writers = await addWriters(place);
    const writing = writers.map(async (writer) => {
      while (!isOver) {
        const key = randomUUID();
        const sent = await sendUntilAnswered(writer, key, figures);
        answered.set(key, sent);
        figures.messages += 1;
        if (Math.random() > REPEATS) continue;
        const again = await sendUntilAnswered(writer, key, figures);
        figures.repeated += 1;
        if (again.data.id !== sent.data.id) throw new Error(`${key} was sent twice`);
      }
    });
    const all = Promise.all(writing);
    // A failing writer ends the run immediately.
    all.catch(() => {
      isOver = true;
    });
    while (figures.kills < times && !isOver) {
      await sleep(Math.random() * LIFE_MS);
      await place.kill('SIGKILL');
      figures.kills += 1;
      await place.start();
      if (figures.kills % 25 === 0) say(`${figures.kills} kills: ${JSON.stringify(figures)}`);
    }
    isOver = true;
    await all;
    await place.kill('SIGTERM');
    await checkMessages(place, answered);
    return figures;
  } catch (error) {
    isOver = true;
    say(place.warnings);
    throw error;
  } finally {
    await place.close();
  }
}

/** Two listers and six crew members; each may write to all of the other kind. */
async function addWriters(place: KillPlace): Promise<Writer[]> {
  await place.kill('SIGTERM');
  const password_hash = await hashPassword(PASSWORD);
  const people = await place.look(async ({ db }) => {
    const term = { expire_at: '2060-01-01T00:00:00Z', term_months: 12 };
    const add = async (email: string, user_plan: 'pro' | 'seeker') => ({
      id: await addMember(db, {
        ...{ email, user_plan, password_hash, ...term },
        email_verified_at: new Date(),
      }),
      email,
    });
    const listers: { id: number; email: string; listing: number }[] = [];
    for (let at = 0; at < LISTERS; at += 1) {
      const lister = await add(`lister-${at}@crewpad.test`, 'pro');
      const { id: listing } = await addListing(db, { user_id: lister.id }, new Date());
      listers.push({ ...lister, listing });
    }
    const crew: { id: number; email: string }[] = [];
    for (let at = 0; at < CREW; at += 1) crew.push(await add(`crew-${at}@crewpad.test`, 'seeker'));
    return { listers, crew };
  });
  await place.start();
  const { listers, crew } = people;
  const writers: Writer[] = [];
  for (const { id, email } of crew) {
    const peers = listers.map((lister) => ({ id: lister.id, listing: lister.listing }));
    writers.push({ id, caller: await Caller.logIn(place.base, email), peers });
  }
  // Listers reply, so the threads must exist first.
  for (const writer of writers) {
    for (const peer of writer.peers) await send(writer, peer, randomUUID());
  }
  for (const { id, email, listing } of listers) {
    const peers = crew.map((item) => ({ id: item.id, listing }));
    writers.push({ id, caller: await Caller.logIn(place.base, email), peers });
  }
  return writers;
}

function send({ id, caller }: Writer, peer: Writer['peers'][number], key: string) {
  const message = `${key} from ${id}`;
  return caller.post('/messages', { to: peer.id, listing_id: peer.listing, message }, key);
}

async function sendUntilAnswered(
  writer: Writer,
  key: string,
  figures: MessageFigures,
): Promise<Sent> {
  // The same key is sent to the same member.
  const peer = writer.peers[Number.parseInt(key.slice(0, 8), 16) % writer.peers.length];
  if (peer === undefined) throw new Error('no one to write to');
  for (;;) {
    const answer = await send(writer, peer, key).catch(() => undefined);
    if (answer?.status === 201) return JSON.parse(answer.text) as Sent;
    if (answer !== undefined && answer.status !== 503) {
      throw new Error(`${key} answered ${answer.status}: ${answer.text}`);
    }
    figures.lostCalls += 1;
    await sleep(RETRY_MS);
  }
}

async function checkMessages(place: KillPlace, answered: Map<string, Sent>): Promise<void> {
  await place.look(async ({ db }) => {
    const stored = await db
      .selectFrom('messages')
      .select(['id', 'client_key', 'thread_id', 'seq'])
      .execute();
    const byKey = new Map(stored.map((row) => [row.client_key, row]));
    const before = LISTERS * CREW;
    if (stored.length !== answered.size + before || byKey.size !== stored.length) {
      throw new Error(`${answered.size + before} messages were sent, ${stored.length} are there`);
    }
    for (const [key, sent] of answered) {
      const row = byKey.get(key);
      const isSame =
        row?.id === sent.data.id && row.thread_id === sent.thread_id && row.seq === sent.data.seq;
      if (!isSame) throw new Error(`${key} was answered ${JSON.stringify(sent)}, not stored so`);
    }
    const wrong = await wrongCounters(db);
    if (wrong.length > 0) throw new Error(`wrong counters: ${JSON.stringify(wrong)}`);
  });
}

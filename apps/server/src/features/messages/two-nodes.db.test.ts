import type { contract, OperationAnswer } from '@crewpad/contract';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { SocketRig } from '../../http/realtime/testing.ts';
import { testServerUrl } from '../../testing/services.ts';
import { addMember } from '../../testing/test-app.ts';
import { addListing } from '../listings/testing.ts';
import { wrongCounters } from './testing.ts';

let rig: SocketRig;
beforeAll(async () => {
  rig = await SocketRig.open();
});
afterEach(() => rig.closeNodes());
afterAll(() => rig.database.close());

const EACH = 200;
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
const ALL = upTo(2 * EACH);

type Inbox = OperationAnswer<typeof contract.messages.getInbox>;
type Thread = OperationAnswer<typeof contract.messages.getThread>;
type Sent = OperationAnswer<typeof contract.messages.sendMessage>;

interface Answer<T> {
  status: number;
  body: T;
}

/** A member's call to one node, retried while the node's connections are used up. */
async function call<T>(
  { address, token }: { address: string; token: string },
  path: string,
  write?: { body: object; key: string },
): Promise<Answer<T>> {
  for (;;) {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(write && { 'content-type': 'application/json', 'idempotency-key': write.key }),
    };
    const answer = await fetch(`${address}/api${path}`, {
      headers,
      ...(write && { method: 'POST', body: JSON.stringify(write.body) }),
    });
    const body = (await answer.json()) as T;
    if (answer.status !== 503) return { status: answer.status, body };
  }
}

/** A member's browser: fetches the changes when an event shows that it missed some. */
class Browser {
  /** The versions of the events and the fetched messages, in order of arrival. */
  readonly heard: number[] = [];
  readonly read: number[] = [];
  version = 0;
  readonly #session: { address: string; token: string };
  #reading = Promise.resolve();

  constructor(session: { address: string; token: string }, socket: Socket) {
    this.#session = session;
    const hear = ({ version }: { version: number }) => {
      this.heard.push(version);
      this.#reading = this.#reading.then(() => this.#catchUp(version));
    };
    socket.on('message', hear);
    socket.on('notification', hear);
  }

  async #catchUp(version: number): Promise<void> {
    if (version <= this.version) return;
    const changed = await call<Inbox>(this.#session, `/messages?since=${this.version}`);
    for (const { id, last_seq } of changed.body.users) await this.#readThread(id, last_seq);
    this.version = changed.body.version;
  }

  async #readThread(id: number, lastSeq: number): Promise<void> {
    for (let after = this.read.at(-1) ?? 0; after < lastSeq; after = this.read.at(-1) ?? lastSeq) {
      const { data } = (await call<Thread>(this.#session, `/messages/${id}?after=${after}`)).body;
      this.read.push(...data.map(({ seq }) => seq));
    }
  }
}

// The embedded database allows only one node.
it.skipIf(testServerUrl === undefined)(
  'two members write through two nodes into one thread, and each hears it from the other node',
  async () => {
    const { db } = rig.database;
    const nodes = [await rig.startNode(), await rig.startNode()] as const;
    const members = await Promise.all(
      [nodes, nodes.toReversed()].map(async ([own, other]) => {
        if (own === undefined || other === undefined) throw new Error('there are two nodes');
        const id = await addMember(db);
        const { token } = await rig.signIn(own, id);
        const listing = await addListing(db, { user_id: id });
        const socket = await rig.enter(other, token);
        const browser = new Browser({ address: other.address, token }, socket);
        return { id, listing, browser, writer: { address: own.address, token } };
      }),
    );
    const [ana, ben] = members;
    if (ana === undefined || ben === undefined) throw new Error('there are two members');
    const write = ({ writer, id }: typeof ana, to: typeof ana, n: number) => {
      const body = { to: to.id, message: `Message ${n}`, listing_id: to.listing.id };
      return call<Sent>(writer, '/messages', { body, key: `${id}-${n}` });
    };
    // Any of them may create the thread.
    const answers = await Promise.all(
      Array.from({ length: EACH }, (_, n) => [write(ana, ben, n), write(ben, ana, n)]).flat(),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.thread_id)).size).toBe(1);
    const bySeq = (a: number, b: number) => a - b;
    expect(answers.map(({ body }) => body.data.seq).toSorted(bySeq)).toEqual(ALL);

    const stored = await db
      .selectFrom('messages')
      .select(['seq', 'from_user_id'])
      .orderBy('seq')
      .execute();
    expect(stored.map(({ seq }) => seq)).toEqual(ALL);
    expect(stored.filter(({ from_user_id }) => from_user_id === ana.id)).toHaveLength(EACH);
    for (const { id, browser } of [ana, ben]) {
      // The first message also adds a notification for its recipient.
      const version = ALL.length + (stored[0]?.from_user_id === id ? 0 : 1);
      await expect.poll(() => browser.heard, { timeout: 30_000 }).toEqual(upTo(version));
      await expect.poll(() => browser.version, { timeout: 30_000 }).toBe(version);
      expect(browser.read).toEqual(ALL);
      const inbox = await db
        .selectFrom('inbox_counts')
        .select(['unread', 'current', 'version'])
        .where('member_id', '=', id)
        .executeTakeFirst();
      expect(inbox).toEqual({ unread: EACH, current: 1, version });
    }
    expect(await wrongCounters(db)).toEqual([]);
  },
  120_000,
);

import { contract } from '@crewpad/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/database/transaction.ts';
import { EVENTS_EMITTED } from '../../platform/realtime/emit.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addRental } from '../rentals/testing.ts';
import {
  addHost,
  addMessage,
  addPerson,
  type Host,
  messageState,
  type Person,
  wrongCounters,
} from './testing.ts';
import { leaveThreads } from './threads.ts';

describe('a message', () => {
  let host: Host;
  let seeker: Person;
  let free: Person;
  const rig = useTestApp({ RATE_LIMITS: 'on' });
  beforeAll(async () => {
    host = await addHost(rig);
    seeker = await addPerson(rig, { user_plan: 'seeker' });
    free = await addPerson(rig, { user_plan: null });
  });

  const formTo = ({ id, listing }: Host, changes: object = {}) => ({
    to: id,
    message: 'Is a bed free?',
    listing_id: listing.id,
    ...changes,
  });
  const send = (body: object, token?: string, key?: string) =>
    rig.call('POST', '/messages', {
      body,
      token,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });

  async function expectRefused(body: object, token: string | undefined, refusal: object) {
    const before = await messageState(rig);
    expect(await send(body, token)).toMatchObject(refusal);
    expect(await messageState(rig)).toEqual(before);
  }
  const refusedAs = (error_code: string, status = 403) => ({ status, body: { error_code } });
  const errors = (fields: Record<string, string[]>) => ({ status: 422, body: { errors: fields } });

  describe('a refused message', () => {
    it('refuses a message without a token', () =>
      expectRefused(formTo(host), undefined, { status: 401 }));

    it.each([
      [{ to: undefined }, { to: ['no_user_id_provided'] }],
      [{ to: null }, { to: ['no_user_id_provided'] }],
      [{ listing_id: undefined }, { listing_id: ['please_select_crashpad_and_try_again'] }],
      [{ message: undefined }, { message: ['oops_message_has_no_text'] }],
      [{ message: ' \n\u200b\u2060\u2800 ' }, { message: ['oops_message_has_no_text'] }],
      [{ message: 'x'.repeat(5001) }, { message: ['message_is_too_long'] }],
      [{ message: 'x'.repeat(100_000) }, { message: ['message_is_too_long'] }],
      [{ message: 'a\u0000b' }, { message: ['text_is_not_valid'] }],
      [{ message: 'a\ud800b' }, { message: ['text_is_not_valid'] }],
    ])('%j', (changes, refused) =>
      expectRefused(formTo(host, changes), seeker.token, errors(refused)),
    );

    it('refuses a message to oneself', () =>
      expectRefused(
        formTo(host, { to: seeker.id }),
        seeker.token,
        errors({ to: ['you_cannot_write_to_yourself'] }),
      ));

    it('refuses a message to unknown recipients, about unknown listings, or about a listing of neither: 404', async () => {
      const other = await addHost(rig);
      const strangers = await addPerson(rig, { user_plan: 'seeker' });
      for (const changes of [
        { to: 2_000_000_000 },
        { listing_id: 2_000_000_000 },
        { listing_id: other.listing.id },
        { to: strangers.id },
      ]) {
        await expectRefused(formTo(host, changes), seeker.token, { status: 404 });
      }
      // A lister cannot message strangers about their own crash pad.
      await expectRefused(formTo(host, { to: seeker.id }), host.token, { status: 404 });
    });

    it.each([
      ['a deleted', {}, { status: 0 }],
      ['an inactive', {}, { status: 1 }],
      ['an expired lister’s', { expire_at: '2026-02-01T00:00:00Z' }, {}],
      ['a closed lister’s', { status: 'CLOSED' }, {}],
    ] as const)('refuses a message about %s listing: 404', async (_name, row, listing) => {
      const there = await addHost(rig, row, listing);
      await expectRefused(formTo(there), seeker.token, { status: 404 });
    });

    it('refuses a message by a member without a plan who does not rent there', async () => {
      await expectRefused(formTo(host), free.token, refusedAs('UPGRADE_REQUIRED'));
      const [bed = 0] = host.listing.bedIds;
      const row = { user_id: free.id, email: free.email } as const;
      await addRental(rig.database.db, host.listing, bed, { ...row, status: 'declined' });
      await expectRefused(formTo(host), free.token, refusedAs('UPGRADE_REQUIRED'));
    });

    it('refuses a message by inactive and expired accounts', async () => {
      const inactive = await addPerson(rig, { user_plan: 'seeker', status: 'INACTIVE' });
      await expectRefused(formTo(host), inactive.token, refusedAs('ACCOUNT_INACTIVE'));
      const over = { expire_at: '2026-02-01T00:00:00Z' };
      const expired = await addPerson(rig, { user_plan: 'seeker', ...over });
      await expectRefused(formTo(host), expired.token, refusedAs('ACCOUNT_EXPIRED'));
      const lister = await addHost(rig, over);
      await addMessage(rig.database.db, {
        from: seeker.id,
        to: lister.id,
        listing: lister.listing,
      });
      await expectRefused(
        formTo(lister, { to: seeker.id }),
        lister.token,
        refusedAs('ACCOUNT_EXPIRED'),
      );
    });
  });

  describe('an accepted message', () => {
    it('an accepted message from a seeker opens a thread that is unread for the lister', async () => {
      const to = await addHost(rig);
      const { status, body } = await send(formTo(to), seeker.token, 'first');
      expect(status).toBe(201);
      expect(body).toMatchObject({
        data: { seq: 1, from_user: seeker.id, to: to.id, client_key: 'first' },
        message: 'message successfully sent',
      });
      const inbox = (await rig.get('/messages', to.token)).body;
      expect(inbox).toMatchObject({ total_messages: 1, current_messages: 1, total: 1, unread: 1 });
      expect(inbox.users[0]).toMatchObject({
        id: body.thread_id,
        user_id: seeker.id,
        unread: 1,
        thread_is_read: false,
        message: 'Is a bed free?',
        listing_title: to.listing.title,
        abilities: { write: true, invite: true },
      });
      expect(inbox.users[0]).not.toHaveProperty('last_name');
      const reply = await send(formTo(to, { to: seeker.id }), to.token);
      expect(reply.body.data).toMatchObject({ seq: 2, thread_id: body.thread_id });
      const thread = (await rig.get(`/messages/${body.thread_id}`, to.token)).body;
      expect(thread.data.map(({ seq }: { seq: number }) => seq)).toEqual([2, 1]);
      expect(thread).toMatchObject({
        total: 2,
        read_seq: 0,
        to_read_seq: 0,
        to_user_id: seeker.id,
      });
      expect(thread).not.toHaveProperty('email');
      const answer = await rig.post(`/messages/${body.thread_id}/read`, {}, to.token);
      expect(answer.body).toEqual({ unread: 0, version: 4 });
      expect((await rig.get('/messages/unread', to.token)).body).toEqual({ count: 0 });
      const theirs = (await rig.get(`/messages/${body.thread_id}`, seeker.token)).body;
      expect(theirs.to_read_seq).toBe(1);
    });

    it('an accepted message from tenants without a plan, and from an expired lister to them', async () => {
      const there = await addHost(rig, { expire_at: '2026-02-01T00:00:00Z' });
      const tenant = await addPerson(rig, { user_plan: null });
      const [bed = 0] = there.listing.bedIds;
      const row = { user_id: tenant.id, email: tenant.email };
      await addRental(rig.database.db, there.listing, bed, row);
      expect((await send(formTo(there), tenant.token)).status).toBe(201);
      const reply = await send(formTo(there, { to: tenant.id }), there.token);
      expect(reply.status).toBe(201);
    });
  });

  describe('an idempotency key', () => {
    it('sends once and returns the same answer, also for concurrent calls', async () => {
      const to = await addHost(rig);
      const form = formTo(to);
      const [one, two] = await Promise.all([
        send(form, seeker.token, 'twice'),
        send(form, seeker.token, 'twice'),
      ]);
      expect([one.status, two.status]).toEqual([201, 201]);
      expect(two.body).toEqual(one.body);
      await send(formTo(to, { message: 'And a second one' }), seeker.token);
      expect((await send(form, seeker.token, 'twice')).body).toEqual(one.body);
      expect((await rig.get(`/messages/${one.body.thread_id}`, to.token)).body.total).toBe(2);
      const other = await send(formTo(to, { message: 'Another' }), seeker.token, 'twice');
      expect(other).toMatchObject(refusedAs('IDEMPOTENCY_KEY_REUSED', 422));
      expect((await send(form, seeker.token, 'not valid')).status).toBe(422);
    });
  });
});

describe('the limits of messages', () => {
  let host: Host;
  const rig = useTestApp({
    RATE_LIMITS: 'on',
    LIMITS: 'messages.member_minute=5,new_threads.member_day=2',
  });
  beforeAll(async () => {
    host = await addHost(rig);
  });

  const seeker = () => addPerson(rig, { user_plan: 'seeker' });
  const write = async ({ token }: Person, { id, listing }: Host, message = 'Hello') =>
    rig.post('/messages', { to: id, message, listing_id: listing.id }, token);

  it('limits messages per minute; refused ones do not count', async () => {
    const from = await seeker();
    for (let n = 0; n < 10; n += 1) expect((await write(from, host, '')).status).toBe(422);
    for (let n = 0; n < 5; n += 1) expect((await write(from, host)).status).toBe(201);
    const refused = await write(from, host);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    rig.clock.advance(61);
    expect((await write(from, host)).status).toBe(201);
  });

  it('limits new threads per day; existing threads and refused messages do not count', async () => {
    const from = await seeker();
    const hosts = [await addHost(rig), await addHost(rig), await addHost(rig)] as const;
    await rig.post('/user/block', { user_id: from.id }, host.token);
    expect((await write(from, hosts[0])).status).toBe(201);
    expect((await write(from, hosts[0])).status).toBe(201);
    expect((await write(from, hosts[1])).status).toBe(201);
    expect((await write(from, hosts[2])).status).toBe(429);
    rig.clock.advance(61);
    expect((await write(from, hosts[1])).status).toBe(201);
    rig.clock.advance(86_400);
    expect((await write(from, hosts[2])).status).toBe(201);
  });

  it('stores texts unchanged', async () => {
    const from = await seeker();
    const text = '<script>alert(1)</script> \u202eevil\u202c {{x}} $1 \\ \' "\n\n  second 👩‍✈️ line';
    const { body } = await write(from, host, text);
    expect(body.data.message).toBe(text);
    const thread = await rig.get(`/messages/${body.thread_id}`, host.token);
    expect(thread.body.data[0].message).toBe(text);
  });

  it('both members get an event without the text; a refused message sends none', async () => {
    const [from, to] = [await seeker(), await addHost(rig)];
    const events: { name: string; ids: number[]; payload: object }[] = [];
    await rig.database.listen(EVENTS_EMITTED, (message) => {
      const emitted: typeof events = message === '*' ? [] : JSON.parse(message);
      // A first message is also a notification.
      events.push(...emitted.filter(({ name }) => name === 'message'));
    });
    expect((await write(from, to, '')).status).toBe(422);
    const { body } = await write(from, to, 'A secret');
    await rig.post(`/messages/${body.thread_id}/read`, {}, to.token);
    await rig.delete(`/messages/${body.thread_id}`, to.token);
    await expect.poll(() => events.length).toBe(5);
    const { thread_id } = body;
    const { id: message_id, seq, from_user, listing_id } = body.data;
    const chat = { action: 'chat', thread_id, message_id, seq, from_user, listing_id };
    const read = { action: 'read', thread_id, by: to.id, read_seq: 1 };
    expect(events.map(({ ids, payload }) => [ids, payload])).toEqual([
      [[from.id], { ...chat, version: 1, unread: 0 }],
      [[to.id], { ...chat, version: 1, unread: 1 }],
      [[to.id], { ...read, version: 3, unread: 0 }],
      [[from.id], { ...read, version: 2, unread: 0 }],
      [[to.id], { action: 'thread', thread_id, version: 4, unread: 0 }],
    ]);
    const { payload } = contract.messages.messageChanged;
    for (const event of events)
      expect(payload.strict().parse(event.payload)).toEqual(event.payload);
  });
});

describe('the counters of messages', () => {
  const rig = useTestApp();
  let hosts: Host[];
  beforeAll(async () => {
    hosts = await Promise.all(Array.from({ length: 3 }, () => addHost(rig)));
  });

  const PARALLEL = 200;

  it('concurrent senders number a thread without gaps', async () => {
    const [one, two] = [await addHost(rig), await addHost(rig)];
    const send = async (n: number) => {
      const [from, to] = n % 2 === 0 ? [one, two] : [two, one];
      const body = { to: to.id, message: `Message ${n}`, listing_id: to.listing.id };
      const call = { body, token: from.token, headers: { 'idempotency-key': `message-${n}` } };
      // Like browsers when the server is out of connections.
      for (;;) {
        const answer = await rig.call('POST', '/messages', call);
        if (answer.status !== 503) return answer;
      }
    };
    const numbers = Array.from({ length: PARALLEL }, (_, n) => n);
    // Half of them are sent twice, and any of them can open the thread.
    const answers = await Promise.all([...numbers, ...numbers.slice(0, PARALLEL / 2)].map(send));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const rows = await rig.database.db
      .selectFrom('messages')
      .select('seq')
      .where('thread_id', '=', answers[0]?.body.thread_id)
      .orderBy('seq')
      .execute();
    expect(rows.map(({ seq }) => seq)).toEqual(numbers.map((n) => n + 1));
    expect(await wrongCounters(rig.database.db)).toEqual([]);
  }, 120_000);

  const who = fc.nat(2);
  const step = fc.record({
    kind: fc.constantFrom(
      'send',
      'send',
      'send',
      'read',
      'archive',
      'return',
      'mark',
      'mute',
      'block',
      'close',
    ),
    by: who,
    to: who,
    upTo: fc.option(fc.nat(5)),
  });
  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

  async function act({ kind, by, to, upTo }: Step): Promise<unknown> {
    const [actor, peer] = [hosts[by] as Host, hosts[to] as Host];
    const { db } = rig.database;
    const thread = await db
      .selectFrom('thread_members')
      .select('thread_id')
      .where('member_id', '=', actor.id)
      .where('peer_id', '=', peer.id)
      .executeTakeFirst();
    const path = `/messages/${thread?.thread_id ?? 0}`;
    switch (kind) {
      case 'send': {
        const { id: listing_id } = peer.listing;
        return rig.post('/messages', { to: peer.id, message: 'Hello', listing_id }, actor.token);
      }
      case 'read':
        return rig.post(`${path}/read`, upTo === null ? {} : { up_to: upTo }, actor.token);
      case 'archive':
        return rig.delete(path, actor.token);
      case 'return':
        return rig.put(path, { archived: false }, actor.token);
      case 'mark':
        return rig.put(path, { unread: true }, actor.token);
      case 'mute':
        return rig.put(path, { muted: upTo === null }, actor.token);
      case 'block':
        return upTo === null
          ? rig.post('/user/block', { user_id: peer.id }, actor.token)
          : rig.delete(`/user/block/${peer.id}`, actor.token);
      case 'close':
        return transaction(db, (trx) => leaveThreads(trx, actor.id));
    }
  }

  it('counters equal the rows after any steps, including concurrent ones', async () => {
    const atOnce = fc.array(step, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(atOnce, { minLength: 1, maxLength: 12 }), async (rounds) => {
        for (const round of rounds) {
          await Promise.all(round.map(act));
          expect(await wrongCounters(rig.database.db)).toEqual([]);
        }
      }),
      { numRuns: 15 },
    );
  }, 240_000);
});

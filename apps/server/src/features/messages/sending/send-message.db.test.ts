import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { addRental } from '../../rentals/testing.ts';
import {
  addHost,
  addMessage,
  addPerson,
  type Host,
  messageState,
  type Person,
} from '../testing.ts';

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
const errors = (one: Record<string, string[]>) => ({ status: 422, body: { errors: one } });

describe('a refused message', () => {
  test('without a token', () => expectRefused(formTo(host), undefined, { status: 401 }));

  test.each([
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

  test('to oneself', () =>
    expectRefused(
      formTo(host, { to: seeker.id }),
      seeker.token,
      errors({ to: ['you_cannot_write_to_yourself'] }),
    ));

  test('to unknown recipients, about unknown listings, or about a listing of neither returns 404', async () => {
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

  test.each([
    ['a deleted', {}, { status: 0 }],
    ['an inactive', {}, { status: 1 }],
    ['an expired lister’s', { expire_at: '2026-02-01T00:00:00Z' }, {}],
    ['a closed lister’s', { status: 'CLOSED' }, {}],
  ] as const)('about %s listing: 404', async (_name, row, listing) => {
    const there = await addHost(rig, row, listing);
    await expectRefused(formTo(there), seeker.token, { status: 404 });
  });

  test('by a member without a plan who does not rent there', async () => {
    await expectRefused(formTo(host), free.token, refusedAs('UPGRADE_REQUIRED'));
    const [bed = 0] = host.listing.bedIds;
    const row = { user_id: free.id, email: free.email } as const;
    await addRental(rig.database.db, host.listing, bed, { ...row, status: 'declined' });
    await expectRefused(formTo(host), free.token, refusedAs('UPGRADE_REQUIRED'));
  });

  test('by inactive and expired accounts', async () => {
    const inactive = await addPerson(rig, { user_plan: 'seeker', status: 'INACTIVE' });
    await expectRefused(formTo(host), inactive.token, refusedAs('ACCOUNT_INACTIVE'));
    const over = { expire_at: '2026-02-01T00:00:00Z' };
    const expired = await addPerson(rig, { user_plan: 'seeker', ...over });
    await expectRefused(formTo(host), expired.token, refusedAs('ACCOUNT_EXPIRED'));
    const lister = await addHost(rig, over);
    await addMessage(rig.database.db, { from: seeker.id, to: lister.id, listing: lister.listing });
    await expectRefused(
      formTo(lister, { to: seeker.id }),
      lister.token,
      refusedAs('ACCOUNT_EXPIRED'),
    );
  });
});

describe('an accepted message', () => {
  test('from a seeker opens a thread that is unread for the lister', async () => {
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
    expect(thread).toMatchObject({ total: 2, read_seq: 0, to_read_seq: 0, to_user_id: seeker.id });
    expect(thread).not.toHaveProperty('email');
    const read = await rig.post(`/messages/${body.thread_id}/read`, {}, to.token);
    expect(read.body).toEqual({ unread: 0, version: 4 });
    expect((await rig.get('/messages/unread', to.token)).body).toEqual({ count: 0 });
    const theirs = (await rig.get(`/messages/${body.thread_id}`, seeker.token)).body;
    expect(theirs.to_read_seq).toBe(1);
  });

  test('from tenants without a plan, and from an expired lister to them', async () => {
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
  test('sends once and returns the same answer, also for concurrent calls', async () => {
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

import { expect, it } from 'vitest';
import { TEST_NOW } from '../../testing/data.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addRental } from '../rentals/testing.ts';
import { addHost, addMessage, addPerson, type Host, messageState, type Person } from './testing.ts';

const rig = useTestApp();
const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

/** A lister with a tenant, who has written first unless told otherwise. */
async function addPair({ asks = true } = {}) {
  const host = await addHost(rig, {}, { rooms: [['cold', 'cold']] });
  const tenant = await addPerson(rig, { user_plan: null });
  const { listing } = host;
  const rental = await addRental(rig.database.db, listing, listing.bedIds[0] ?? 0, {
    user_id: tenant.id,
    email: tenant.email,
  });
  if (asks) await write(tenant, host, 0);
  return { host, tenant, rental };
}

const write = (from: Person, to: Person, minutes: number) =>
  addMessage(rig.database.db, { from: from.id, to: to.id, at: at(minutes) });

async function unanswered({ token }: Person): Promise<number[]> {
  const { status, body } = await rig.get('/messages?unanswered=1', token);
  expect([status, body.total]).toEqual([200, body.users.length]);
  return body.users.map(({ user_id }: { user_id: number }) => user_id);
}

const threadOf = async (member: Person): Promise<number> =>
  (await rig.get('/messages', member.token)).body.users[0].id;

const sendToGroup = async ({ token }: Host, tenants: number[]) => {
  const body = { message_body: 'The shuttle leaves at noon.', tenants };
  expect((await rig.call('POST', '/lister/send-message-to-tenant', { token, body })).status).toBe(
    200,
  );
};

it('lists threads whose last message is of the other side, for each side', async () => {
  const { host, tenant } = await addPair();
  expect(await unanswered(host)).toEqual([tenant.id]);
  expect(await unanswered(tenant)).toEqual([]);
  await write(host, tenant, 1);
  expect(await unanswered(host)).toEqual([]);
  expect(await unanswered(tenant)).toEqual([host.id]);
  const card = (await rig.get('/messages', tenant.token)).body.users[0];
  expect(card).toMatchObject({ unanswered: true });
});

it('leaves out archived threads until their next message', async () => {
  const { host, tenant } = await addPair();
  const id = await threadOf(host);
  await rig.put(`/messages/${id}`, { archived: true }, host.token);
  expect(await unanswered(host)).toEqual([]);
  await write(tenant, host, 2);
  expect(await unanswered(host)).toEqual([tenant.id]);
});

it('a thread that needs no answer is out until its next message, also of one who changes nothing else', async () => {
  const { host, tenant } = await addPair();
  const id = await threadOf(host);
  const before = (await rig.get('/messages', host.token)).body;
  const { status, body } = await rig.put(`/messages/${id}`, { unanswered: false }, host.token);
  expect([status, body.data.unanswered, body.data.version > before.version]).toEqual([
    200,
    false,
    true,
  ]);
  expect(body.data.unread).toBe(1);
  expect(await unanswered(host)).toEqual([]);
  await write(tenant, host, 3);
  expect(await unanswered(host)).toEqual([tenant.id]);
});

it('cannot be asked for by strangers, by a wrong value or together with a version', async () => {
  const { host } = await addPair();
  const id = await threadOf(host);
  const stranger = await addPerson(rig);
  const before = await messageState(rig);
  const refused = (body: object, token?: string) =>
    rig.call('PUT', `/messages/${id}`, { body, token });
  expect((await refused({ unanswered: false })).status).toBe(401);
  expect((await refused({ unanswered: false }, stranger.token)).status).toBe(404);
  expect((await refused({ unanswered: true }, host.token)).status).toBe(422);
  for (const query of ['unanswered=maybe', 'since=0&unanswered=1']) {
    expect([query, (await rig.get(`/messages?${query}`, host.token)).status]).toEqual([query, 422]);
  }
  expect(await messageState(rig)).toEqual(before);
});

it('a group message answers nobody, asks nobody and is no reply', async () => {
  const { host, tenant, rental } = await addPair();
  await sendToGroup(host, [rental]);
  expect(await unanswered(host)).toEqual([tenant.id]);
  expect(await unanswered(tenant)).toEqual([]);
  const thread = () =>
    rig.database.db
      .selectFrom('threads')
      .select(['replier_id', 'last_seq'])
      .where('first_author_id', '=', tenant.id)
      .executeTakeFirstOrThrow();
  expect(await thread()).toEqual({ replier_id: null, last_seq: 2 });
  await write(host, tenant, 5);
  expect(await thread()).toEqual({ replier_id: host.id, last_seq: 3 });
  expect(await unanswered(host)).toEqual([]);
});

it('a group message names for its author to how many it went, and for nobody else', async () => {
  const { host, tenant, rental } = await addPair({ asks: false });
  const { listing } = host;
  const email = `invited-${rental}@crewpad.test`;
  const row = { status: 'pending', email } as const;
  const invited = await addRental(rig.database.db, listing, listing.bedIds[1] ?? 0, row);
  await sendToGroup(host, [rental, invited]);
  const id = await threadOf(host);
  const mine = (await rig.get(`/messages/${id}`, host.token)).body;
  const theirs = (await rig.get(`/messages/${id}`, tenant.token)).body;
  expect(mine.data).toMatchObject([{ group_size: 2 }]);
  expect(theirs.data[0]).not.toHaveProperty('group_size');
  expect([mine.unanswered, theirs.unanswered]).toEqual([false, false]);
});

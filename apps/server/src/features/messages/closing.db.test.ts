import { expect, it } from 'vitest';
import { transaction } from '../../platform/database/transaction.ts';
import { deleteOldData } from '../../platform/old-data.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addHost, addMessage, addPerson, wrongCounters } from './testing.ts';
import { leaveThreads, oldThreads } from './threads.ts';

const rig = useTestApp();

const close = (id: number, closed_at: string) =>
  transaction(rig.database.db, async (trx) => {
    const row = { status: 'CLOSED', closed_at } as const;
    await trx.updateTable('members').set(row).where('id', '=', id).execute();
    await leaveThreads(trx, id);
  });

it('threads with a closed account stay readable, and refuse messages', async () => {
  const { db } = rig.database;
  const [host, seeker] = [await addHost(rig), await addPerson(rig, { user_plan: 'seeker' })];
  const { listing } = host;
  const { thread_id } = await addMessage(db, { from: seeker.id, to: host.id, listing });
  await close(seeker.id, '2026-03-01T12:00:00Z');
  const { users, version } = (await rig.get('/messages?since=1', host.token)).body;
  expect([version, users[0].display_name]).toEqual([2, 'Former member']);
  const thread = (await rig.get(`/messages/${thread_id}`, host.token)).body;
  expect(thread).toMatchObject({ to_user: 'Former member', is_active: false, data: [{ seq: 1 }] });
  expect(thread).toMatchObject({ photos: [], write_refusal: { error_code: 'CANNOT_WRITE' } });
  const form = { to: seeker.id, message: 'Hello?', listing_id: listing.id };
  expect((await rig.post('/messages', form, host.token)).body.error_code).toBe('CANNOT_WRITE');
});

it('threads are deleted two years after both accounts were closed', async () => {
  const { db } = rig.database;
  const [one, two, three] = [await addPerson(rig), await addPerson(rig), await addPerson(rig)];
  const deletedMessage = await addMessage(db, { from: one.id, to: two.id });
  const message = await addMessage(db, { from: one.id, to: three.id });
  await close(one.id, '2026-01-01T00:00:00Z');
  await close(two.id, '2026-02-01T00:00:00Z');
  const threads = async () => {
    const ids = [deletedMessage.thread_id, message.thread_id];
    const rows = await db.selectFrom('threads').select('id').where('id', 'in', ids).execute();
    return rows.map(({ id }) => id).toSorted((a, b) => a - b);
  };
  await deleteOldData(db, [oldThreads], new Date('2028-01-31T00:00:00Z'));
  expect(await threads()).toEqual([deletedMessage.thread_id, message.thread_id]);
  await deleteOldData(db, [oldThreads], new Date('2028-02-01T00:00:01Z'));
  expect(await threads()).toEqual([message.thread_id]);
  expect((await rig.get(`/messages/${message.thread_id}`, three.token)).status).toBe(200);
  expect(await wrongCounters(db)).toEqual([]);
});

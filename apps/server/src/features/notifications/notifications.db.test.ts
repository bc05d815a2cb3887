import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transaction } from '../../platform/database/transaction.ts';
import { deleteOldData } from '../../platform/old-data.ts';
import { EVENTS_EMITTED } from '../../platform/realtime/emit.ts';
import { nextNumber } from '../../testing/data.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addListing } from '../listings/testing.ts';
import {
  deleteNotifications,
  type NewNotification,
  notify,
  notifyAll,
  oldNotifications,
} from './notifications.ts';

const rig = useTestApp();

const PATH = '/notifications';
const DAY_MS = 24 * 60 * 60 * 1000;
const member = async () => {
  const { id } = await rig.member();
  return { id, token: await rig.tokenOf(id) };
};
const notification = (
  memberId: number,
  changes: Partial<NewNotification> = {},
): NewNotification => ({
  memberId,
  kind: 'review_received',
  subjectKey: String(nextNumber()),
  data: {},
  ...changes,
});
const add = (...notifications: NewNotification[]) =>
  transaction(rig.database.db, (trx) => notifyAll(trx, notifications, rig.clock.now()));
const addTo = async (memberId: number, count: number) => {
  for (let n = 0; n < count; n += 1) await add(notification(memberId));
};
const list = async (token: string, query = '') => (await rig.get(`${PATH}${query}`, token)).body;
const read = (token: string, up_to: unknown) => rig.post(`${PATH}/read`, { up_to }, token);

/** Counters that differ from the rows. */
async function wrongCounts() {
  const { rows } = await sql`
    select c.member_id, c.notifications, c.version, n.* from inbox_counts c
    full join (select member_id, count(*) filter (where read_at is null) as unread,
      max(version) as newest from notifications group by member_id) n using (member_id)
    where coalesce(c.notifications, 0) <> coalesce(n.unread, 0)
      or coalesce(n.newest, 0) > coalesce(c.version, 0)`.execute(rig.database.db);
  return rows;
}

describe('refusals', () => {
  it.each(['?limit=0', '?limit=101', '?before=0', '?before=x', '?before=99999999999'])(
    'GET %s',
    async (query) => {
      expect((await rig.get(`${PATH}${query}`, (await member()).token)).status).toBe(422);
    },
  );

  it.each([undefined, null, 0, -1, 1.5, '3', 2 ** 31, [1]])('reading up to %j', async (up_to) => {
    const { id, token } = await member();
    await addTo(id, 1);
    const { status, body } = await read(token, up_to);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['up_to']]);
    expect((await list(token)).unread).toBe(1);
  });

  it('refuses calls without a login', async () => {
    expect((await rig.get(PATH)).status).toBe(401);
    expect((await rig.post(`${PATH}/read`, { up_to: 1 })).status).toBe(401);
  });

  it('refuses calls while an admin views the account', async () => {
    const [admin, { id, token }] = [await rig.member({ role: 'admin' }), await member()];
    await addTo(id, 1);
    await rig.tokenOf(admin.id);
    const asMember = await rig.tokenOf(id);
    await rig.database.db
      .updateTable('sessions')
      .set({ admin_session_id: await rig.sessionOf(admin.id) })
      .where('id', '=', await rig.sessionOf(id))
      .execute();
    expect((await rig.get(PATH, asMember)).status).toBe(403);
    expect((await read(asMember, 2_147_483_647)).status).toBe(403);
    expect((await list(token)).unread).toBe(1);
  });
});

describe('the list', () => {
  it('is empty for a member without notifications', async () => {
    const { token } = await member();
    expect(await list(token)).toEqual({ data: [], next: null, unread: 0, version: 0 });
  });

  it('is paginated, newest first, and names the member and listing', async () => {
    const [{ id, token }, other] = [await member(), await rig.member({ display_name: 'Elena T.' })];
    const listing = await addListing(rig.database.db, { user_id: id, title: 'Sky House' });
    const data = { person_id: other.id, listing_id: listing.id, transaction_id: 7 };
    await addTo(id, 2);
    await add(notification(id, { data }));
    const first = await list(token, '?limit=2');
    expect(first.data[0]).toMatchObject({
      kind: 'review_received',
      data,
      person: { id: other.id, name: 'Elena T.' },
      listing: { id: listing.id, title: 'Sky House' },
      created: expect.stringMatching(/^2026-03-01T.+Z$/),
      is_read: false,
    });
    expect(first).toMatchObject({ unread: 3, version: 3, next: first.data[1].id });
    const rest = await list(token, `?limit=2&before=${first.next}`);
    expect(rest).toMatchObject({ unread: 3, version: 3, next: null });
    expect(rest.data).toHaveLength(1);
    expect(rest.data[0]).toMatchObject({ person: null, listing: null, data: {} });
    const end = await list(token, `?before=${rest.data[0].id}`);
    expect(end).toEqual({ data: [], next: null, unread: 3, version: 3 });
  });

  it('does not name a member who closed their account', async () => {
    const [{ id, token }, formerMember] = [await member(), await rig.member({ status: 'CLOSED' })];
    await add(notification(id, { data: { person_id: formerMember.id } }));
    expect((await list(token)).data[0].person.name).toBe('Former member');
  });
});

describe('a notification', () => {
  it('is stored once, and sent to its member with the counter', async () => {
    const { id, token } = await member();
    const heard: unknown[] = [];
    await rig.database.listen(EVENTS_EMITTED, (message) => heard.push(...JSON.parse(message)));
    const entry = notification(id);
    await add(entry, entry);
    await add(entry);
    await add({ ...entry, kind: 'review_response' });
    const { data, unread, version } = await list(token);
    expect([data.length, unread, version]).toEqual([2, 2, 2]);
    const mine = () => heard.filter((event) => (event as { ids: number[] }).ids.includes(id));
    await expect.poll(mine).toMatchObject([
      {
        name: 'notification',
        to: 'member',
        ids: [id],
        payload: { id: data[1].id, kind: 'review_received', version: 1, unread: 1 },
      },
      { payload: { id: data[0].id, kind: 'review_response', version: 2, unread: 2 } },
    ]);
  });

  it('can be narrowed to a topic, and to what waits for the member', async () => {
    const { id, token } = await member();
    const of = (kind: NewNotification['kind']) => notification(id, { kind });
    await add(of('rent_failed'), of('rent_paid'), of('review_received'), of('invitation_received'));
    const kinds = async (query: string) =>
      (await list(token, query)).data.map(({ kind }: { kind: string }) => kind).toSorted();
    expect(await kinds('?topic=payments')).toEqual(['rent_failed', 'rent_paid']);
    expect(await kinds('?topic=payments&limit=1')).toHaveLength(1);
    expect(await kinds('?needs_you=1')).toEqual(['invitation_received', 'rent_failed']);
    expect(await kinds('?needs_you=1&topic=rentals')).toEqual(['invitation_received']);
    expect(await kinds('?topic=waitlists')).toEqual([]);
    const [waiting] = (await list(token, '?needs_you=1')).data;
    await rig.post(`${PATH}/read`, { ids: [waiting.id] }, token);
    expect(await kinds('?needs_you=1')).toHaveLength(1);
    for (const query of ['?topic=weather', '?needs_you=maybe']) {
      expect((await rig.get(`${PATH}${query}`, token)).status).toBe(422);
    }
  });

  it('is not stored when its transaction is rolled back', async () => {
    const { id, token } = await member();
    const failed = transaction(rig.database.db, async (trx) => {
      await notify(trx, notification(id), rig.clock.now());
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await list(token)).toEqual({ data: [], next: null, unread: 0, version: 0 });
  });

  it('a notification about an action of the member is listed as read', async () => {
    const { id, token } = await member();
    await add(notification(id), notification(id, { isRead: true }), notification(id));
    const { data, unread, version } = await list(token);
    expect([unread, version]).toEqual([2, 3]);
    expect(data.map((row: { is_read: boolean }) => row.is_read).toSorted()).toEqual([
      false,
      false,
      true,
    ]);
    expect(await wrongCounts()).toEqual([]);
  });

  it('is not sent to a closed account or a missing recipient', async () => {
    const { id } = await rig.member({ status: 'CLOSED' });
    await add(notification(id), notification(2_000_000_000));
    const rows = await rig.database.db
      .selectFrom('notifications')
      .select('id')
      .where('member_id', 'in', [id, 2_000_000_000])
      .execute();
    expect(rows).toEqual([]);
  });

  it('is counted correctly under concurrency, for several members in any order', async () => {
    const [one, two] = [await member(), await member()];
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const both = [notification(one.id), notification(two.id, { subjectKey: `same ${n % 4}` })];
        return add(...(n % 2 === 0 ? both : both.toReversed()));
      }),
    );
    expect(await list(one.token)).toMatchObject({ unread: 20, version: 20 });
    expect(await list(two.token)).toMatchObject({ unread: 4, version: 4 });
    expect(await wrongCounts()).toEqual([]);
  });
});

describe('reading', () => {
  it('marks up to a notification, repeatably, and never those of others', async () => {
    const [mine, other] = [await member(), await member()];
    await addTo(mine.id, 3);
    await addTo(other.id, 1);
    const [newest, middle] = (await list(mine.token)).data;
    for (const _ of ['once', 'twice']) {
      const { status, body } = await read(mine.token, middle.id);
      expect([status, body]).toEqual([200, { unread: 1, version: 4 }]);
    }
    const { data } = await list(mine.token);
    expect(data.map((row: { is_read: boolean }) => row.is_read)).toEqual([false, true, true]);
    expect((await read(mine.token, 2_147_483_647)).body).toEqual({ unread: 0, version: 5 });
    expect((await read(mine.token, newest.id)).body).toEqual({ unread: 0, version: 5 });
    expect(await list(other.token)).toMatchObject({ unread: 1, version: 1 });
    expect(await wrongCounts()).toEqual([]);
  });

  it('opened notifications are read, and those that the page has shown are not opened', async () => {
    const [mine, other] = [await member(), await member()];
    await addTo(mine.id, 3);
    await addTo(other.id, 1);
    const [newest, middle, oldest] = (await list(mine.token)).data;
    const [theirs] = (await list(other.token)).data;
    const open = (ids: unknown) => rig.post(`${PATH}/read`, { ids }, mine.token);
    await read(mine.token, oldest.id);
    for (const _ of ['once', 'twice']) {
      const { status, body } = await open([middle.id, oldest.id, theirs.id]);
      expect([status, body.unread]).toEqual([200, 1]);
    }
    const marks = (await list(mine.token)).data.map(
      ({ is_read, is_opened }: Record<string, boolean>) => [is_read, is_opened],
    );
    expect(marks).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
    await read(mine.token, newest.id);
    expect((await list(mine.token)).data[0]).toMatchObject({ is_read: true, is_opened: false });
    expect((await list(other.token)).data[0]).toMatchObject({ is_read: false, is_opened: false });
    expect(await wrongCounts()).toEqual([]);
  });

  it.each([
    [{}, 'up_to'],
    [{ up_to: 1, ids: [1] }, 'ids'],
    [{ ids: [] }, 'ids'],
    [{ ids: 'all' }, 'ids'],
    [{ ids: [0] }, 'ids.0'],
    [{ ids: Array.from({ length: 101 }, (_, at) => at + 1) }, 'ids'],
  ])('%j is no form', async (form, field) => {
    const { id, token } = await member();
    await addTo(id, 1);
    const { status, body } = await rig.post(`${PATH}/read`, form, token);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await list(token)).toMatchObject({ unread: 1, data: [{ is_opened: false }] });
  });

  it('keeps the counter correct while others are written and two tabs read', async () => {
    const { id, token } = await member();
    await addTo(id, 5);
    const { data } = await list(token);
    await Promise.all([
      ...[0, 0, 2].map((n) => read(token, data[n].id)),
      ...Array.from({ length: 5 }, () => add(notification(id))),
    ]);
    expect((await list(token)).unread).toBe(5);
    expect(await wrongCounts()).toEqual([]);
  });
});

describe('retention', () => {
  it('deletes notifications after 90 days, read or not', async () => {
    const { id, token } = await member();
    const start = rig.clock.now();
    await addTo(id, 2);
    await read(token, (await list(token)).data[1].id);
    rig.clock.set(new Date(start.getTime() + DAY_MS));
    await addTo(id, 1);
    rig.clock.set(start);
    const later = (days: number) => new Date(start.getTime() + days * DAY_MS);
    await deleteOldData(rig.database.db, [oldNotifications], later(90));
    expect((await list(token)).data).toHaveLength(3);
    await deleteOldData(rig.database.db, [oldNotifications], later(90.5));
    await deleteOldData(rig.database.db, [oldNotifications], later(90.5));
    expect(await list(token)).toMatchObject({ data: [{ is_read: false }], unread: 1, next: null });
    expect(await wrongCounts()).toEqual([]);
  });

  it('deletes those of a closed account', async () => {
    const { id } = await member();
    await addTo(id, 2);
    await transaction(rig.database.db, (trx) => deleteNotifications(trx, id));
    const rows = await rig.database.db
      .selectFrom('notifications')
      .select('id')
      .where('member_id', '=', id)
      .execute();
    expect(rows).toEqual([]);
    expect(await wrongCounts()).toEqual([]);
  });
});

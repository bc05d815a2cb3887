import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/database/transaction.ts';
import { TEST_NOW } from '../../../testing/data.ts';
import { mailsTo, useTestApp } from '../../../testing/test-app.ts';
import { addListing, refresh, type TestListing } from '../../listings/testing.ts';
import { addRental } from '../../rentals/testing.ts';
import { refreshListings } from '../index.ts';
import { addAirport } from '../testing.ts';
import { deleteOldChanges, matchChanges, orderAlerts } from './alerts.ts';

let degree = 0;
const rig = useTestApp({ FLAGS: 'mapFilters' });

/** In seconds, like the clock's API. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** An airport far from those of other tests; earlier changes are no longer new. */
async function place(row: Parameters<typeof addAirport>[1] = {}) {
  rig.clock.set(TEST_NOW);
  degree += 3;
  const point = { latitude: -20, longitude: -170 + degree };
  const airport = await addAirport(rig.database.db, { ...point, ...row });
  await run();
  const list = (listing: TestListing = {}) =>
    addListing(rig.database.db, { ...point, ...listing }, rig.clock.now());
  return { airport, code: airport.prefix, list };
}

/** A member with a saved search. */
async function watcher(code: string, search: object = {}) {
  const { id, email } = await rig.member({ user_plan: null });
  const token = await rig.tokenOf(id);
  const saved = await rig.post('/saved-searches', { code, alert: 'instant', ...search }, token);
  expect(saved.status).toBe(201);
  return { id, email, token, search: saved.body.data.id as number };
}

/** One run of the job. @returns number of emails */
async function run(): Promise<number> {
  await matchChanges(rig.database.db, rig.clock.now());
  return orderAlerts(rig.database.db, rig.clock.now());
}

const mails = async (email: string) => (await mailsTo(rig, email)).map(({ subject }) => subject);

async function change(
  id: number,
  values: { rate_per_from?: number; hidden?: boolean; removed_at?: Date },
) {
  await rig.database.db.updateTable('listings').set(values).where('id', '=', id).execute();
  await refresh(rig.database.db, [id], rig.clock.now());
}

describe('an alert', () => {
  it('is sent for new, cheaper and newly free listings, with a notification each', async () => {
    const { code, list } = await place();
    const { email, id } = await watcher(code);
    const pad = await list({ title: 'Quiet attic', rate_per_from: 50_000 });
    await run();
    expect(await mails(email)).toEqual([`New near ${code}: Quiet attic`]);
    rig.clock.advance(HOUR);
    // Two changes in one alert: the price before is that of the last alert.
    await change(pad.id, { rate_per_from: 45_000 });
    await change(pad.id, { rate_per_from: 42_500 });
    await run();
    const [cheaper] = await mailsTo(rig, email);
    expect(cheaper?.subject).toBe(`Cheaper near ${code}: Quiet attic`);
    expect(cheaper?.text).toContain('$425');
    expect(cheaper?.text).toContain('was $500');
    expect(cheaper?.text).toContain(`/listing/${pad.id}`);
    const rental = await addRental(rig.database.db, pad, pad.bedIds[0] ?? 0, {}, rig.clock.now());
    const free = async () => {
      rig.clock.advance(HOUR);
      await rig.database.db
        .updateTable('rentals')
        .set({ status: 'ended' })
        .where('id', '=', rental)
        .execute();
      await refresh(rig.database.db, [pad.id], rig.clock.now());
    };
    await free();
    expect(await run()).toBe(1);
    expect((await mails(email))[0]).toBe(`Free again near ${code}: Quiet attic`);
    // A second change is a new one.
    await rig.database.db
      .updateTable('rentals')
      .set({ status: 'accepted' })
      .where('id', '=', rental)
      .execute();
    await refresh(rig.database.db, [pad.id], rig.clock.now());
    expect(await run()).toBe(0);
    await free();
    expect(await run()).toBe(1);
    expect(await mails(email)).toHaveLength(4);
    const notices = await rig.database.db
      .selectFrom('notifications')
      .select(['kind', 'data'])
      .where('member_id', '=', id)
      .execute();
    expect(notices).toHaveLength(4);
    expect(notices[0]).toEqual({
      kind: 'search_alert',
      data: { count: 1, listing_id: pad.id },
    });
  });

  it('is sent at most once an hour per search, with all waiting changes', async () => {
    const { code, list } = await place();
    const { email } = await watcher(code, { name: 'Near work' });
    await list({ title: 'One' });
    expect(await run()).toBe(1);
    // Emails that wait together are sent in any order.
    expect(await mails(email)).toEqual([`New near ${code}: One`]);
    for (const title of ['Two', 'Three']) {
      rig.clock.advance(10 * MINUTE);
      await list({ title });
      expect(await run()).toBe(0);
    }
    rig.clock.advance(39 * MINUTE);
    expect(await run()).toBe(0);
    rig.clock.advance(MINUTE);
    expect(await run()).toBe(1);
    const [mail] = await mailsTo(rig, email);
    expect(mail?.subject).toBe('2 crash pads for "Near work": new, cheaper or free again');
    expect(mail?.text).toContain('Two');
    expect(mail?.text).toContain('Three');
    expect(mail?.text).not.toContain('One');
    rig.clock.advance(2 * HOUR);
    expect(await run()).toBe(0);
  });

  it.each([
    ['before the clocks change', '2026-03-07T10:00:00Z', '2026-03-07T12:00:00Z'],
    ['on the day they change', '2026-03-07T12:30:00Z', '2026-03-08T11:00:00Z'],
    ['after they changed', '2026-03-08T12:00:00Z', '2026-03-09T11:00:00Z'],
    ['on the day they change back', '2026-10-31T12:00:00Z', '2026-11-01T12:00:00Z'],
  ])('an alert of a daily search comes at 07:00 at the airport %s', async (_name, from, due) => {
    const { code, list } = await place({ time_zone: 'America/New_York' });
    const { email } = await watcher(code, { alert: 'daily' });
    rig.clock.set(new Date(from));
    await list({ title: 'Daily' });
    expect(await run()).toBe(0);
    rig.clock.set(new Date(new Date(due).getTime() - MINUTE * 1000));
    expect(await run()).toBe(0);
    rig.clock.set(new Date(due));
    expect(await run()).toBe(1);
    expect(await mails(email)).toHaveLength(1);
  });

  it('has the headers and link for one-click unsubscribe', async () => {
    const { code, list } = await place();
    const { email, id } = await watcher(code);
    await list();
    await run();
    const [mail] = await mailsTo(rig, email);
    expect(mail?.text).toMatch(/\/unsubscribe\?topic=alerts&token=\S+/);
    const token = /\/unsubscribe\?topic=alerts&token=(\S+)/.exec(mail?.text ?? '')?.[1];
    const answer = await rig.call('POST', `/notifications/one-click?token=${token}`, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(200);
    rig.clock.advance(2 * HOUR);
    await list();
    await run();
    expect(await mails(email)).toHaveLength(1);
    // The in-app notification stays.
    const { length } = await rig.database.db
      .selectFrom('notifications')
      .select('id')
      .where('member_id', '=', id)
      .execute();
    expect(length).toBe(2);
  });
});

describe('no alert', () => {
  it('is sent for price increases, other airports, other filters, or own listings', async () => {
    const { code, list } = await place();
    const elsewhere = await place();
    const owner = await watcher(code);
    const others = [
      await watcher(elsewhere.code),
      await watcher(code, { filters: { gender: 'female' } }),
      await watcher(code, { filters: { price_max: 299.99 } }),
      await watcher(code, { alert: 'off' }),
    ];
    await rig.database.db
      .updateTable('members')
      .set({ user_plan: 'pro' })
      .where('id', '=', owner.id)
      .execute();
    const pad = await list({ user_id: owner.id, rate_per_from: 30_000 });
    rig.clock.advance(2 * HOUR);
    await change(pad.id, { rate_per_from: 31_000 });
    expect(await run()).toBe(0);
    for (const { email } of [owner, ...others]) expect(await mails(email)).toEqual([]);
  });

  it('is sent for listings that were hidden, removed, raised or expired in the meantime', async () => {
    const { code, list } = await place();
    const { email } = await watcher(code);
    const hidden = await list();
    const removed = await list();
    const expired = await list();
    const dear = await list({ rate_per_from: 50_000 });
    await rig.database.db.deleteFrom('search_changes').where('listing_id', '=', dear.id).execute();
    await change(dear.id, { rate_per_from: 40_000 });
    await change(dear.id, { rate_per_from: 50_000 });
    await change(hidden.id, { hidden: true });
    await change(removed.id, { removed_at: rig.clock.now() });
    await sql`update members set expire_at = ${new Date(rig.clock.now().getTime() + MINUTE * 1000)}
      where id = ${expired.user_id}`.execute(rig.database.db);
    await refresh(rig.database.db, [expired.id]);
    rig.clock.advance(2 * MINUTE);
    expect(await run()).toBe(0);
    // Hidden after it was matched, and before the email is rendered.
    const late = await list();
    await matchChanges(rig.database.db, rig.clock.now());
    await orderAlerts(rig.database.db, rig.clock.now());
    await change(late.id, { hidden: true });
    expect(await mails(email)).toEqual([]);
  });

  it('is sent for listings that existed when the search was saved', async () => {
    const { code, list } = await place();
    const pad = await list({ rate_per_from: 50_000 });
    const { email } = await watcher(code);
    await run();
    expect(await mails(email)).toEqual([]);
    await change(pad.id, { rate_per_from: 40_000 });
    await run();
    expect(await mails(email)).toHaveLength(1);
  });

  it('waits once alerts are off, and a changed frequency moves waiting ones', async () => {
    const { code, list } = await place({ time_zone: 'UTC' });
    const { email, token, search } = await watcher(code, { alert: 'daily' });
    await list({ title: 'Kept' });
    expect(await run()).toBe(0);
    await rig.put(`/saved-searches/${search}`, { alert: 'instant' }, token);
    expect(await run()).toBe(1);
    rig.clock.advance(HOUR);
    await rig.put(`/saved-searches/${search}`, { alert: 'daily' }, token);
    await list({ title: 'Dropped' });
    await run();
    await rig.put(`/saved-searches/${search}`, { alert: 'off' }, token);
    await rig.put(`/saved-searches/${search}`, { alert: 'instant' }, token);
    rig.clock.advance(48 * HOUR);
    expect(await run()).toBe(0);
    expect(await mails(email)).toEqual([`New near ${code}: Kept`]);
  });
});

describe('a search for a bed free by a day', () => {
  it('gets an alert when a bed is free from that day', async () => {
    const { code, list } = await place();
    const pad = await list({ title: 'June' });
    const rental = await addRental(rig.database.db, pad, pad.bedIds[0] ?? 0);
    const july = await watcher(code, { from: '2026-07-01' });
    const may = await watcher(code, { from: '2026-05-01' });
    const anytime = await watcher(code);
    await run();
    rig.clock.advance(HOUR);
    await sql`update rentals set checkout_date = '2026-06-01' where id = ${rental}`.execute(
      rig.database.db,
    );
    await refresh(rig.database.db, [pad.id], rig.clock.now());
    await run();
    expect(await mails(july.email)).toEqual([`Free again near ${code}: June`]);
    expect(await mails(may.email)).toEqual([]);
    expect(await mails(anytime.email)).toEqual([]);
  });
});

describe('search changes', () => {
  it('are one row per type, listing and transaction', async () => {
    const { airport, list } = await place();
    const { latitude, longitude } = airport;
    const other = await addAirport(rig.database.db, { latitude, longitude });
    const pad = await list();
    await transaction(rig.database.db, async (trx) => {
      for (const rate_per_from of [25_000, 20_000]) {
        await trx.updateTable('listings').set({ rate_per_from }).where('id', '=', pad.id).execute();
        await refreshListings(trx, [pad.id], rig.clock.now());
      }
    });
    const rows = await rig.database.db
      .selectFrom('search_changes')
      .select(['kind', 'price_before', 'airport_ids'])
      .where('listing_id', '=', pad.id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { kind: 'new', price_before: null, airport_ids: [airport.id, other.id] },
      { kind: 'cheaper', price_before: 30_000, airport_ids: null },
    ]);
  });

  it('are matched once by two workers, and emails are ordered once', async () => {
    const { code, list } = await place();
    const people = [await watcher(code), await watcher(code), await watcher(code)];
    for (let n = 0; n < 5; n += 1) await list();
    const { db } = rig.database;
    const now = rig.clock.now();
    const matched = await Promise.all([1, 2, 3].map(() => matchChanges(db, now)));
    expect(matched.reduce((sum, n) => sum + n, 0)).toBe(5);
    const ordered = await Promise.all([1, 2, 3].map(() => orderAlerts(db, now)));
    expect(ordered.reduce((sum, n) => sum + n, 0)).toBe(3);
    for (const { email } of people) expect(await mails(email)).toHaveLength(1);
  });

  it('claimed by a failed run are matched by the next', async () => {
    const { code, list } = await place();
    const { email } = await watcher(code);
    await list({ title: 'Survivor' });
    const { db } = rig.database;
    const now = rig.clock.now();
    const dies = (work: (trx: never) => Promise<unknown>) =>
      transaction(db, async (trx) => {
        await work(trx as never);
        throw new Error('killed');
      });
    const nested = (trx: never) =>
      ({
        transaction: () => ({ execute: (work: (inner: never) => unknown) => work(trx) }),
      }) as never;
    await expect(dies((trx) => matchChanges(nested(trx), now))).rejects.toThrow('killed');
    expect(await matchChanges(db, now)).toBe(1);
    await expect(dies((trx) => orderAlerts(nested(trx), now))).rejects.toThrow('killed');
    expect(await mails(email)).toEqual([]);
    expect(await orderAlerts(db, now)).toBe(1);
    expect(await mails(email)).toEqual([`New near ${code}: Survivor`]);
  });

  it('are deleted with their alerts after their retention', async () => {
    const { code, list } = await place();
    const { search } = await watcher(code);
    const pad = await list();
    await run();
    const count = async () => {
      const { rows } = await sql<{ n: number }>`
        select (select count(*) from search_alerts where search_id = ${search})::int
          + (select count(*) from search_changes where listing_id = ${pad.id})::int as n`.execute(
        rig.database.db,
      );
      return rows[0]?.n;
    };
    await deleteOldChanges(rig.database.db, rig.clock.now());
    expect(await count()).toBe(2);
    await deleteOldChanges(
      rig.database.db,
      new Date(rig.clock.now().getTime() + 31 * 24 * HOUR * 1000),
    );
    expect(await count()).toBe(0);
  });
});

it('a closed account has no favorites or searches', async () => {
  const { code, list } = await place();
  const { id, email } = await watcher(code);
  await sql`update members set status = 'CLOSED' where id = ${id}`.execute(rig.database.db);
  await list();
  await run();
  expect(await mails(email)).toEqual([]);
});

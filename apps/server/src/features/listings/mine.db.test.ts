import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { transaction } from '../../platform/database/transaction.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addRental } from '../rentals/testing.ts';
import { addAirport } from '../search/testing.ts';
import { addLister, addListing, editOf, expectRefused, publish } from './testing.ts';

describe('the lists of own listings', () => {
  const rig = useTestApp();

  async function lister() {
    const { id } = await rig.member();
    const token = await rig.tokenOf(id);
    const list = async (query = '') => {
      const { status, body } = await rig.get(`/lister/listings-with-occupancy?${query}`, token);
      expect(status).toBe(200);
      const titles: string[] = body.data.data.map((item: { title: string }) => item.title);
      return { titles, total: body.total, all: body.all, body };
    };
    return { id, list, token };
  }

  describe("the lister's list", () => {
    it('is filtered by status and occupancy', async () => {
      const { db } = rig.database;
      const { id: user_id, list } = await lister();
      const add = (title: string, row: Parameters<typeof addListing>[1] = {}) =>
        addListing(db, { user_id, title, ...row });
      await add('Free');
      await add('Inactive', { status: 1 });
      await add('Hidden', { hidden: true });
      const full = await add('Full');
      await addRental(db, full, full.bedIds[0] ?? 0);
      const invited = await add('Invited');
      await addRental(db, invited, invited.bedIds[0] ?? 0, { status: 'pending' });

      const expected = {
        all: ['Invited', 'Full', 'Hidden', 'Inactive', 'Free'],
        active: ['Invited', 'Full', 'Hidden', 'Free'],
        inactive: ['Inactive'],
        hidden: ['Hidden'],
        full: ['Full'],
        vacant: ['Invited', 'Hidden', 'Inactive', 'Free'],
      };
      for (const [filter, titles] of Object.entries(expected)) {
        const listings = await list(`filter=${filter}`);
        expect(listings).toMatchObject({ titles, total: titles.length, all: 5 });
      }
    });

    it('is searched in titles, addresses and airports, ignoring case and accents', async () => {
      const { db } = rig.database;
      const { id: user_id, list } = await lister();
      const { id } = await addAirport(db, { prefix: 'QZL', city: 'Łódź' });
      await addListing(db, { user_id, title: 'Château 100%', city: 'Denver' });
      await addListing(db, { user_id, title: 'Nest', airports: [{ id, distance: 3 }] });
      await addListing(db, { user_id, title: 'Loft', street1: '9 Elm_Road', state: 'Texas' });

      const searches = {
        chateau: ['Château 100%'],
        ' CHÂTEAU ': ['Château 100%'],
        denver: ['Château 100%'],
        '100%': ['Château 100%'],
        '%': ['Château 100%'],
        _: ['Loft'],
        elm: ['Loft'],
        texas: ['Loft'],
        qzl: ['Nest'],
        lodz: ['Nest'],
        '': ['Loft', 'Nest', 'Château 100%'],
        "'": [],
        nowhere: [],
      };
      for (const [search, titles] of Object.entries(searches)) {
        const listings = await list(`search=${encodeURIComponent(search)}`);
        expect(listings, search).toMatchObject({ titles, total: titles.length, all: 3 });
      }
      expect((await list('search=n&filter=inactive')).titles).toEqual([]);
    });

    it('is paginated, with each listing once', async () => {
      const { db } = rig.database;
      const { id: user_id, list, token } = await lister();
      for (const title of ['A', 'B', 'C', 'D', 'E']) {
        await addListing(db, { user_id, title, created_at: '2026-02-01T00:00:00Z' });
      }
      const pages = [await list('limit=2'), await list('limit=2&offset=2'), await list('offset=4')];
      expect(pages.map(({ titles }) => titles)).toEqual([['E', 'D'], ['C', 'B'], ['A']]);
      expect(pages.every(({ total, all }) => total === 5 && all === 5)).toBe(true);
      expect(await list('offset=5')).toMatchObject({ titles: [], total: 5, all: 5 });
      const { body } = await rig.get('/crashpads?limit=2&offset=3', token);
      expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['B', 'A']);
      expect(body.total).toBe(5);
      for (const query of ['limit=0', 'limit=101', 'offset=-1', 'filter=best', 'search=%00']) {
        const refused = await rig.get(`/lister/listings-with-occupancy?${query}`, token);
        expect(refused.status, query).toBe(422);
      }
    });

    it('follows invitations and acceptances', async () => {
      const { db } = rig.database;
      const { id: user_id, list } = await lister();
      const house = await addListing(db, { user_id, rooms: [['cold', 'cold']] });
      const [first = 0, second = 0] = house.bedIds;
      const figures = async () => {
        const { body } = await list();
        const { num_occupied_beds, num_vacant_beds, rented, monthly_revenue } = body.data.data[0];
        return [num_occupied_beds, num_vacant_beds, rented, monthly_revenue];
      };
      expect(await figures()).toEqual([0, 2, 0, 0]);
      await addRental(db, house, first, { status: 'pending' });
      expect(await figures()).toEqual([0, 2, 1, 0]);
      await addRental(db, house, second, { rental_amount: 41_000 });
      expect(await figures()).toEqual([1, 1, 2, 410]);
    });

    it('takes the same number of queries for many rooms and listings as for one', async () => {
      const { db } = rig.database;
      const { id: user_id, list } = await lister();
      await addListing(db, { user_id });
      const sent = vi.spyOn(db.getExecutor(), 'executeQuery');
      const queries = async () => {
        sent.mockClear();
        await list();
        return sent.mock.calls.length;
      };
      const few = await queries();
      const rooms = Array.from({ length: 5 }, () => ['cold' as const, 'hot' as const]);
      for (let n = 0; n < 8; n += 1) await addListing(db, { user_id, rooms });
      expect(await queries()).toBe(few);
      sent.mockRestore();
    });

    it('is read from its index in display order', async () => {
      const { db } = rig.database;
      const plan = await transaction(db, async (trx) => {
        // Test tables are so small that the planner would prefer full scans.
        await sql`set local enable_seqscan = off`.execute(trx);
        const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select id from listings where user_id = 1 and status <> 0
        order by created_at desc, id desc limit 25`.execute(trx);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      expect(plan).toContain('listings_of_lister');
      expect(plan).not.toContain('Sort');
    });
  });
});

describe('the abilities of own listings', () => {
  const rig = useTestApp();

  const EXPIRED = { expire_at: '2026-01-01T00:00:00Z' };

  describe('abilities', () => {
    it.each([
      ['an active owner', { status: 'ACTIVE' as const }, true, 200],
      ['an owner whose plan has expired', EXPIRED, false, 403],
      ['an owner without a card', { status: 'INACTIVE' as const }, false, 403],
    ])(
      'abilities of %s are the same on the page, in the lists and on writes',
      async (_who, row, edit, status) => {
        const lister = await addLister(rig);
        const { data } = await publish(rig, lister);
        const body = await editOf(rig, lister, data.id);
        await rig.database.db.updateTable('members').set(row).where('id', '=', lister.id).execute();
        const page = await rig.get(`/listing/${data.id}`, lister.token);
        expect(page.body.data.abilities.edit).toBe(edit);
        const { body: list } = await rig.get('/crashpads', lister.token);
        expect(list.data[0].abilities).toEqual({
          edit,
          copy: edit,
          deactivate: edit,
          reactivate: false,
          delete: edit,
          hide: edit,
        });
        const { body: summaries } = await rig.get('/lister/listings-with-occupancy', lister.token);
        expect(summaries.data.data[0].abilities).toEqual(list.data[0].abilities);
        const put = await rig.call('PUT', `/crashpads/${data.id}`, { token: lister.token, body });
        expect(put.status).toBe(status);
      },
    );

    it('do not include copy at the plan limit, and the copy is refused', async () => {
      const lister = await addLister(rig, { user_plan: 'basic' });
      const { data } = await publish(rig, lister);
      expect(data.abilities).toMatchObject({ edit: true, copy: false });
      const copy = { method: 'POST', path: `/crashpads/${data.id}/copy` };
      await expectRefused(rig, [copy], lister.token, {
        status: 403,
        body: { error_code: 'UPGRADE_REQUIRED' },
      });
      await rig.database.db
        .updateTable('members')
        .set({ user_plan: 'premium' })
        .where('id', '=', lister.id)
        .execute();
      const { body } = await rig.get('/crashpads', lister.token);
      expect(body.data[0].abilities.copy).toBe(true);
      expect(await rig.post(copy.path, undefined, lister.token)).toMatchObject({ status: 200 });
    });
  });

  it('do not include hide for an inactive listing', async () => {
    const lister = await addLister(rig);
    const { data } = await publish(rig, lister);
    const { body } = await rig.post(`/crashpads/status/${data.id}`, { status: 1 }, lister.token);
    expect(body.data.abilities.hide).toBe(false);
    const hide = {
      method: 'PUT',
      path: `/crashpads/${data.id}/visibility`,
      body: { hidden: true },
    };
    await expectRefused(rig, [hide], lister.token, {
      status: 409,
      body: { error_code: 'CONFLICT' },
    });
  });

  it('a change that is both blocked and invalid gets the same error from the form and the room call', async () => {
    const lister = await addLister(rig);
    const rooms = [
      { room_name: 'Blue', beds_per_room: 1 },
      { room_name: 'Red', beds_per_room: 1 },
    ];
    const { data } = await publish(rig, lister, { rooms });
    const [blue] = data.rooms;
    await addRental(rig.database.db, { id: data.id, user_id: lister.id }, blue.beds[0].id);
    // The tenant's room gets the other room's name.
    const renamed = await editOf(rig, lister, data.id, { rooms: [{ ...blue, room_name: 'Red' }] });
    const calls = [
      { method: 'PUT', path: `/crashpads/${data.id}`, body: renamed },
      {
        method: 'POST',
        path: '/listings/update-room',
        body: { id: blue.id, room_name: 'Red', beds_per_room: 1 },
      },
    ];
    await expectRefused(rig, calls, lister.token, {
      status: 409,
      body: { error_code: 'CONFLICT' },
    });
  });

  it('two rooms of a listing cannot share a name', async () => {
    const lister = await addLister(rig);
    const rooms = [{ room_name: 'Blue', beds_per_room: 1 }];
    const { data } = await publish(rig, lister, { rooms });
    const form = await editOf(rig, lister, data.id, {
      rooms: [{ room_name: ' BLUE', beds_per_room: 1 }],
    });
    const calls = [{ method: 'PUT', path: `/crashpads/${data.id}`, body: form }];
    await expectRefused(rig, calls, lister.token, {
      status: 422,
      body: { errors: { rooms: ['two_rooms_have_the_same_name'] } },
    });
  });
});

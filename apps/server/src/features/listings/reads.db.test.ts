import { describe, expect, it } from 'vitest';
import { addMember, type TestApp, useTestApp } from '../../testing/test-app.ts';
import { addRental } from '../rentals/testing.ts';
import { addAirport } from '../search/testing.ts';
import { addListing } from './testing.ts';

const rig = useTestApp();

const READS = [
  '/crashpads',
  '/lister/listings',
  '/lister/listings-with-occupancy',
  '/lister/listings-and-beds',
  '/lister/draft',
  '/lister/available-bed',
  '/lister/occupancies',
  '/lister/listings/unrented',
];

/** A new lister with a token. */
async function lister(row: Parameters<TestApp['member']>[0] = {}) {
  const { id } = await rig.member(row);
  const token = await rig.tokenOf(id);
  return { id, get: (path: string) => rig.get(path, token) };
}

/**
 * A listing with a room of two beds and one of one bed; an accepted and a pending tenant have one
 * bed each.
 */
async function heldHouse(user_id: number) {
  const { db } = rig.database;
  const house = await addListing(db, { user_id, rooms: [['cold', 'hot'], ['private']] });
  const [first = 0, second = 0, third = 0] = house.bedIds;
  const tenantId = await addMember(db, { user_plan: null, display_name: 'Tia' });
  const accepted = await addRental(db, house, first, { user_id: tenantId, rental_amount: 25_050 });
  const pending = await addRental(db, house, second, { status: 'pending', email: 'new@x.test' });
  return { house, beds: { first, second, third }, rentals: { accepted, pending } };
}

describe('what listers read', () => {
  it.each(READS)(
    '%s is refused for visitors, and for members without a lister plan',
    async (path) => {
      expect((await rig.get(path)).status).toBe(401);
      for (const row of [
        { user_plan: null },
        { user_plan: 'seeker' },
        { user_plan: null, role: 'admin' },
      ] as const) {
        const { get } = await lister(row);
        expect((await get(path)).status).toBe(403);
      }
    },
  );

  it.each(READS)(
    '%s is allowed for listers who are expired, unpaid or without a card',
    async (path) => {
      for (const row of [
        { expire_at: '2026-01-01T00:00:00Z' },
        { status: 'INACTIVE' },
        { status: 'INACTIVE', user_plan: null, signup_plan: 'basic' },
      ] as const) {
        const { get } = await lister(row);
        expect((await get(path)).status).toBe(200);
      }
    },
  );

  it('contains only their own data, and nothing deleted', async () => {
    const { db } = rig.database;
    const { id: user_id, get } = await lister();
    await addListing(db);
    await addListing(db, { user_id, status: 0 });
    const inactive = await addListing(db, { user_id, status: 1 });
    const active = await addListing(db, { user_id });
    const newestFirst = [active.id, inactive.id];

    const ids = (list: { id: number }[]) => list.map(({ id }) => id);
    expect(ids((await get('/crashpads')).body.data)).toEqual(newestFirst);
    expect(ids((await get('/lister/listings')).body.data)).toEqual(newestFirst);
    const page = (await get('/lister/listings-with-occupancy')).body;
    expect(ids(page.data.data)).toEqual(newestFirst);
    expect(page).toMatchObject({ total: 2, all: 2 });
    const { properties } = (await get('/lister/occupancies')).body;
    expect(properties.map((property: { listing_id: number }) => property.listing_id)).toEqual(
      newestFirst,
    );
    const offered = (await get('/lister/listings-and-beds')).body;
    expect(ids(offered.listings)).toEqual([active.id]);
    expect(ids(offered.beds)).toEqual(active.bedIds);
    expect(ids((await get('/lister/listings/unrented')).body.data)).toEqual([active.id]);
  });

  it('offers what a new invitation begins with: rent, deposit, zone and the latest payment day', async () => {
    const { id, get } = await lister();
    const { db } = rig.database;
    const empty = (await get('/lister/listings-and-beds')).body;
    expect(empty).toEqual({ listings: [], beds: [], payment_date: 1 });
    const house = await addListing(db, {
      user_id: id,
      rate_per_from: 39_050,
      deposit_required: 10_000,
      rooms: [['cold', 'cold']],
    });
    const [bed = 0] = house.bedIds;
    await addRental(db, house, bed, { status: 'pending', email: 'a@x.test', payment_date: 15 });
    const { body } = await get('/lister/listings-and-beds');
    expect(body.payment_date).toBe(15);
    expect(body.listings).toEqual([
      {
        id: house.id,
        title: expect.any(String),
        rate_per_from: 390.5,
        deposit_required: 100,
        has_street: true,
        time_zone: expect.stringMatching(/^[A-Z]/),
      },
    ]);
    await db.updateTable('listings').set({ street1: '' }).where('id', '=', house.id).execute();
    const { body: bare } = await get('/lister/listings-and-beds');
    expect(bare.listings[0].has_street).toBe(false);
  });

  it('shows the tenant of each bed, and the income', async () => {
    const { id, get } = await lister();
    const { house, beds, rentals } = await heldHouse(id);
    const { body } = await get(`/crashpads/${house.id}/edit`);
    expect(body.data).toMatchObject({
      num_beds: 3,
      num_occupied_beds: 1,
      num_vacant_beds: 2,
      rented: 2,
      monthly_revenue: 250.5,
      street1: '1 Secret Street',
      hidden: false,
    });
    expect(body.rooms).toEqual(body.data.rooms);
    expect(body.rooms).toMatchObject([
      {
        room_name: 'Bedroom 1',
        beds_per_room: 2,
        status: 'BUSY',
        beds: [
          {
            id: beds.first,
            status: 'BUSY',
            tenant: { rental_id: rentals.accepted, status: 'accepted', display_name: 'Tia' },
          },
          {
            id: beds.second,
            status: 'BUSY',
            tenant: {
              rental_id: rentals.pending,
              status: 'pending',
              display_name: null,
              email: 'new@x.test',
              start_date: '2026-01-01',
              end_date: null,
              checkout_date: null,
            },
            next_tenant: null,
          },
        ],
      },
      { status: 'ACTIVE', beds: [{ id: beds.third, bed_kind: 'private', tenant: null }] },
    ]);
    const summary = (await get('/lister/listings-with-occupancy')).body;
    expect(summary.data.data[0]).toMatchObject({ rented: 2, monthly_revenue: 250.5, num_beds: 3 });
    expect(summary.occupancy.data).toEqual([
      {
        listing_id: house.id,
        num_beds: 3,
        num_occupied_beds: 1,
        bed_occupancy_rate: 1 / 3,
        rooms: body.rooms,
      },
    ]);
  });

  it('leaves out removed rooms and beds, and past tenants', async () => {
    const { db } = rig.database;
    const { id: user_id, get } = await lister();
    const house = await addListing(db, { user_id, rooms: [['cold', 'cold'], ['cold']] });
    const [first = 0, second = 0] = house.bedIds;
    for (const status of ['cancelled', 'declined', 'ended'] as const) {
      await addRental(db, house, first, { status });
    }
    await db.updateTable('beds').set({ status: 'DELETED' }).where('id', '=', second).execute();
    await db
      .updateTable('rooms')
      .set({ status: 'DELETED' })
      .where('listing_id', '=', house.id)
      .where('position', '=', 2)
      .execute();
    const { rooms } = (await get(`/crashpads/${house.id}/edit`)).body;
    expect(rooms).toMatchObject([{ status: 'ACTIVE', beds: [{ id: first, tenant: null }] }]);
    const { beds } = (await get('/lister/available-bed')).body;
    expect(beds.map((bed: { id: number }) => bed.id)).toEqual([first]);
  });
});

describe('one listing to edit', () => {
  it('returns 404 when it is deleted, unknown or of another lister', async () => {
    const { db } = rig.database;
    const { id: user_id, get } = await lister();
    const deleted = await addListing(db, { user_id, status: 0 });
    const others = await addListing(db);
    for (const id of [deleted.id, others.id, 2_000_000_000]) {
      expect((await get(`/crashpads/${id}/edit`)).status).toBe(404);
    }
  });

  it('has its airports with the stated distances', async () => {
    const { db } = rig.database;
    const { id: user_id, get } = await lister();
    const near = await addAirport(db);
    const far = await addAirport(db);
    const airports = [
      { id: far.id, distance: 11 },
      { id: near.id, distance: 2 },
    ];
    const { id } = await addListing(db, { user_id, airports });
    const { body } = await get(`/crashpads/${id}/edit`);
    expect(body.airports).toMatchObject(airports);
    expect(body.data).toMatchObject({
      airport: [far.id, near.id],
      airport_name: far.name,
      airport_distance: 11,
      other_airport_distance: 2,
    });
  });

  it('has abilities that depend on its tenants, its status and the account', async () => {
    const { db } = rig.database;
    const none = {
      edit: false,
      copy: false,
      deactivate: false,
      reactivate: false,
      delete: false,
      hide: false,
    };
    const all = { ...none, edit: true, copy: true, deactivate: true, delete: true, hide: true };
    const abilities = async (who: Awaited<ReturnType<typeof lister>>, id: number) =>
      (await who.get(`/crashpads/${id}/edit`)).body.data.abilities;

    const owner = await lister();
    const free = await addListing(db, { user_id: owner.id });
    expect(await abilities(owner, free.id)).toEqual(all);
    const held = await heldHouse(owner.id);
    expect(await abilities(owner, held.house.id)).toEqual({
      ...all,
      deactivate: false,
      delete: false,
    });
    const inactive = await addListing(db, { user_id: owner.id, status: 1 });
    const reactivatable = { ...all, deactivate: false, reactivate: true, hide: false };
    expect(await abilities(owner, inactive.id)).toEqual(reactivatable);
    const expired = await lister({ expire_at: '2026-01-01T00:00:00Z' });
    const theirs = await addListing(db, { user_id: expired.id });
    expect(await abilities(expired, theirs.id)).toEqual(none);
  });
});

describe('beds with several consecutive tenants', () => {
  it('show the current and the next one, and are counted once', async () => {
    const { db } = rig.database;
    const { id: user_id, get } = await lister();
    const house = await addListing(db, { user_id });
    const [bed = 0] = house.bedIds;
    const until = { checkout_date: '2026-04-01', rental_amount: 20_000 };
    const current = await addRental(db, house, bed, { ...until, first_name: 'Ada' });
    const later = { start_date: '2026-04-01', rental_amount: 30_000 };
    const next = await addRental(db, house, bed, later);
    const { data } = (await get(`/crashpads/${house.id}/edit`)).body;
    expect(data).toMatchObject({
      num_occupied_beds: 1,
      num_vacant_beds: 0,
      bed_occupancy_rate: 1,
      rented: 2,
      monthly_revenue: 200,
      tenants: [{ rental_id: current }, { rental_id: next }],
      abilities: { deactivate: false, delete: false },
    });
    const [{ beds }] = data.rooms;
    expect(beds).toMatchObject([
      {
        status: 'BUSY',
        tenant: { rental_id: current, display_name: 'Ada', checkout_date: '2026-04-01' },
        next_tenant: { rental_id: next, start_date: '2026-04-01', checkout_date: null },
      },
    ]);
    const summary = (await get('/lister/listings-with-occupancy?filter=full')).body.data.data;
    expect(summary).toMatchObject([{ id: house.id, tenants: data.tenants, rented: 2 }]);
  });

  it('are offered from the day after the last agreed stay', async () => {
    const { db } = rig.database;
    const { id: user_id, get } = await lister();
    const kinds = ['cold', 'cold', 'cold', 'cold', 'cold'] as const;
    const house = await addListing(db, { user_id, rooms: [[...kinds]] });
    const [leaving = 0, chain = 0, invited = 0, open = 0, free = 0] = house.bedIds;
    const april = { checkout_date: '2026-04-01' };
    await addRental(db, house, leaving, april);
    await addRental(db, house, chain, april);
    const june = { start_date: '2026-04-01', checkout_date: '2026-06-01' };
    await addRental(db, house, chain, june);
    await addRental(db, house, invited, april);
    await addRental(db, house, invited, { ...june, status: 'pending' });
    await addRental(db, house, open);
    const { beds } = (await get('/lister/available-bed')).body;
    const offered = (beds as { id: number; status: string; available_from: string | null }[]).map(
      ({ id, status, available_from }) => [id, status, available_from],
    );
    expect(offered).toEqual([
      [leaving, 'ACTIVE', '2026-04-01'],
      [chain, 'ACTIVE', '2026-06-01'],
      [invited, 'PENDING', null],
      [free, 'ACTIVE', null],
    ]);
    const unrented = () => get('/lister/listings/unrented');
    expect((await unrented()).body.data).toMatchObject([{ id: house.id }]);
    await addRental(db, house, free, april);
    // Beds that become free later do not count today.
    expect((await unrented()).body.data).toEqual([]);
  });
});

describe('beds that can be offered', () => {
  it('are the free and pending ones of active listings', async () => {
    const { db } = rig.database;
    const { id: user_id, get } = await lister();
    await addListing(db, { user_id, status: 1 });
    const { house, beds } = await heldHouse(user_id);
    const { body } = await get('/lister/available-bed');
    expect(body.beds).toMatchObject([
      { id: beds.second, listing_id: house.id, room_name: 'Bedroom 1', status: 'PENDING' },
      { id: beds.third, listing_id: house.id, room_name: 'Bedroom 2', status: 'ACTIVE' },
    ]);
    expect((await get('/lister/listings-and-beds')).body.beds).toEqual(body.beds);
  });

  it('make a listing unrented while one of them is free', async () => {
    const { db } = rig.database;
    const { id: user_id, get } = await lister();
    const invited = await addListing(db, { user_id });
    await addRental(db, invited, invited.bedIds[0] ?? 0, { status: 'pending' });
    const full = await addListing(db, { user_id });
    await addRental(db, full, full.bedIds[0] ?? 0);
    const open = await addListing(db, { user_id, deposit_required: 5000 });
    const { body } = await get('/lister/listings/unrented');
    expect(body.data).toMatchObject([
      { id: open.id, deposit_required: 50, beds: [{ id: open.bedIds[0], status: 'ACTIVE' }] },
    ]);
    expect((await get(`/lister/${user_id}/listings/unrented`)).body).toEqual(body);
    const stranger = await lister();
    expect((await stranger.get(`/lister/${user_id}/listings/unrented`)).status).toBe(404);
  });
});

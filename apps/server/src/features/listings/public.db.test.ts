import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { openTestDatabase, testServices } from '../../testing/services.ts';
import { addMember, useTestApp } from '../../testing/test-app.ts';
import { addMessage } from '../messages/testing.ts';
import { addRental } from '../rentals/testing.ts';
import { addReview } from '../reviews/testing.ts';
import { addAirport } from '../search/testing.ts';
import { addListing } from './testing.ts';

describe('a public listing', () => {
  let database: DatabaseHandle;
  let app: Awaited<ReturnType<typeof buildApp>>;
  const get = async (url: string) => {
    const answer = await app.fastify.inject({ url: `/api${url}` });
    return { status: answer.statusCode, body: answer.json(), text: answer.body };
  };

  const SECRETS = {
    street1: '4711 Hiddenhouse Road',
    street2: 'Unit Backdoor',
    postal_code: '99887',
    latitude: 40.123_456,
    longitude: -74.654_321,
  };
  const PHONE = '+12125550199';

  beforeAll(async () => {
    database = await openTestDatabase();
    app = await buildApp({ ...testServices(database), clock: { now: () => TEST_NOW } });
  });
  afterAll(async () => {
    await app.fastify.close();
    await database.close();
  });

  describe('refusals', () => {
    it('returns 404 for a listing that the caller cannot see, as for an unknown one', async () => {
      const unknown = await get('/listing/2000000000');
      expect(unknown.status).toBe(404);
      const expired = await addMember(database.db, { expire_at: '2026-02-28T00:00:00Z' });
      const closed = await addMember(database.db, { status: 'CLOSED' });
      const answers = await Promise.all([
        addListing(database.db, { status: 0 }),
        addListing(database.db, { status: 1 }),
        addListing(database.db, { user_id: expired }),
        addListing(database.db, { user_id: closed }),
      ]);
      for (const { id } of answers) {
        for (const path of [
          `/listing/${id}`,
          `/listing/${id}?review=1`,
          `/reviews/listing/${id}`,
        ]) {
          expect(await get(path)).toEqual(unknown);
        }
      }
    });

    it('returns 422 with the field for invalid input', async () => {
      expect((await get('/listing/1?review=maybe')).body.errors).toHaveProperty('review');
    });
  });

  describe('a listing', () => {
    it('returns nothing private to a visitor, whatever the query', async () => {
      const user_id = await addMember(database.db, {
        phone_number: PHONE,
        email: 'private-lister@crewpad.test',
        last_name: 'Secretname',
        approval_public_phone_user: 1,
        approval_public_phone_tenant: 2,
      });
      const { id } = await addListing(database.db, {
        ...SECRETS,
        user_id,
        public_latitude: 40.125,
        public_longitude: -74.655,
      });
      for (const path of [
        `/listing/${id}`,
        `/listing/${id}?review=true`,
        `/reviews/listing/${id}`,
        `/user/public/${user_id}`,
        `/reviews/user/${user_id}`,
      ]) {
        const { status, text } = await get(path);
        expect(status).toBe(200);
        const hidden = [
          ...Object.values(SECRETS),
          PHONE,
          '5550199',
          'private-lister',
          'Secretname',
          'approval_public_phone',
          'street1',
          'postal_code',
          'phone_number',
          '"email"',
        ];
        for (const secret of hidden) expect(text).not.toContain(String(secret));
      }
      const { body } = await get(`/listing/${id}`);
      expect(body.data).toMatchObject({ latitude: 40.125, longitude: -74.655 });
      expect(body.show_phone).toBe(0);
      expect(Object.values(body.data.abilities)).toEqual([false, false, false, false, false]);
    });

    it('hidden from search can be read by its address, and is marked as hidden', async () => {
      const { id } = await addListing(database.db, { hidden: true });
      const { status, body } = await get(`/listing/${id}`);
      expect(status).toBe(200);
      expect(body.hidden).toBe(true);
      const listing = await addListing(database.db);
      expect((await get(`/listing/${listing.id}`)).body.hidden).toBe(false);
    });

    it('has rates in dollars, beds from rows, airports with stated miles, and names of its lists', async () => {
      await sql`insert into amenities (name) values ('{"en": "Wi-Fi"}'), ('{"en": "Pool"}')`.execute(
        database.db,
      );
      const { rows } = await sql<{ id: number }>`select id from amenities order by id`.execute(
        database.db,
      );
      const [wifi] = rows.map(({ id }) => id);
      const first = await addAirport(database.db, { name: 'Big Field' });
      const second = await addAirport(database.db);
      const listing = await addListing(database.db, {
        rate_per_from: 28_550,
        rate_per_to: 40_000,
        enable_price_range: true,
        deposit_required: 999,
        rooms: [['cold', 'hot'], ['private']],
        airports: [
          { id: first.id, distance: 3 },
          { id: second.id, distance: 11 },
        ],
        amenities: [wifi ?? 0],
      });
      await addRental(database.db, listing, listing.bedIds[0] ?? 0);
      const { body } = await get(`/listing/${listing.id}`);
      expect(body.data).toMatchObject({
        rate_per_from: 285.5,
        rate_per_to: 400,
        deposit_required: 9.99,
        enable_price_range: true,
        total_rooms: 2,
        total_room: 2,
        beds: 3,
        total_beds: 3,
        num_beds: 3,
        num_occupied_beds: 1,
        num_vacant_beds: 2,
        bed_kinds: ['cold', 'hot', 'private'],
        airport: [first.id, second.id],
        airport_name: 'Big Field',
        airport_distance: 3,
        other_airport_distance: 11,
      });
      expect(body.airports).toEqual([
        expect.objectContaining({ id: first.id, prefix: first.prefix, distance: 3 }),
        expect.objectContaining({ id: second.id, distance: 11 }),
      ]);
      expect(body.amenities).toEqual([{ id: wifi, name: { en: 'Wi-Fi' } }]);
      expect(body.places).toEqual([]);
    });

    it('comes with its newest reviews and responses on request', async () => {
      const listing = await addListing(database.db);
      const old = await addReview(database.db, listing, 2, { created_at: '2026-01-01T10:00:00Z' });
      const young = await addReview(database.db, listing, 5, {
        created_at: '2026-02-01T10:00:00Z',
      });
      await database.db
        .insertInto('review_responses')
        .values({ review_id: old, message: 'Sorry.' })
        .execute();
      const plain = await get(`/listing/${listing.id}?review=false`);
      expect(plain.body).not.toHaveProperty('reviews');
      expect(plain.body.review).toEqual({ num_reviews: 2 });
      expect(plain.body.total_review).toEqual({ avg_score: 3.5, distribution: [0, 1, 0, 0, 1] });
      expect(plain.body.lister).toMatchObject({ review: 2, review_avg: 3.5 });
      const { body } = await get(`/listing/${listing.id}?review=1`);
      expect(body.reviews.map(({ id }: { id: number }) => id)).toEqual([young, old]);
      expect(body.reviews[0]).toMatchObject({
        createdAt: '2026-02-01T10:00:00.000Z',
        response: null,
      });
      expect(body.reviews[1].response).toMatchObject({ review_id: old, message: 'Sorry.' });
    });
  });
});

describe('the viewers of a listing', () => {
  const rig = useTestApp();

  const ADDRESS = { street1: '4711 Hiddenhouse Road', street2: null, postal_code: '99887' };
  const TRUTH = { latitude: 40.1234, longitude: -74.6543 };
  const MOVED = { public_latitude: 40.12, public_longitude: -74.65 };
  const PHONE = '+12125550199';
  const TERM = { expire_at: '2027-01-01T00:00:00Z' };

  /** A crash pad with three beds, its lister, and one member per relation to it. */
  async function cast(row = {}, lister = {}) {
    const { db } = rig.database;
    const owner = await rig.member({ user_plan: 'pro', phone_number: PHONE, ...TERM, ...lister });
    const where = { user_id: owner.id, ...ADDRESS, ...TRUTH, ...MOVED };
    const listing = await addListing(db, { ...where, rooms: [['cold', 'cold', 'cold']], ...row });
    const other = await addListing(db, { user_id: owner.id });
    const rent = async (
      of: typeof listing,
      bed: number,
      status: 'accepted' | 'pending' | 'ended',
    ) => {
      const { id, email } = await rig.member({ user_plan: null });
      await addRental(db, of, of.bedIds[bed] ?? 0, { user_id: id, email, status });
      return id;
    };
    return {
      id: listing.id,
      listing,
      owner: owner.id,
      admin: (await rig.member({ role: 'admin', user_plan: null })).id,
      tenant: await rent(listing, 0, 'accepted'),
      invited: await rent(listing, 1, 'pending'),
      former: await rent(listing, 2, 'ended'),
      otherTenant: await rent(other, 0, 'accepted'),
      free: (await rig.member({ user_plan: null })).id,
      seeker: (await rig.member({ user_plan: 'seeker', ...TERM })).id,
    };
  }

  async function look(id: number, memberId?: number) {
    const token = memberId === undefined ? undefined : await rig.tokenOf(memberId);
    return rig.get(`/listing/${id}`, token);
  }

  describe('GET /listing/{id} shows', () => {
    it('the address to tenants, owner and admin, and the exact point to owner and admin', async () => {
      const { id, listing: _listing, ...people } = await cast();
      for (const [name, memberId] of [...Object.entries(people), ['visitor', undefined] as const]) {
        const { data } = (await look(id, memberId)).body;
        const involved = ['owner', 'admin', 'tenant'].includes(name);
        const sees = ['owner', 'admin'].includes(name);
        expect([name, 'street1' in data, 'postal_code' in data]).toEqual([
          name,
          involved,
          involved,
        ]);
        expect([name, data.latitude]).toEqual([
          name,
          sees ? TRUTH.latitude : MOVED.public_latitude,
        ]);
        expect(data.abilities.see_address).toBe(involved);
      }
    });

    it('the phone by its two settings', async () => {
      const seeing = async (approvals: object) => {
        const { id, listing: _listing, ...people } = await cast({}, approvals);
        const names: string[] = [];
        for (const [name, memberId] of [
          ...Object.entries(people),
          ['visitor', undefined] as const,
        ]) {
          const { data } = (await look(id, memberId)).body;
          expect(data.abilities.see_phone).toBe(data.phone_number === PHONE);
          if (data.phone_number === PHONE) names.push(name);
        }
        return names.toSorted();
      };
      expect(await seeing({})).toEqual(['admin', 'owner']);
      expect(await seeing({ approval_public_phone_tenant: 2 })).toEqual([
        'admin',
        'otherTenant',
        'owner',
        'tenant',
      ]);
      const members = 'admin former free invited otherTenant owner seeker tenant'.split(' ');
      expect(await seeing({ approval_public_phone_user: 1 })).toEqual(members);
    });

    it('show_phone to current tenants of the lister', async () => {
      const { id, listing: _listing, ...people } = await cast();
      for (const [name, memberId] of Object.entries(people)) {
        const { show_phone } = (await look(id, memberId)).body;
        expect([name, show_phone]).toEqual([
          name,
          ['tenant', 'otherTenant'].includes(name) ? 1 : 0,
        ]);
      }
    });

    it('an inactive listing to owner, admin and tenants only, and a deleted one to no one', async () => {
      const unknown = await look(2_000_000_000);
      for (const [status, page] of [
        [1, ['admin', 'owner', 'tenant']],
        [0, []],
      ] as const) {
        const { id, listing: _listing, ...people } = await cast({ status });
        const names: string[] = [];
        for (const [name, memberId] of Object.entries(people)) {
          const answer = await look(id, memberId);
          if (answer.status === 200) names.push(name);
          else expect([answer.status, answer.body]).toEqual([404, unknown.body]);
        }
        expect(names.toSorted()).toEqual(page);
      }
    });

    it('the abilities of the caller', async () => {
      const { id, listing, ...people } = await cast();
      const may = async (ability: string) => {
        const names: string[] = [];
        for (const [name, memberId] of Object.entries(people)) {
          if ((await look(id, memberId)).body.data.abilities[ability]) names.push(name);
        }
        return names.toSorted();
      };
      expect(await may('edit')).toEqual(['owner']);
      expect(await may('review')).toEqual(['former', 'tenant']);
      expect(await may('message')).toEqual([
        'former',
        'invited',
        'otherTenant',
        'seeker',
        'tenant',
      ]);
      await addReview(rig.database.db, listing, 5, { author_id: people.former });
      expect(await may('review')).toEqual(['tenant']);
      await rig.database.db
        .updateTable('members')
        .set({ status: 'INACTIVE' })
        .where('id', 'in', [people.owner, people.seeker])
        .execute();
      expect(await may('edit')).toEqual([]);
      expect(await may('message')).not.toContain('seeker');
    });

    it('nothing to an ended session: 400', async () => {
      const { id, seeker } = await cast();
      const token = await rig.tokenOf(seeker);
      await rig.post('/logout', undefined, token);
      const { status, body } = await rig.get(`/listing/${id}`, token);
      expect([status, body.error_code]).toEqual([400, 'TOKEN_EXPIRED']);
      expect(body.message).toBe('Token expired? Refresh page, then logout and log back in');
      expect((await rig.get(`/listing/${id}`, 'nonsense')).status).toBe(400);
    });

    it('no message ability to an expired member who does not know the lister', async () => {
      const { id } = await cast();
      const { id: expired } = await rig.member({ user_plan: 'seeker', expire_at: TEST_NOW });
      expect((await look(id, expired)).body.data.abilities.message).toBe(false);
    });
  });

  describe('reviews and the public profile show', () => {
    it('who can write one, and who has', async () => {
      const { listing, owner, ...people } = await cast();
      const standing = async (path: string, memberId: number) => {
        const { body } = await rig.get(path, await rig.tokenOf(memberId));
        return [body.able_to_review, body.already_review];
      };
      const ofListing = `/reviews/listing/${listing.id}`;
      const ofLister = `/user/public/${owner}`;
      expect(await standing(ofListing, people.former)).toEqual([true, false]);
      expect(await standing(ofListing, people.otherTenant)).toEqual([false, false]);
      expect(await standing(ofLister, people.otherTenant)).toEqual([true, false]);
      for (const path of [ofListing, ofLister]) {
        expect(await standing(path, people.tenant)).toEqual([true, false]);
        expect(await standing(path, people.invited)).toEqual([false, false]);
        expect(await standing(path, people.seeker)).toEqual([false, false]);
        expect(await standing(path, owner)).toEqual([false, false]);
      }
      const author_id = people.tenant;
      await addReview(rig.database.db, listing, 4, { author_id });
      expect(await standing(ofListing, author_id)).toEqual([false, true]);
      expect(await standing(ofLister, author_id)).toEqual([true, false]);
      await addReview(rig.database.db, listing, 4, { author_id, listing_id: null });
      expect(await standing(ofLister, author_id)).toEqual([false, true]);
    });

    it('name, photo and join date of members the caller rents to or messages, and of no others', async () => {
      const { owner, tenant, free, seeker } = await cast();
      await rig.database.db
        .updateTable('members')
        .set({ about: 'Private', airlines: 'Some Air' })
        .where('id', 'in', [tenant, seeker])
        .execute();
      const view = async (id: number, viewer: number) =>
        rig.get(`/user/public/${id}`, await rig.tokenOf(viewer));
      const page = await view(tenant, owner);
      expect(page.status).toBe(200);
      expect(page.body).toMatchObject({
        user: { id: tenant, about: '', airlines: null },
        items: [],
        landlord_about: '',
        able_to_review: false,
      });
      expect((await view(tenant, free)).status).toBe(404);
      expect((await rig.get(`/user/public/${tenant}`)).status).toBe(404);
      expect((await view(seeker, free)).status).toBe(404);
      await addMessage(rig.database.db, { from: seeker, to: free });
      expect((await view(seeker, free)).status).toBe(200);
      expect((await view(free, seeker)).status).toBe(200);
    });
  });
});

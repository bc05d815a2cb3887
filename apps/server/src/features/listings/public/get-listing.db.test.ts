import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import type { DatabaseHandle } from '../../../platform/database/database.ts';
import { TEST_NOW } from '../../../testing/data.ts';
import { openTestDatabase, testServices } from '../../../testing/services.ts';
import { addMember } from '../../../testing/test-app.ts';
import { addRental } from '../../rentals/testing.ts';
import { addReview } from '../../reviews/testing.ts';
import { addAirport } from '../../search/testing.ts';
import { addListing } from '../testing.ts';

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
  test('returns 404 for a listing that the caller cannot see, as for an unknown one', async () => {
    const unknown = await get('/listing/2000000000');
    expect(unknown.status).toBe(404);
    const expired = await addMember(database.db, { expire_at: '2026-02-28T00:00:00Z' });
    const closed = await addMember(database.db, { status: 'CLOSED' });
    const gone = await Promise.all([
      addListing(database.db, { status: 0 }),
      addListing(database.db, { status: 1 }),
      addListing(database.db, { user_id: expired }),
      addListing(database.db, { user_id: closed }),
    ]);
    for (const { id } of gone) {
      for (const path of [`/listing/${id}`, `/listing/${id}?review=1`, `/reviews/listing/${id}`]) {
        expect(await get(path)).toEqual(unknown);
      }
    }
  });

  test('returns 422 with the field for invalid input', async () => {
    expect((await get('/listing/1?review=maybe')).body.errors).toHaveProperty('review');
  });
});

describe('a listing', () => {
  test('returns nothing private to a visitor, whatever the query', async () => {
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

  test('hidden from search can be read by its address, and is marked as hidden', async () => {
    const { id } = await addListing(database.db, { hidden: true });
    const { status, body } = await get(`/listing/${id}`);
    expect(status).toBe(200);
    expect(body.hidden).toBe(true);
    const shown = await addListing(database.db);
    expect((await get(`/listing/${shown.id}`)).body.hidden).toBe(false);
  });

  test('has rates in dollars, beds from rows, airports with stated miles, and names of its lists', async () => {
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

  test('comes with its newest reviews and responses on request', async () => {
    const listing = await addListing(database.db);
    const old = await addReview(database.db, listing, 2, { created_at: '2026-01-01T10:00:00Z' });
    const young = await addReview(database.db, listing, 5, { created_at: '2026-02-01T10:00:00Z' });
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

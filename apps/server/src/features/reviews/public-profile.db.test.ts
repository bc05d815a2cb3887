import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { openTestDatabase, testServices } from '../../testing/services.ts';
import { addMember } from '../../testing/test-app.ts';
import { addListing } from '../listings/testing.ts';
import { addReview } from './testing.ts';

let database: DatabaseHandle;
let app: Awaited<ReturnType<typeof buildApp>>;
const get = async (url: string) => {
  const answer = await app.fastify.inject({ url: `/api${url}` });
  return { status: answer.statusCode, body: answer.json() };
};
beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildApp({ ...testServices(database), clock: { now: () => TEST_NOW } });
});
afterAll(async () => {
  await app.fastify.close();
  await database.close();
});

describe('a missing public profile', () => {
  it('returns 404 for seekers, free tenants, unpaid sign-ups and closed accounts', async () => {
    const unknown = await get('/user/public/2000000000');
    expect(unknown.status).toBe(404);
    const closed = await addMember(database.db, { status: 'CLOSED' });
    await addListing(database.db, { user_id: closed });
    const without = [
      closed,
      await addMember(database.db, { user_plan: null }),
      await addMember(database.db, { user_plan: 'seeker', expire_at: '2027-01-01T00:00:00Z' }),
      await addMember(database.db, { user_plan: 'basic', status: 'INACTIVE' }),
    ];
    for (const id of without) {
      expect(await get(`/user/public/${id}`)).toEqual(unknown);
      expect(await get(`/reviews/user/${id}`)).toEqual(unknown);
    }
  });
});

describe('a public profile', () => {
  it('shows the lister, their reviews and public crash pads', async () => {
    const id = await addMember(database.db, {
      display_name: 'Noor C.',
      about: 'Dispatcher.',
      airlines: 'American Airlines',
      created_at: '2024-01-02T03:04:05Z',
      email_verified_at: '2024-01-02T03:05:00Z',
    });
    const listing = await addListing(database.db, { user_id: id, title: 'Shown' });
    for (const row of [{ hidden: true }, { status: 1 as const }, { status: 0 as const }]) {
      await addListing(database.db, { user_id: id, ...row });
    }
    await addReview(database.db, listing, 4);
    await addReview(database.db, listing, 5, { listing_id: null });
    const { body } = await get(`/user/public/${id}`);
    expect(body).toMatchObject({
      user: {
        id,
        display_name: 'Noor C.',
        about: 'Dispatcher.',
        airlines: 'American Airlines',
        joined: '2024-01-02T03:04:05.000Z',
        email_verified: true,
        photo: null,
      },
      review: { num_reviews: 2 },
      total_review: { avg_score: 4.5, distribution: [0, 0, 0, 1, 1] },
      able_to_review: false,
      already_review: false,
      landlord_name: 'Noor C.',
      landlord_about: 'Dispatcher.',
    });
    expect(body.items.map(({ title }: { title: string }) => title)).toEqual(['Shown']);
  });

  it('stays for a former lister, without crash pads', async () => {
    const id = await addMember(database.db, { user_plan: null, expire_at: '2026-01-01T00:00:00Z' });
    await addListing(database.db, { user_id: id });
    const { status, body } = await get(`/user/public/${id}`);
    expect([status, body.items]).toEqual([200, []]);
    expect((await get(`/reviews/user/${id}`)).body).toEqual({ reviews: [], response: [] });
  });
});

describe('reviews', () => {
  it('are sorted newest first with responses, per lister and per crash pad', async () => {
    const listing = await addListing(database.db, { title: 'Pad one' });
    const other = await addListing(database.db, { user_id: listing.user_id, title: 'Pad two' });
    const first = await addReview(database.db, listing, 3, { created_at: '2026-01-01T00:00:00Z' });
    const second = await addReview(database.db, other, 4, { created_at: '2026-01-02T00:00:00Z' });
    const third = await addReview(database.db, listing, 5, { created_at: '2026-01-02T00:00:00Z' });
    await sql`insert into review_responses (review_id, message) values (${first}, 'Thanks.')`.execute(
      database.db,
    );
    const ids = (body: { reviews: { id: number }[] }) => body.reviews.map(({ id }) => id);
    const all = await get(`/reviews/user/${listing.user_id}`);
    expect(ids(all.body)).toEqual([third, second, first]);
    expect(all.body.reviews[1]).toMatchObject({ listing_id: other.id, listing_title: 'Pad two' });
    expect(all.body.response).toEqual([
      expect.objectContaining({ review_id: first, message: 'Thanks.' }),
    ]);
    const page = await get(`/reviews/listing/${listing.id}`);
    expect(ids(page.body)).toEqual([third, first]);
    expect(page.body).toMatchObject({
      listing: { id: listing.id, title: 'Pad one' },
      able_to_review: false,
      already_review: false,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { addMember, mailsTo, useTestApp } from '../../testing/test-app.ts';
import { addListing } from '../listings/testing.ts';
import { addRental } from '../rentals/testing.ts';
import { addReview } from './testing.ts';

const rig = useTestApp({ RATE_LIMITS: 'on' });

const HOUR = 3600;

/** A lister with a crash pad, and a tenant whose stay there has ended. */
async function stay(status: 'accepted' | 'ended' | 'pending' | 'declined' = 'ended') {
  const { db } = rig.database;
  const lister = await rig.member({ display_name: 'Lena L.' });
  const tenant = await rig.member({ display_name: 'Tim T.', user_plan: null });
  const listing = await addListing(db, { user_id: lister.id, title: 'The quiet house' });
  const [bed = 0] = listing.bedIds;
  const answered = status === 'pending' || status === 'declined' ? {} : { user_id: tenant.id };
  const rentalId = await addRental(db, listing, bed, { status, email: tenant.email, ...answered });
  const review = { lister_id: lister.id, obj_type: 'user', score: 4, message: 'Quiet and clean.' };
  return { lister, tenant, listing, rentalId, review, token: await rig.tokenOf(tenant.id) };
}

const write = (token: string | undefined, body: object) => rig.post('/user/review', body, token);
const respondTo = (token: string, review_id: number, message = 'Thank you!') =>
  rig.post('/user/review-response', { review_id, obj_type: 'user', message }, token);
const profileOf = async (id: number) => (await rig.get(`/user/public/${id}`)).body;
const reviewsOf = async (id: number) => (await rig.get(`/reviews/user/${id}`)).body.reviews;

describe('a refused review', () => {
  it('refuses a review without a token, without a stay, and with an open or declined invitation', async () => {
    const { review, listing } = await stay();
    expect((await write(undefined, review)).status).toBe(401);
    const stranger = await rig.tokenOf((await rig.member()).id);
    for (const body of [review, { ...review, listing_id: listing.id }]) {
      const { status, body: answer } = await write(stranger, body);
      expect([status, answer.message]).toEqual([403, 'you must be a tenant to review']);
    }
    for (const status of ['pending', 'declined'] as const) {
      const { review: own, token } = await stay(status);
      expect((await write(token, own)).status).toBe(403);
    }
    expect(await reviewsOf(review.lister_id)).toEqual([]);
  });

  it('refuses a review of oneself, of an unknown lister, and by an inactive member', async () => {
    const { lister, tenant, review, token } = await stay();
    expect((await write(await rig.tokenOf(lister.id), review)).status).toBe(403);
    expect((await write(token, { ...review, lister_id: 2_000_000_000 })).status).toBe(404);
    await rig.database.db
      .updateTable('members')
      .set({ status: 'INACTIVE' })
      .where('id', '=', tenant.id)
      .execute();
    expect((await write(token, review)).body.error_code).toBe('ACCOUNT_INACTIVE');
  });

  it.each([
    [{ score: 0 }, { score: ['you_must_select_a_star_rating'] }],
    [{ score: undefined }, { score: ['you_must_select_a_star_rating'] }],
    [{ score: 4.5 }, { score: ['you_must_select_a_star_rating'] }],
    [{ score: 6 }, { score: ['you_must_select_a_star_rating'] }],
    [{ obj_type: 'listing' }, { obj_type: ['is_not_an_option'] }],
    [{ message: 'nul \u0000' }, { message: ['text_is_not_valid'] }],
    [{ message: 'x'.repeat(1001) }, { message: ['is_too_long'] }],
  ])('that does not fit: %o', async (change, errors) => {
    const { review, token } = await stay();
    const answer = await write(token, { ...review, ...change });
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
    expect(await reviewsOf(review.lister_id)).toEqual([]);
  });

  it('refuses a review of a crash pad of another lister, or where the author has not stayed', async () => {
    const { lister, review, token } = await stay();
    const foreign = await addListing(rig.database.db);
    const other = await addListing(rig.database.db, { user_id: lister.id });
    const answer = await write(token, { ...review, listing_id: foreign.id });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { listing_id: ['is_not_an_option'] },
    ]);
    expect((await write(token, { ...review, listing_id: other.id })).status).toBe(403);
  });

  it('a second time: one for the lister and one per crash pad', async () => {
    const { listing, review, token } = await stay();
    const ofListing = { ...review, listing_id: listing.id };
    for (const body of [review, ofListing]) expect((await write(token, body)).status).toBe(201);
    for (const body of [review, ofListing]) {
      const { status, body: answer } = await write(token, body);
      expect([status, answer.message]).toEqual([409, 'you have already reviewed this listing']);
    }
    expect(await reviewsOf(review.lister_id)).toHaveLength(2);
  });

  it('the 11th in a day; refused ones do not count', async () => {
    const { listing, review, token } = await stay();
    const { body } = await write(token, { ...review, listing_id: listing.id });
    expect((await write(token, { ...review, score: 0 })).status).toBe(422);
    const edit = () => rig.put(`/user/review/${body.data.id}`, { score: 3, message: '' }, token);
    for (let n = 0; n < 9; n += 1) expect((await edit()).status).toBe(200);
    expect((await edit()).status).toBe(429);
  });
});

describe('before the check-in day', () => {
  const DAY = '2026-03-02';

  it.each([
    ['UTC', DAY, 403],
    ['Pacific/Kiritimati', null, 201],
  ] as const)(
    'in the zone %s, a review can be written from %s on',
    async (time_zone, from, status) => {
      const { lister, listing, rentalId, review, token } = await stay('accepted');
      await rig.database.db
        .updateTable('rentals')
        .set({ start_date: DAY, time_zone })
        .where('id', '=', rentalId)
        .execute();
      const able = { able_to_review: from === null, already_review: false, review_from: from };
      for (const path of [`/user/public/${lister.id}`, `/reviews/listing/${listing.id}`]) {
        expect((await rig.get(path, token)).body).toMatchObject(able);
      }
      const { body } = await rig.get(`/listing/${listing.id}`, token);
      expect([body.review_from, body.data.abilities.review]).toEqual([from, from === null]);
      expect((await rig.get(`/user/public/${lister.id}`, token)).body.review_choices).toHaveLength(
        from === null ? 2 : 0,
      );
      for (const listing_id of [undefined, listing.id]) {
        const answer = await write(token, { ...review, listing_id });
        expect(answer.status).toBe(status);
        if (status === 403) expect(answer.body.message).toBe('you must be a tenant to review');
      }
      expect((await rig.get(`/listing/${listing.id}`)).body.review_from).toBeNull();
    },
  );

  it('a tenant who left has no stay to review', async () => {
    const { lister, rentalId, review, token } = await stay();
    await rig.database.db
      .updateTable('rentals')
      .set({ start_date: '2026-02-20', checkout_date: '2026-02-10' })
      .where('id', '=', rentalId)
      .execute();
    expect((await write(token, review)).status).toBe(403);
    expect((await rig.get(`/user/public/${lister.id}`, token)).body.review_from).toBeNull();
  });

  it('an earlier stay can be reviewed', async () => {
    const { tenant, listing, review, token } = await stay();
    const [, bed = listing.bedIds[0] ?? 0] = listing.bedIds;
    await addRental(rig.database.db, listing, bed, { user_id: tenant.id, start_date: DAY });
    const { body } = await rig.get(`/reviews/listing/${listing.id}`, token);
    expect(body).toMatchObject({ able_to_review: true, review_from: null });
    expect((await write(token, { ...review, listing_id: listing.id })).status).toBe(201);
  });
});

const SAME_DAY = {
  status: 'ended',
  start_date: '2026-02-20',
  checkout_date: '2026-02-20',
} as const;

describe('a review', () => {
  it.each([
    [{ status: 'ended', start_date: '2026-01-01', checkout_date: '2026-01-13' }, 12, false],
    [{ status: 'accepted', start_date: '2026-02-01', checkout_date: null }, 28, true],
    [{ status: 'accepted', start_date: '2026-02-01', checkout_date: '2026-05-01' }, 28, true],
    [{ status: 'accepted', start_date: '2026-03-01', checkout_date: null }, 1, true],
    [{ ...SAME_DAY, start_time: '15:00', checkout_time: '03:00' }, 0, false],
    [{ ...SAME_DAY, start_time: '09:00', checkout_time: '18:00' }, 1, false],
  ] as const)('shows the length of the stay: %o', async (row, days, ongoing) => {
    const { lister, listing, rentalId, review, token } = await stay();
    await rig.database.db.updateTable('rentals').set(row).where('id', '=', rentalId).execute();
    const { body } = await write(token, { ...review, listing_id: listing.id });
    const stayFacts = { days, ongoing };
    expect(body.data.stay).toEqual(stayFacts);
    expect((await reviewsOf(lister.id))[0].stay).toEqual(stayFacts);
    const page = await rig.get(`/listing/${listing.id}?review=true`);
    expect(page.body.reviews[0].stay).toEqual(stayFacts);
    await rig.database.db
      .updateTable('reviews')
      .set({ rental_id: null })
      .where('id', '=', body.data.id)
      .execute();
    const old = await rig.get(`/reviews/user/${lister.id}`, token);
    expect(old.body.reviews[0].stay).toBeNull();
  });

  it('changes the counters of lister and crash pad immediately, also in cached answers', async () => {
    const { lister, tenant, listing, review, rentalId, token } = await stay('accepted');
    const page = async () => (await rig.get(`/listing/${listing.id}?review=true`)).body;
    expect((await profileOf(lister.id)).total_review.avg_score).toBeNull();
    expect((await page()).review.num_reviews).toBe(0);
    const written = await write(token, { ...review, listing_id: listing.id });
    expect(written.status).toBe(201);
    expect(written.body.data).toMatchObject({
      user_id: tenant.id,
      listing_id: listing.id,
      listing_title: 'The quiet house',
      score: 4,
      message: 'Quiet and clean.',
      display_name: 'Tim T.',
      is_edited: false,
      abilities: { edit: true, respond: false },
      response: null,
    });
    await write(token, { ...review, score: 1 });
    expect(await profileOf(lister.id)).toMatchObject({
      review: { num_reviews: 2 },
      total_review: { avg_score: 2.5, distribution: [1, 0, 0, 1, 0] },
    });
    const reviews = await page();
    expect(reviews.total_review).toEqual({ avg_score: 4, distribution: [0, 0, 0, 1, 0] });
    expect(reviews.reviews).toHaveLength(1);
    expect(reviews.lister.review).toBe(2);
    const row = await rig.database.db
      .selectFrom('reviews')
      .select('rental_id')
      .where('id', '=', written.body.data.id)
      .executeTakeFirstOrThrow();
    expect(row.rental_id).toBe(rentalId);
  });

  it('can be written by a member whose plan has expired, and without text', async () => {
    const { tenant, review, token } = await stay();
    await rig.database.db
      .updateTable('members')
      .set({ user_plan: 'seeker', expire_at: '2026-01-01T00:00:00Z' })
      .where('id', '=', tenant.id)
      .execute();
    const { message: _none, ...wordless } = review;
    const { status, body } = await write(token, wordless);
    expect([status, body.data.message]).toEqual([201, '']);
  });

  it('loses contact details before its characters are counted', async () => {
    const { review, token } = await stay();
    const message = `${'x'.repeat(990)} write to anna@example.com`;
    const { status, body } = await write(token, { ...review, message });
    expect(status).toBe(201);
    expect(body.data.message).not.toContain('anna');
  });

  it('is stored once for concurrent calls', async () => {
    const { lister, review, token } = await stay();
    const answers = await Promise.all([1, 2, 3, 4].map(() => write(token, review)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect((await profileOf(lister.id)).review.num_reviews).toBe(1);
  });

  it('is counted with concurrent ones of other tenants', async () => {
    const { lister, listing, review, token } = await stay();
    const others = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { id, email } = await rig.member({ user_plan: null });
        const [bed = 0] = listing.bedIds;
        await addRental(rig.database.db, listing, bed, { status: 'ended', user_id: id, email });
        return rig.tokenOf(id);
      }),
    );
    const body = { ...review, listing_id: listing.id, score: 5 };
    const answers = await Promise.all([token, ...others].map((item) => write(item, body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await profileOf(lister.id)).toMatchObject({
      review: { num_reviews: 5 },
      total_review: { distribution: [0, 0, 0, 0, 5] },
    });
  });

  it('is emailed to the lister', async () => {
    const { lister, review, token } = await stay();
    await write(token, review);
    const [mail] = await mailsTo(rig, lister.email);
    expect(mail?.subject).toBe('Tim T. wrote a review');
    expect(mail?.text).toContain('Quiet and clean.');
  });
});

describe('what a tenant can review', () => {
  it('is the lister and each place where they stayed, each once', async () => {
    const { lister, listing, review, token } = await stay();
    const other = await addListing(rig.database.db, { user_id: lister.id });
    const choices = async () =>
      (await rig.get(`/user/public/${lister.id}`, token)).body.review_choices;
    const place = { listing_id: listing.id, listing_title: 'The quiet house' };
    const self = { listing_id: null, listing_title: null };
    expect(await choices()).toEqual([
      { ...self, already_review: false },
      { ...place, already_review: false },
    ]);
    const due = () => rig.get('/user/reviews-to-write', token);
    expect((await due()).body.data).toMatchObject([
      { listing_id: listing.id, lister_id: lister.id, lister_name: 'Lena L.' },
    ]);
    await write(token, { ...review, listing_id: listing.id });
    expect(await choices()).toEqual([
      { ...self, already_review: false },
      { ...place, already_review: true },
    ]);
    expect((await due()).body.data).toEqual([]);
    expect((await profileOf(other.user_id)).review_choices).toEqual([]);
  });
});

it('a tenant reviews a crash pad whose lister has expired', async () => {
  const { lister, listing, review, token } = await stay();
  const read = async (as?: string) => (await rig.get(`/reviews/listing/${listing.id}`, as)).status;
  await rig.database.db
    .updateTable('members')
    .set({ expire_at: '2020-01-01T00:00:00Z' })
    .where('id', '=', lister.id)
    .execute();
  expect([await read(), await read(token)]).toEqual([404, 200]);
  const written = await write(token, { ...review, listing_id: listing.id });
  expect(written.status).toBe(201);
});

it('a tenant who was checked out before check-in is not asked for a review', async () => {
  const { listing, token } = await stay();
  const due = async () => (await rig.get('/user/reviews-to-write', token)).body.data;
  expect(await due()).toHaveLength(1);
  await rig.database.db
    .updateTable('rentals')
    .set({ start_date: '2030-01-02', checkout_date: '2030-01-01' })
    .where('listing_id', '=', listing.id)
    .execute();
  expect(await due()).toEqual([]);
});

describe('an edit of a review', () => {
  const change = { score: 2, message: 'The heating broke.' };
  const edit = (token: string | undefined, id: number, body: object = change) =>
    rig.put(`/user/review/${id}`, body, token);

  it('counts immediately, and is marked as edited', async () => {
    const { lister, review, token } = await stay();
    const { body } = await write(token, review);
    const { status, body: changed } = await edit(token, body.data.id);
    expect([status, changed.data]).toEqual([
      200,
      expect.objectContaining({ ...change, is_edited: true }),
    ]);
    expect((await profileOf(lister.id)).total_review.avg_score).toBe(2);
  });

  it('is for the author only', async () => {
    const { lister, review, token } = await stay();
    const { id } = (await write(token, review)).body.data;
    expect((await edit(undefined, id)).status).toBe(401);
    expect((await edit(await rig.tokenOf(lister.id), id)).status).toBe(403);
    expect((await edit(token, 2_000_000_000)).status).toBe(404);
    expect((await edit(token, id, { score: 0 })).status).toBe(422);
  });

  it('is refused after 48 hours, and after a response', async () => {
    const { tenant, lister, review, token } = await stay();
    const { id } = (await write(token, review)).body.data;
    const { tenant: other, lister: busy, review: second, token: otherToken } = await stay();
    const answered = (await write(otherToken, second)).body.data.id;
    expect((await respondTo(await rig.tokenOf(busy.id), answered)).status).toBe(201);
    expect((await edit(otherToken, answered)).status).toBe(409);
    rig.clock.advance(48 * HOUR);
    expect((await edit(await rig.tokenOf(tenant.id), id)).status).toBe(409);
    const [row] = (await rig.get(`/reviews/user/${lister.id}`, await rig.tokenOf(tenant.id))).body
      .reviews;
    expect([other.id > 0, row.abilities.edit]).toEqual([true, false]);
  });
});

describe('a response', () => {
  it('comes from the reviewed lister, once, and the author gets an email', async () => {
    const { lister, tenant, review, listing, token } = await stay();
    const { id } = (await write(token, { ...review, listing_id: listing.id })).body.data;
    const listerToken = await rig.tokenOf(lister.id);
    const [firstReview] = (await rig.get(`/reviews/user/${lister.id}`, listerToken)).body.reviews;
    expect(firstReview.abilities).toEqual({ edit: false, respond: true });
    for (const other of [token, await rig.tokenOf(await addMember(rig.database.db))]) {
      expect((await respondTo(other, id)).status).toBe(403);
    }
    expect((await respondTo(listerToken, 2_000_000_000)).status).toBe(404);
    expect((await respondTo(listerToken, id, ' ')).status).toBe(422);
    expect((await respondTo(listerToken, id, 'x'.repeat(1001))).status).toBe(422);
    const answers = await Promise.all([respondTo(listerToken, id), respondTo(listerToken, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { response } = (await rig.get(`/reviews/listing/${listing.id}`)).body;
    expect(response).toMatchObject([{ review_id: id, message: 'Thank you!' }]);
    const [mail] = await mailsTo(rig, tenant.email);
    expect(mail?.subject).toBe('Lena L. responded to your review');
  });

  it('is allowed for a lister whose plan has expired, but not for an inactive one', async () => {
    const { lister, review, token } = await stay();
    const { id } = (await write(token, review)).body.data;
    const listerToken = await rig.tokenOf(lister.id);
    const set = (row: object) =>
      rig.database.db.updateTable('members').set(row).where('id', '=', lister.id).execute();
    await set({ status: 'INACTIVE' });
    expect((await respondTo(listerToken, id)).status).toBe(403);
    await set({ status: 'ACTIVE', expire_at: '2026-01-01T00:00:00Z' });
    expect((await respondTo(listerToken, id)).status).toBe(201);
  });
});

it('a hidden review is in no list or counter, and refuses edits and responses', async () => {
  const { db } = rig.database;
  const { tenant, lister, listing, token } = await stay();
  const hidden_at = '2026-02-01T00:00:00Z';
  const author_id = tenant.id;
  const id = await addReview(db, listing, 1, { author_id, hidden_at });
  expect(await profileOf(lister.id)).toMatchObject({
    review: { num_reviews: 0 },
    total_review: { avg_score: null, distribution: [0, 0, 0, 0, 0] },
  });
  expect((await rig.get(`/listing/${listing.id}`)).body.review.num_reviews).toBe(0);
  expect(await reviewsOf(lister.id)).toEqual([]);
  expect((await rig.put(`/user/review/${id}`, { score: 5 }, token)).status).toBe(404);
  expect((await respondTo(await rig.tokenOf(lister.id), id)).status).toBe(404);
  const body = { lister_id: lister.id, obj_type: 'user', score: 5, listing_id: listing.id };
  expect((await write(token, body)).status).toBe(409);
});

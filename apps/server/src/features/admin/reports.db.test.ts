import { beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, useTestApp } from '../../testing/test-app.ts';
import { addListing } from '../listings/testing.ts';
import { addReview } from '../reviews/testing.ts';

const rig = useTestApp();
let token: string;
let adminId: number;
beforeAll(async () => {
  adminId = (await rig.member({ role: 'admin', user_plan: null, display_name: 'Ada A.' })).id;
  token = await rig.tokenOf(adminId);
});

const newcomer = async () => rig.tokenOf((await rig.member({ user_plan: null })).id);

async function report(subject: string, id: number): Promise<number> {
  const body = { subject, id, reason: 'not_real', note: 'A photo of a hotel.' };
  const answer = await rig.post('/reports', body, await newcomer());
  return answer.body.data.id;
}
const close = (id: number, body: object, by = token) => rig.post(`/admin/reports/${id}`, body, by);
const list = async (state: string) => (await rig.get(`/admin/reports?state=${state}`, token)).body;
const stateOf = async (id: number) =>
  (
    await rig.database.db
      .selectFrom('reports')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state;
const auditOf = (action: string) =>
  rig.database.db.selectFrom('audit_log').selectAll().where('action', '=', action).execute();

async function reviewed() {
  const lister = await rig.member({ display_name: 'Lena L.' });
  const author = await rig.member({ user_plan: null });
  const listing = await addListing(rig.database.db, {
    user_id: lister.id,
    title: 'Reviewed house',
  });
  const id = await addReview(rig.database.db, listing, 1, { author_id: author.id });
  return { lister, author, listing, id };
}

it('reports are for admins only, and every read and decision is audited', async () => {
  const { listing } = await reviewed();
  const id = await report('listing', listing.id);
  const other = await newcomer();
  expect((await rig.get('/admin/reports', other)).status).toBe(403);
  expect((await close(id, { action: 'hide' }, other)).status).toBe(403);
  expect(await stateOf(id)).toBe('open');
  await list('open');
  expect((await auditOf('admin.reports_read')).at(-1)).toMatchObject({ actor_id: adminId });
  await close(id, { action: 'dismiss', note: 'It is real.' });
  expect((await auditOf('report.dismissed')).at(-1)).toMatchObject({
    actor_id: adminId,
    member_id: listing.user_id,
    details: expect.objectContaining({ report: id, note: 'It is real.' }),
  });
});

it('refuses invalid input and unknown reports', async () => {
  const { listing } = await reviewed();
  const id = await report('listing', listing.id);
  expect((await close(id, { action: 'burn' })).status).toBe(422);
  expect((await close(id, { action: 'hide', note: 'n'.repeat(1001) })).status).toBe(422);
  expect((await close(id, { action: 'hide', part: 'photo' })).status).toBe(422);
  expect((await close(2_000_000_000, { action: 'dismiss' })).status).toBe(404);
  expect((await rig.get('/admin/reports?state=lost', token)).status).toBe(422);
  expect(await stateOf(id)).toBe('open');
});

it('the list shows reporter, subject and reason, newest first, by status', async () => {
  const { lister, listing } = await reviewed();
  const first = await report('listing', listing.id);
  const second = await report('user', lister.id);
  const { data, total, counts } = await list('open');
  expect(data.slice(0, 2).map(({ id }: { id: number }) => id)).toEqual([second, first]);
  expect(total).toBe(counts.open);
  expect(data[1]).toMatchObject({
    subject: 'listing',
    subject_id: listing.id,
    reason: 'not_real',
    note: 'A photo of a hotel.',
    snapshot: { member: { id: lister.id, display_name: 'Lena L.' }, title: 'Reviewed house' },
    open_reports: 1,
    closed: null,
    abilities: { dismiss: true, hide: true, restore: false },
  });
  expect(data[0].abilities.hide).toBe(false);
  expect((await close(second, { action: 'hide' })).status).toBe(409);
  await close(second, { action: 'dismiss' });
  expect((await list('dismissed')).data[0]).toMatchObject({
    id: second,
    closed_by: { id: adminId, display_name: 'Ada A.' },
    abilities: { dismiss: false, hide: false, restore: false },
  });
});

describe('a hidden review', () => {
  it('disappears from lists and counters immediately, with all its reports, and its author gets an email', async () => {
    const { lister, author, listing, id } = await reviewed();
    const numbers = async () => [
      (await rig.get(`/user/public/${lister.id}`)).body.review.num_reviews,
      (await rig.get(`/listing/${listing.id}`)).body.review.num_reviews,
      (await rig.get(`/reviews/listing/${listing.id}`)).body.reviews.length,
    ];
    expect(await numbers()).toEqual([1, 1, 1]);
    const reports = [await report('review', id), await report('review', id)];
    const [one = 0, other = 0] = reports;
    const { status, body } = await close(one, { action: 'hide', note: 'It names a phone number.' });
    expect([status, body.data.state]).toEqual([200, 'hidden']);
    expect(await numbers()).toEqual([0, 0, 0]);
    expect(await stateOf(other)).toBe('hidden');
    const [mail] = await mailsTo(rig, author.email);
    expect(mail?.subject).toBe('We removed your review of Reviewed house');
    expect(mail?.text).toContain('It names a phone number.');
    expect((await close(other, { action: 'hide' })).status).toBe(409);
    expect((await close(one, { action: 'restore' })).status).toBe(200);
    expect(await numbers()).toEqual([1, 1, 1]);
  });

  it('can have only its response hidden', async () => {
    const { lister, listing, id } = await reviewed();
    await rig.database.db
      .insertInto('review_responses')
      .values({ review_id: id, message: 'Liar.' })
      .execute();
    const reportId = await report('review', id);
    await close(reportId, { action: 'hide', part: 'response' });
    const { reviews, response } = (await rig.get(`/reviews/listing/${listing.id}`)).body;
    expect([reviews.length, response]).toEqual([1, []]);
    expect((await mailsTo(rig, lister.email))[0]?.subject).toContain('We removed your response');
    const again = { review_id: id, obj_type: 'user', message: 'Once more.' };
    const answer = await rig.post('/user/review-response', again, await rig.tokenOf(lister.id));
    expect(answer.status).toBe(409);
  });

  it('is decided once, also by two concurrent admins', async () => {
    const { id } = await reviewed();
    const reportId = await report('review', id);
    const answers = await Promise.all([
      close(reportId, { action: 'hide' }),
      close(reportId, { action: 'dismiss' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it('a hidden crash pad is not public until an admin restores it, whatever its lister does', async () => {
  const { lister, listing } = await reviewed();
  const id = await report('listing', listing.id);
  const page = () => rig.get(`/listing/${listing.id}`);
  const related = async () => (await rig.get(`/listing/related/${lister.id}`)).body.total;
  expect([(await page()).status, await related()]).toEqual([200, 1]);
  await close(id, { action: 'hide', note: 'The pictures show a hotel.' });
  const readAfterDeletion = async () => [(await page()).status, await related()];
  expect(await readAfterDeletion()).toEqual([404, 0]);
  expect((await rig.get(`/reviews/listing/${listing.id}`)).status).toBe(404);
  const own = await rig.tokenOf(lister.id);
  for (const status of [1, 2]) {
    const answer = await rig.post(`/crashpads/status/${listing.id}`, { status }, own);
    expect(answer.status).toBe(200);
  }
  expect(await readAfterDeletion()).toEqual([404, 0]);
  const listingPage = await rig.get(`/listing/${listing.id}`, own);
  expect(listingPage.status).toBe(200);
  const mine = (await rig.get('/lister/listings-with-occupancy', own)).body.data.data;
  expect(mine[0].removal).toEqual({ at: expect.any(String), note: 'The pictures show a hotel.' });
  const [mail] = await mailsTo(rig, lister.email);
  expect(mail?.subject).toBe('We removed Reviewed house from search');
  await close(id, { action: 'restore' });
  expect((await page()).status).toBe(200);
});

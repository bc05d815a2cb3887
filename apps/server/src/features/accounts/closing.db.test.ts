import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, pictureOf, storedFiles, uploadsOf } from '../../platform/uploads/testing.ts';
import { mailsTo, storedDataOf, TEST_PASSWORD, TestApp } from '../../testing/test-app.ts';
import { BillingRig } from '../billing/testing.ts';
import { addListing } from '../listings/testing.ts';
import { addRental } from '../rentals/testing.ts';
import { addReview } from '../reviews/testing.ts';
import { addAirport } from '../search/testing.ts';

const REQUEST = '/user/request-deactivation-account';
const CLOSE = '/user/verify-deactivation-code';

let billing: BillingRig;
let rig: TestApp;
beforeAll(async () => {
  billing = await BillingRig.open({ FLAGS: 'deactivateAccount', RATE_LIMITS: 'on' });
  rig = billing.accounts;
});
afterAll(() => billing.close());

async function member(row: object = {}) {
  const { id, email } = await rig.member(row);
  return { id, email, token: await rig.tokenOf(id) };
}
const ask = (token: string) => rig.get(REQUEST, token);
const close = (token: string, code: string) => rig.call('DELETE', CLOSE, { token, body: { code } });

async function codeTo(email: string): Promise<string> {
  const mail = (await mailsTo(rig, email)).find(({ subject }) => subject.includes('code'));
  return /^\d{8}$/m.exec(mail?.text ?? '')?.[0] ?? '';
}
async function codeFor({ email, token }: { email: string; token: string }): Promise<string> {
  expect((await ask(token)).status).toBe(200);
  return codeTo(email);
}
const wrong = (code: string) => (code === '00000000' ? '00000001' : '00000000');

describe('closing an account', () => {
  it('returns 404 while its flag is off, also while an admin views the account', async () => {
    const without = await TestApp.open();
    const [admin, other] = [await without.member({ role: 'admin' }), await without.member()];
    const own = await without.tokenOf(other.id);
    const entered = await without.get(
      `/admin/switch-user/${other.id}`,
      await without.tokenOf(admin.id),
    );
    for (const token of [own, entered.body.token]) {
      expect((await without.get(REQUEST, token)).status).toBe(404);
      const answer = await without.call('DELETE', CLOSE, { token, body: { code: '1' } });
      expect(answer.status).toBe(404);
    }
    expect((await without.get(REQUEST)).status).toBe(401);
    await without.close();
  });

  it.each(['pending', 'accepted'] as const)(
    'waits for a tenant who is %s: 409, and nothing changes',
    async (status) => {
      const lister = await member();
      const listing = await addListing(rig.database.db, { user_id: lister.id });
      const code = await codeFor(lister);
      const rental = { status };
      await addRental(rig.database.db, listing, listing.bedIds[0] ?? 0, rental);
      const before = await storedDataOf(rig, lister.id);
      expect((await ask(lister.token)).status).toBe(409);
      expect((await close(lister.token, code)).status).toBe(409);
      expect(await storedDataOf(rig, lister.id)).toEqual(before);
    },
  );

  it('sends a code of eight digits and stores only its hash', async () => {
    const leaver = await member();
    const code = await codeFor(leaver);
    expect(code).toMatch(/^\d{8}$/);
    const { rows } = await storedDataOf(rig, leaver.id);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('requires the right code', async () => {
    const leaver = await member();
    const code = await codeFor(leaver);
    const errorsOf = async (typed: string) => (await close(leaver.token, typed)).body.errors;
    for (const nothing of ['', ' ', ' - ']) {
      expect(await errorsOf(nothing)).toEqual({ code: ['please_enter_the_code'] });
    }
    expect(await errorsOf(wrong(code))).toEqual({ code: ['please_enter_a_valid_code'] });
    expect(await errorsOf('x')).toEqual({ code: ['please_enter_a_valid_code'] });
    expect((await rig.get('/user', leaver.token)).body.user.status).toBe('ACTIVE');
  });

  it.each([' ', '-', ' - ', '\u2013', '\u00a0'])(
    'takes the code in two groups with %j between them',
    async (gap) => {
      const leaver = await member();
      const code = await codeFor(leaver);
      const typed = ` ${code.slice(0, 4)}${gap}${code.slice(4)} `;
      expect((await close(leaver.token, typed)).status).toBe(200);
    },
  );

  it('cancels the code after five wrong attempts, also concurrent ones', async () => {
    const leaver = await member();
    const code = await codeFor(leaver);
    await Promise.all(Array.from({ length: 5 }, () => close(leaver.token, wrong(code))));
    expect((await close(leaver.token, code)).status).toBe(422);
    expect((await close(leaver.token, await codeFor(leaver))).status).toBe(200);
  });

  it('a code is valid for ten minutes, in its own session, until a newer one replaces it', async () => {
    const leaver = await member();
    const elsewhere = await rig.tokenOf(leaver.id);
    const first = await codeFor(leaver);
    expect((await close(elsewhere, first)).status).toBe(422);
    const second = await codeFor(leaver);
    expect((await close(leaver.token, first)).status).toBe(422);
    rig.clock.advance(10 * 60 + 1);
    expect((await close(leaver.token, second)).status).toBe(422);
    const stranger = await member();
    expect((await close(stranger.token, second)).status).toBe(422);
  });

  it('sends at most three codes a day', async () => {
    const { token } = await member();
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await ask(token)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    rig.clock.advance(86_400);
  });
});

describe('a closed account', () => {
  it('ends all sessions, sends an email and frees the address', async () => {
    const leaver = await member();
    const elsewhere = await rig.tokenOf(leaver.id, true);
    const { email, token } = leaver;
    const answer = await close(token, await codeFor(leaver));
    expect([answer.status, answer.body.status]).toEqual([200, 'CLOSED']);
    expect(answer.headers['set-cookie']).toContain('Max-Age=0');
    for (const item of [token, elsewhere]) expect((await rig.get('/user', item)).status).toBe(401);
    expect((await mailsTo(rig, email))[0]?.subject).toContain('is closed');
    const closed = await rig.post('/login', { email, password: TEST_PASSWORD });
    const unknown = await rig.post('/login', { email: 'no@crewpad.test', password: 'x' });
    expect([closed.status, closed.body]).toEqual([401, unknown.body]);
    await rig.member({ email });
    expect((await rig.post('/login', { email, password: TEST_PASSWORD })).status).toBe(200);
  });

  it('closes once for two concurrent calls', async () => {
    const leaver = await member();
    const code = await codeFor(leaver);
    const answers = await Promise.all([close(leaver.token, code), close(leaver.token, code)]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect([401, 422]).toContain(statuses[1]);
    const mails = await mailsTo(rig, leaver.email);
    expect(mails.filter(({ subject }) => subject.includes('is closed'))).toHaveLength(1);
  });

  it('retains what receipts and reviews need', async () => {
    const photo = '/files/pictures/demo/1280.webp';
    const leaver = await member({
      first_name: 'Ana',
      last_name: 'Lopez',
      display_name: 'Ana L',
      middle_name: 'Maria',
      about: 'Crew.',
      airlines: 'Some Air',
      phone_number: '+12025550123',
      country_code: 'US',
      birthdate_year: 1990,
      birthdate_month: 5,
      birthdate_day: 17,
      gender: 'female',
      referral_code: 'friend-of-bob',
      hear_about_us: 'friend',
      social_type: 'google',
      social_id: `social-${Date.now()}`,
      photo,
    });
    const listing = await addListing(rig.database.db);
    await addReview(rig.database.db, listing, 4, { author_id: leaver.id });
    await close(leaver.token, await codeFor(leaver));
    const { member: row, rows } = await storedDataOf(rig, leaver.id);
    expect(row).toMatchObject({
      status: 'CLOSED',
      closed_at: expect.any(Date),
      first_name: 'Ana',
      last_name: 'Lopez',
      display_name: 'Ana L',
      repeat: false,
      email: `closed-${leaver.id}@account.invalid`,
    });
    const privateWords = [
      'Maria',
      'Crew.',
      'Some Air',
      '+1202',
      '1990',
      'female',
      'bob',
      'social-',
      photo,
    ];
    const remainingText = JSON.stringify([row, rows[1], rows[2]]);
    expect(privateWords.filter((detail) => remainingText.includes(detail))).toEqual([]);
    expect([row.password_hash, row.hear_about_us, row.country_code]).toEqual([null, null, null]);
    const { reviews } = (await rig.get(`/reviews/listing/${listing.id}`)).body;
    expect(JSON.stringify(reviews)).toContain('Ana L');
    expect((await rig.get(`/user/public/${leaver.id}`)).status).toBe(404);
    // The code was sent to the old address of the account.
    const mailed = await rig.database.db
      .selectFrom('outbox')
      .select('recipient')
      .where('recipient', '=', row.email)
      .execute();
    expect(mailed).not.toEqual([]);
  });

  it('removes its listings from search, and deletes its draft and files', async () => {
    const { db } = rig.database;
    const lister = await member();
    const form = formOf([{ bytes: await pictureOf() }, { bytes: await pictureOf() }]);
    const images = await rig.call('POST', '/upload/images', { token: lister.token, ...form });
    const airport = await addAirport(db);
    const listing = await addListing(db, {
      user_id: lister.id,
      airports: [{ id: airport.id, distance: 2 }],
      images: JSON.stringify([images.body.url[0]]),
    });
    const searchNames = async () =>
      (await rig.get(`/airports/${airport.prefix}/listings`)).body.total as number;
    const draft = { form: { title: 'A draft' }, step: 1 };
    expect((await rig.put('/lister/draft', draft, lister.token)).status).toBe(200);
    expect(await searchNames()).toBe(1);
    const before = (await storedFiles(rig.services)).length;
    expect((await close(lister.token, await codeFor(lister))).status).toBe(200);
    expect(await searchNames()).toBe(0);
    expect((await rig.get(`/listing/${listing.id}`)).status).toBe(404);
    expect(await uploadsOf(db, lister.id)).toEqual([]);
    expect((await storedFiles(rig.services)).length).toBeLessThan(before);
    const { rows } = await sql`
      select from listing_drafts where member_id = ${lister.id}`.execute(db);
    expect(rows).toEqual([]);
  });

  it('is never charged again: the card is deleted at the provider too', async () => {
    const joined = await billing.signUp('basic');
    await billing.subscribe(joined, await billing.card(joined));
    const { email } = (await storedDataOf(rig, joined.id)).member;
    expect((await close(joined.token, await codeFor({ ...joined, email }))).status).toBe(200);
    const { data } = await billing.stripe.paymentMethods.list({ customer: joined.customerId });
    expect(data).toEqual([]);
    const { rows } = await sql`
      select from payment_methods where member_id = ${joined.id}`.execute(rig.database.db);
    expect(rows).toEqual([]);
    expect(await billing.member(joined.id)).toMatchObject({ status: 'CLOSED', repeat: false });
    expect(await billing.obligation(joined.id)).toMatchObject({ status: 'paid' });
  });

  it('can be an unpaid sign-up', async () => {
    const joined = await billing.signUp('basic');
    const { email } = (await storedDataOf(rig, joined.id)).member;
    expect((await close(joined.token, await codeFor({ ...joined, email }))).status).toBe(200);
  });

  it('stays open while the provider is down, and the same code closes it later', async () => {
    const joined = await billing.signUp('basic');
    await billing.subscribe(joined, await billing.card(joined));
    const { email } = (await storedDataOf(rig, joined.id)).member;
    const code = await codeFor({ ...joined, email });
    await billing.fault('drop_before', '/v1/payment_methods/*', 2);
    expect((await close(joined.token, code)).status).toBe(503);
    expect(await billing.member(joined.id)).toMatchObject({ status: 'ACTIVE', repeat: true });
    expect((await close(joined.token, code)).status).toBe(200);
  });
});

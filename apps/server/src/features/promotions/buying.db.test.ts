import { contract } from '@crewpad/contract';
import { addMonths } from '@crewpad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncIntent } from '../billing/collection/sync.ts';
import { BillingRig, CONFIRM, isSoonAfter } from '../billing/testing.ts';
import { addListing } from '../listings/testing.ts';
import { search } from '../search/testing.ts';
import {
  addPromoter,
  cancel,
  feature,
  type Promoter,
  promotionCharges,
  promotionsOf,
} from './testing.ts';

let rig: BillingRig;
let lister: Promoter;
beforeAll(async () => {
  rig = await BillingRig.open();
  lister = await addPromoter(rig);
});
afterAll(() => rig.close());

/** All rows that a refused call must not change. */
async function moneyState() {
  const obligations = await rig.db.selectFrom('obligations').selectAll().orderBy('id').execute();
  const features = await rig.db.selectFrom('listing_features').selectAll().orderBy('id').execute();
  const calls = await rig.db.selectFrom('idempotent_calls').select('key').execute();
  return { obligations, features, calls: calls.length };
}

async function expectRefused(call: Promise<{ status: number }>, refusal: object, before?: object) {
  const answer = await call;
  expect(answer).toMatchObject(refusal);
  if (before !== undefined) expect(await moneyState()).toEqual(before);
}

describe('a refused promotion', () => {
  const path = '/user/featured-listings';
  const body = () => ({
    listing_id: lister.listing.id,
    featured_listing_plan: 'boost_1_week',
  });

  it('refuses a promotion by visitors, members without a lister plan and other listers', async () => {
    const before = await moneyState();
    const free = await rig.accounts.member({ user_plan: null });
    const seeker = await rig.accounts.member({ user_plan: 'seeker' });
    const other = await rig.accounts.member();
    const call = async (method: string, at: string, id?: number) =>
      rig.accounts.call(method, at, {
        token: id === undefined ? undefined : await rig.accounts.tokenOf(id),
        ...(method === 'POST' && { body: body() }),
      });
    const own = `${path}/${lister.listing.id}`;
    for (const [method, at] of [
      ['POST', path],
      ['DELETE', own],
    ] as const) {
      expect((await call(method, at)).status).toBe(401);
      expect((await call(method, at, free.id)).status).toBe(403);
      expect((await call(method, at, seeker.id)).status).toBe(403);
      expect((await call(method, at, other.id)).status).toBe(404);
    }
    expect((await call('GET', path)).status).toBe(401);
    expect((await call('GET', path, free.id)).status).toBe(403);
    const listing = `${path}?listing_id=${lister.listing.id}`;
    expect((await call('GET', listing, other.id)).status).toBe(404);
    expect(await moneyState()).toEqual(before);
  });

  it.each([
    [{ featured_listing_plan: 'boost_forever' }, 'featured_listing_plan'],
    [{ featured_listing_plan: null }, 'featured_listing_plan'],
    [{ listing_id: 'x' }, 'listing_id'],
    [{ listing_id: -1 }, 'listing_id'],
    [{ listing_id: 1e12 }, 'listing_id'],
  ])('refuses a promotion for the input %j', async (changes, field) => {
    const before = await moneyState();
    const token = await rig.accounts.tokenOf(lister.id);
    const answer = await rig.post(path, { ...body(), ...changes }, token);
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(Array) } } });
    expect(await moneyState()).toEqual(before);
  });

  it('refuses a promotion of an inactive, deleted or already promoted listing', async () => {
    const inactive = await addListing(rig.db, { user_id: lister.id, status: 1 });
    const deleted = await addListing(rig.db, { user_id: lister.id, status: 0 });
    const given = await addListing(rig.db, { user_id: lister.id, feature_listing: 1 });
    const before = await moneyState();
    const buy = (listing: { id: number }) => feature(rig, { id: lister.id, listing });
    expect((await buy(inactive)).status).toBe(409);
    expect((await buy(deleted)).status).toBe(404);
    expect((await buy(given)).status).toBe(409);
    expect((await buy({ id: 2_000_000 })).status).toBe(404);
    expect((await moneyState()).obligations).toEqual(before.obligations);
  });

  it('refuses a promotion by a lister who is expired, inactive or without a card', async () => {
    const expired = await addPromoter(rig);
    await rig.db
      .updateTable('members')
      .set({ expire_at: '2020-01-01T00:00:00Z' })
      .where('id', '=', expired.id)
      .execute();
    await expectRefused(feature(rig, expired), {
      status: 403,
      body: { error_code: 'ACCOUNT_EXPIRED' },
    });
    const inactive = await addPromoter(rig);
    await rig.post('/stripe/remove-payment-method', {}, await rig.newToken(inactive));
    await expectRefused(feature(rig, inactive), {
      status: 403,
      body: { error_code: 'ACCOUNT_INACTIVE' },
    });
    const cardless = await addPromoter(rig);
    await rig.db.deleteFrom('payment_methods').where('member_id', '=', cardless.id).execute();
    await expectRefused(feature(rig, cardless), {
      status: 422,
      body: { error_code: 'PAYMENT_METHOD_REQUIRED' },
    });
    for (const { listing } of [expired, inactive, cardless]) {
      expect((await promotionsOf(rig, { listing })).rows).toEqual([]);
    }
  });

  it('refuses a promotion with nothing to cancel, or after the promotion changed', async () => {
    expect((await cancel(rig, lister)).status).toBe(409);
    const boosted = await addPromoter(rig);
    expect((await feature(rig, boosted, 'boost_1_week')).status).toBe(200);
    expect((await cancel(rig, boosted, '?state=featured')).status).toBe(409);
    expect((await cancel(rig, boosted, '?state=other')).status).toBe(422);
    expect((await promotionsOf(rig, boosted)).fields.feature_listing).toBe(1);
  });
});

describe('buying a promotion', () => {
  it.each([
    ['boost_subscription', 999, 1, true],
    ['boost_1_week', 500, 0, false],
    ['boost_1_month', 1500, 0, false],
  ] as const)(
    '%s is paid once, and the listing moves up at once',
    async (plan, cents, ongoing, repeat) => {
      const member = await addPromoter(rig);
      const now = rig.accounts.clock.now();
      const answer = await feature(rig, member, plan);
      const paid = await rig.latest(member.id);
      const start = paid.paid_at ?? now;
      const ends =
        plan === 'boost_1_week' ? new Date(start.getTime() + 7 * 86_400_000) : addMonths(start, 1);
      expect(answer).toMatchObject({
        status: 200,
        body: {
          data: {
            listing_id: member.listing.id,
            featured_listing_plan: plan,
            feature_listing: 1,
            feature_ongoing: ongoing,
            ends_at: expect.toSatisfy(isSoonAfter(ends)),
            repeat,
          },
        },
      });
      contract.promotions.featureListing.answer.parse(answer.body);
      expect(await promotionCharges(rig, member)).toEqual([cents]);
      const listings = await search(rig.db, member.airport.prefix, {}, now);
      expect(listings.cards[0]).toMatchObject({ feature_listing: 1, feature_ongoing: ongoing });
      const { id } = paid;
      const lines = await rig.db
        .selectFrom('journal as j')
        .innerJoin('journal_lines as l', 'l.journal_id', 'j.id')
        .select(['l.account', 'l.amount_cents'])
        .where('j.obligation_id', '=', id)
        .execute();
      expect(lines).toContainEqual({ account: 'promotions', amount_cents: -cents });
      expect(lines.reduce((sum, line) => sum + line.amount_cents, 0)).toBe(0);
      expect(await rig.mails(member.id)).toEqual(['receipt', 'receipt']);
      const token = await rig.newToken(member);
      const receipt = (await rig.get(`/receipts/${id}`, token)).body.data;
      expect(receipt).toMatchObject({
        amount: cents / 100,
        plan: null,
        period_end: expect.toSatisfy(isSoonAfter(ends)),
      });
      const { data: services } = (await rig.get('/account-service', token)).body;
      const term = services.at(-1);
      expect((await rig.get(`/receipts/${term.id}`, token)).body.data.plan).toBe(term.plan);
      expect(services[0]).toMatchObject({
        id,
        txn_code: 'PAYMENT.FEE.FEATURED',
        featured_listing_plan: plan,
        repeat,
      });
      expect((await rig.get('/user', token)).body.user.featured_listing_plan).toBe(plan);
      const { data, offer } = (
        await rig.get(`/user/featured-listings?listing_id=${member.listing.id}`, token)
      ).body;
      expect(data).toMatchObject([{ state: repeat ? 'featured' : 'boosted', renewal: null }]);
      expect(offer).toMatchObject({
        refusal: 'promoted',
        airports: [{ prefix: member.airport.prefix, featured: ongoing }],
      });
    },
  );

  it('charges once for repeated calls, and refuses another body', async () => {
    const member = await addPromoter(rig);
    const buy = () => feature(rig, member, 'boost_1_week', 'same');
    const answers = [...(await Promise.all([buy(), buy()])), await buy()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.charge_id)).size).toBe(1);
    expect((await feature(rig, member, 'boost_1_month', 'same')).status).toBe(422);
    expect(await promotionCharges(rig, member)).toEqual([500]);
  });

  it('charges once for two tabs, whichever options they chose', async () => {
    const member = await addPromoter(rig);
    const tabs = await Promise.all([
      feature(rig, member, 'boost_1_week'),
      feature(rig, member, 'boost_1_week'),
      feature(rig, member, 'boost_subscription'),
    ]);
    expect(tabs.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await promotionCharges(rig, member)).toHaveLength(1);
    expect((await promotionsOf(rig, member)).rows).toHaveLength(1);
  });

  it('leaves the listing unchanged after a decline, and another option can be paid then', async () => {
    const member = await addPromoter(rig, { card: 'declined' });
    expect((await feature(rig, member)).status).toBe(402);
    expect((await promotionsOf(rig, member)).fields.feature_listing).toBe(0);
    await rig.save(member);
    expect((await feature(rig, member, 'boost_1_month')).status).toBe(200);
    expect(await promotionCharges(rig, member)).toEqual([1500]);
  });

  it('returns 202 when the bank requires a confirmation, and the same call completes it', async () => {
    const member = await addPromoter(rig, { card: 'confirms' });
    const answer = await feature(rig, member, 'boost_1_week', 'confirm');
    expect(answer).toMatchObject({ status: 202, body: { status: 'requires_action' } });
    const { payment_intent } = await rig.latest(member.id);
    await rig.control(`challenges/${payment_intent}`, { succeed: true });
    expect((await feature(rig, member, 'boost_1_week', 'confirm')).status).toBe(200);
    expect(await promotionCharges(rig, member)).toEqual([500]);
  });

  it('completes by webhook, once, when the response was lost', async () => {
    const member = await addPromoter(rig);
    await rig.fault('500_after_execute', CONFIRM);
    const lost = await feature(rig, member, 'boost_1_week', 'lost');
    expect(lost).toMatchObject({ status: 202, body: { status: 'processing' } });
    expect((await promotionsOf(rig, member)).rows).toEqual([]);
    const { payment_intent } = await rig.latest(member.id);
    const { services } = rig.accounts;
    await Promise.all([
      syncIntent(services, payment_intent ?? ''),
      syncIntent(services, payment_intent ?? ''),
    ]);
    expect((await promotionsOf(rig, member)).rows).toHaveLength(1);
    expect((await feature(rig, member, 'boost_1_week', 'lost')).status).toBe(200);
    expect(await promotionCharges(rig, member)).toEqual([500]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServerUrl } from '../../testing/services.ts';
import { renewDue } from '../billing/plans/renewals.ts';
import { BillingRig } from '../billing/testing.ts';
import { runPromotions } from './renewals.ts';
import { cancelRunning, holdListing } from './running.ts';
import {
  addPromoter,
  cancel,
  feature,
  type Promoter,
  promotionCharges,
  promotionsOf,
} from './testing.ts';

let rig: BillingRig;
/** A second node at the same database. */
let peer: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
  peer = await rig.peer();
});
beforeEach(() => rig.stopRenewals());
afterAll(async () => {
  await peer.accounts.close();
  await rig.close();
});

/** The embedded database runs one transaction at a time, so there is one order to try. */
const ROUNDS = testServerUrl === undefined ? [1] : [1, 2, 3];
const runJob = ({ accounts }: BillingRig) => runPromotions(accounts.services);

/** What the lister reads, after checking that both nodes answer the same and fit the listing. */
async function read(member: Promoter) {
  const [own, other] = await Promise.all(
    [rig, peer].map(async (node) => {
      const { body } = await node.get('/user/featured-listings', await node.newToken(member));
      const promotions = body.data as { state: string; ends_at: string }[];
      return promotions.filter(({ state }) => state !== 'ended');
    }),
  );
  expect(other).toEqual(own);
  const { fields } = await promotionsOf(rig, member);
  const [row] = own ?? [];
  expect(fields).toEqual({
    feature_listing: row === undefined ? 0 : 1,
    feature_ongoing: row?.state === 'featured' ? 1 : 0,
    feature_ends_at: row === undefined ? null : new Date(row.ends_at),
  });
  return own?.map(({ state }) => state);
}

/** A promotion whose paid term has just ended, before any node knows. */
async function endedTerm(plan: 'boost_subscription' | 'boost_1_week' = 'boost_subscription') {
  const member = await addPromoter(rig);
  expect((await feature(rig, member, plan)).status).toBe(200);
  const { latest } = await promotionsOf(rig, member);
  rig.accounts.clock.set(latest?.ends_at ?? new Date(0));
  return member;
}

describe('two nodes at once', () => {
  it('sell promotions of one listing: one is charged, the other call is refused', async () => {
    for (const _ of ROUNDS) {
      const member = await addPromoter(rig);
      const answers = await Promise.all([
        feature(rig, member, 'boost_subscription'),
        feature(peer, member, 'boost_1_week'),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const isFeatured = answers[0]?.status === 200;
      expect(await promotionCharges(rig, member)).toEqual([isFeatured ? 999 : 500]);
      expect((await promotionsOf(rig, member)).rows).toHaveLength(1);
      expect(await read(member)).toEqual([isFeatured ? 'featured' : 'boosted']);
      expect(await rig.mails(member.id)).toEqual(['receipt', 'receipt']);
    }
  });

  it('charge one call that reaches both of them once, and then answer it alike', async () => {
    for (const _ of ROUNDS) {
      const member = await addPromoter(rig);
      const key = `both-${member.id}`;
      const buy = (node: BillingRig) => feature(node, member, 'boost_1_week', key);
      const answers = await Promise.all([buy(rig), buy(peer)]);
      const early = answers.filter(({ status }) => status !== 200);
      for (const { status, body } of early) {
        if (status === 202) expect(body).toMatchObject({ status: 'processing' });
        else expect(body).toMatchObject({ error_code: 'PAYMENT_IN_PROGRESS' });
      }
      const paid = answers.find(({ status }) => status === 200);
      expect((await buy(rig)).body).toEqual(paid?.body);
      expect((await buy(peer)).body).toEqual(paid?.body);
      expect(await promotionCharges(rig, member)).toEqual([500]);
    }
  });

  it('cancel beside a renewal: it renews and ends as Boosted, or is not charged', async () => {
    for (const _ of ROUNDS) {
      const member = await endedTerm();
      const [cancelled] = await Promise.all([cancel(rig, member, '?state=featured'), runJob(peer)]);
      expect(cancelled.status, cancelled.text).toBe(200);
      // Closes a charge that was open when the cancellation came, once no node holds it.
      await expect
        .poll(async () => {
          await renewDue(peer.accounts.services);
          return (await rig.latest(member.id)).status;
        })
        .toMatch(/^(paid|cancelled)$/);
      const charges = await promotionCharges(rig, member);
      const isRenewed = charges.length === 2;
      expect(charges).toEqual(isRenewed ? [999, 999] : [999]);
      expect(await read(member)).toEqual(isRenewed ? ['boosted'] : []);
    }
  });

  // The embedded database runs one transaction at a time.
  it.skipIf(testServerUrl === undefined)(
    'open no next term of a promotion while the other cancels it',
    async () => {
      const member = await endedTerm();
      await rig.db.transaction().execute(async (trx) => {
        const listing = await holdListing(trx, member.listing.id);
        if (listing === undefined) throw new Error('there is no listing');
        await cancelRunning(trx, listing, rig.accounts.clock.now());
        await runJob(peer);
      });
      await runJob(peer);
      expect(await promotionCharges(rig, member)).toEqual([999]);
      expect(await read(member)).toEqual([]);
    },
  );

  it('renew Featured: one next term, one charge, one receipt', async () => {
    const member = await endedTerm();
    await Promise.all([runJob(rig), runJob(peer)]);
    expect(await promotionCharges(rig, member)).toEqual([999, 999]);
    expect((await promotionsOf(rig, member)).rows).toHaveLength(2);
    expect(await read(member)).toEqual(['featured']);
    expect(await rig.mails(member.id)).toEqual(['receipt', 'receipt', 'receipt']);
  });

  it('expire Featured of a hidden listing beside its renewal: it ends, with one email', async () => {
    for (const _ of ROUNDS) {
      const member = await endedTerm();
      const token = await rig.newToken(member);
      const path = `/crashpads/status/${member.listing.id}`;
      const [deactivated] = await Promise.all([
        rig.post(path, { status: 1 }, token),
        runJob(peer),
        runJob(rig),
      ]);
      expect(deactivated.status).toBe(200);
      await Promise.all([runJob(rig), runJob(peer)]);
      const charges = await promotionCharges(rig, member);
      const isRenewed = charges.length === 2;
      expect(charges).toEqual(isRenewed ? [999, 999] : [999]);
      expect(await read(member)).toEqual(isRenewed ? ['featured'] : []);
      const ended = (await rig.mails(member.id)).filter((mail) => mail === 'promotion_ended');
      expect(ended).toHaveLength(isRenewed ? 0 : 1);
    }
  });

  it('expire Boosted beside a new purchase: the purchase starts a term, or is refused', async () => {
    for (const _ of ROUNDS) {
      const member = await endedTerm('boost_1_week');
      const [bought] = await Promise.all([feature(rig, member, 'boost_1_month'), runJob(peer)]);
      const isBought = bought.status === 200;
      expect(bought.status, bought.text).toBe(isBought ? 200 : 409);
      expect(await promotionCharges(rig, member)).toEqual(isBought ? [1500, 500] : [500]);
      expect(await read(member)).toEqual(isBought ? ['boosted'] : []);
    }
  });
});

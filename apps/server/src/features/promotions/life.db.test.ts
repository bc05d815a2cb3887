import { addMonths, PROMOTION_KIND } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/test-app.ts';
import { claimObligation, releaseObligation } from '../billing/ledger/lease.ts';
import { renewDue } from '../billing/plans/renewals.ts';
import { BillingRig, CONFIRM } from '../billing/testing.ts';
import {
  addPromoter,
  cancel,
  feature,
  type Promoter,
  playDay,
  promotionCharges,
  promotionsOf,
} from './testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open({ FLAGS: 'deactivateAccount' });
});
/** So that a test does not see leftovers of earlier tests. */
beforeEach(async () => {
  await rig.stopRenewals();
  await rig.db
    .updateTable('listing_features')
    .set({ ended_at: rig.accounts.clock.now(), ended_as: 'removed' })
    .where('ended_at', 'is', null)
    .execute();
});
afterAll(() => rig.close());

/** A Featured listing, and the end of its first month. */
async function featured(options: Parameters<typeof addPromoter>[1] = {}) {
  const { card, ...row } = options;
  const member = await addPromoter(rig, row);
  expect((await feature(rig, member)).status).toBe(200);
  if (card !== undefined) await rig.save(member, card);
  const { latest } = await promotionsOf(rig, member);
  return { ...member, end: latest?.ends_at ?? new Date(0) };
}

const fieldsOf = async (member: Promoter) => (await promotionsOf(rig, member)).fields;
/** What saving a card charges, or later. */
const willCharge = async ({ id }: Promoter) =>
  (await rig.get('/stripe/card', await rig.accounts.tokenOf(id))).body.will_charge;
const GONE = { feature_listing: 0, feature_ongoing: 0, feature_ends_at: null };

describe('Featured', () => {
  it('renews at its end, once, in months counted from the first day', async () => {
    const member = await featured();
    const coming = {
      kind: PROMOTION_KIND,
      amount: 9.99,
      at: member.end.toISOString(),
      at_once: false,
    };
    expect(await willCharge(member)).toContainEqual(expect.objectContaining(coming));
    await playDay(rig, member.end, -0.01);
    expect(await promotionCharges(rig, member)).toEqual([999]);
    await playDay(rig, member.end, 0);
    await playDay(rig, member.end, 0.01);
    expect(await promotionCharges(rig, member)).toEqual([999, 999]);
    const { rows, latest, fields } = await promotionsOf(rig, member);
    const anchor = rows.at(-1)?.anchor ?? new Date(0);
    expect(latest).toMatchObject({
      starts_at: member.end,
      ends_at: addMonths(anchor, 2),
      terms: 2,
    });
    expect(rows.at(-1)).toMatchObject({ ended_as: 'renewed' });
    expect(fields).toMatchObject({ feature_ongoing: 1, feature_ends_at: addMonths(anchor, 2) });
    expect(await rig.mails(member.id)).toEqual(['receipt', 'receipt', 'receipt']);
  });

  it('Featured with a declined card is retried on days 0, 1 and 3, stays up in between, and then ends', async () => {
    const member = await featured({ card: 'declined' });
    const attempts: number[] = [];
    for (const day of [0, 0.5, 1, 2, 2.9, 3]) {
      await playDay(rig, member.end, day);
      attempts.push((await rig.latest(member.id)).attempt_count);
      if (day < 3) {
        expect(await fieldsOf(member)).toMatchObject({ feature_ongoing: 1 });
        const waiting = { kind: PROMOTION_KIND, amount: 9.99, at_once: true };
        expect(await willCharge(member)).toContainEqual(expect.objectContaining(waiting));
      }
    }
    expect(attempts).toEqual([1, 1, 2, 2, 2, 3]);
    expect(await fieldsOf(member)).toEqual(GONE);
    expect((await promotionsOf(rig, member)).latest).toMatchObject({ ended_as: 'unpaid' });
    expect(await rig.latest(member.id)).toMatchObject({ status: 'cancelled' });
    expect((await rig.mails(member.id)).slice(2)).toEqual([
      'promotion_failed',
      'promotion_failed',
      'promotion_ended',
    ]);
    await playDay(rig, member.end, 9);
    expect(await promotionCharges(rig, member)).toEqual([999]);
    expect((await feature(rig, member, 'boost_1_week')).status).toBe(402);
  });

  it('that is paid late continues from the old end', async () => {
    const member = await featured({ card: 'once' });
    await playDay(rig, member.end, 0);
    expect(await promotionCharges(rig, member)).toEqual([999]);
    await playDay(rig, member.end, 1);
    expect(await promotionCharges(rig, member)).toEqual([999, 999]);
    expect((await promotionsOf(rig, member)).latest).toMatchObject({ starts_at: member.end });
  });

  it('is charged to a new card immediately', async () => {
    const member = await featured({ card: 'declined' });
    await playDay(rig, member.end, 0);
    await rig.save(member, 'good');
    expect(await promotionCharges(rig, member)).toEqual([999, 999]);
    expect((await promotionsOf(rig, member)).latest).toMatchObject({ terms: 2, repeat: true });
  });

  it('is charged in the next run to a card saved while another call held the renewal', async () => {
    const member = await featured({ card: 'declined' });
    await playDay(rig, member.end, 0);
    const { id } = await rig.latest(member.id);
    const lease = await claimObligation(rig.accounts.services, id);
    if (lease === undefined) throw new Error('the renewal is not free');
    await rig.save(member, 'good');
    expect(await promotionCharges(rig, member)).toEqual([999]);
    await releaseObligation(rig.accounts.services, lease);
    await playDay(rig, member.end, 0.01);
    expect(await promotionCharges(rig, member)).toEqual([999, 999]);
  });

  it('that requires a confirmation can be paid by its lister', async () => {
    const member = await featured({ card: 'confirms' });
    await playDay(rig, member.end, 0);
    const { id, status } = await rig.latest(member.id);
    expect(status).toBe('action_required');
    const token = await rig.newToken(member);
    const { data } = (await rig.get('/user/featured-listings', token)).body;
    expect(data[0]).toMatchObject({ renewal: { charge_id: id, status, amount: 9.99 } });
    const answer = await rig.post(`/charges/${id}/collect`, {}, token);
    expect(answer).toMatchObject({ status: 202, body: { status: 'requires_action' } });
  });

  it('whose renewal response is lost is charged once', async () => {
    const member = await featured();
    await rig.fault('500_after_execute', CONFIRM);
    await playDay(rig, member.end, 0);
    await playDay(rig, member.end, 0.02);
    expect(await promotionCharges(rig, member)).toEqual([999, 999]);
    expect((await promotionsOf(rig, member)).rows).toHaveLength(2);
  });

  it('is charged one month after an outage of three', async () => {
    const member = await featured();
    await playDay(rig, member.end, 95);
    await playDay(rig, member.end, 95.1);
    expect(await promotionCharges(rig, member)).toEqual([999, 999]);
    const { latest } = await promotionsOf(rig, member);
    expect(latest?.terms).toBe(1);
    expect(latest?.ends_at.getTime()).toBeGreaterThan(rig.accounts.clock.now().getTime());
  });
});

describe('a listing that no one can find is not charged', () => {
  it.each([
    ['inactive', { status: 1 as const }],
    ['removed by an admin', { removed_at: '2026-03-02T00:00:00Z' }],
  ])('%s', async (_name, change) => {
    const member = await featured();
    await rig.db.updateTable('listings').set(change).where('id', '=', member.listing.id).execute();
    await playDay(rig, member.end, 0);
    expect(await promotionCharges(rig, member)).toEqual([999]);
    expect(await fieldsOf(member)).toEqual(GONE);
    expect((await rig.mails(member.id)).at(-1)).toBe('promotion_ended');
  });

  it.each([
    ['expired', { expire_at: '2026-03-02T00:00:00Z' }],
    ['inactive', { status: 'INACTIVE' as const }],
  ])('whose owner is %s', async (_name, change) => {
    const member = await featured();
    await rig.db.updateTable('members').set(change).where('id', '=', member.id).execute();
    await playDay(rig, member.end, 0);
    expect(await promotionCharges(rig, member)).toEqual([999]);
    expect(await fieldsOf(member)).toEqual(GONE);
  });

  it('when that happens between two attempts, the open charge is cancelled', async () => {
    const member = await featured({ card: 'declined' });
    await playDay(rig, member.end, 0);
    await rig.db
      .updateTable('listings')
      .set({ status: 1 })
      .where('id', '=', member.listing.id)
      .execute();
    await playDay(rig, member.end, 1);
    expect(await rig.latest(member.id)).toMatchObject({ status: 'cancelled', attempt_count: 1 });
    expect((await promotionsOf(rig, member)).latest).toMatchObject({ ended_as: 'expired' });
  });

  it('a promotion of a listing that its lister hides renews', async () => {
    const member = await featured({ hidden: true });
    await playDay(rig, member.end, 0);
    expect(await promotionCharges(rig, member)).toEqual([999, 999]);
  });
});

describe('cancelling', () => {
  it('turns Featured into Boosted until its end; a second cancel ends it', async () => {
    const member = await featured();
    const first = await cancel(rig, member, '?state=featured');
    expect(first).toMatchObject({
      status: 200,
      body: {
        data: { feature_listing: 1, feature_ongoing: 0, ends_at: member.end.toISOString() },
      },
    });
    const second = await cancel(rig, member, '?state=boosted');
    expect(second.body.data).toMatchObject({ feature_listing: 0, ends_at: null });
    expect((await cancel(rig, member)).status).toBe(409);
    expect((await feature(rig, member, 'boost_1_week')).status).toBe(200);
  });

  it('ends Featured with its month, without another charge', async () => {
    const member = await featured();
    await cancel(rig, member);
    await playDay(rig, member.end, -0.01);
    expect(await fieldsOf(member)).toMatchObject({ feature_listing: 1, feature_ongoing: 0 });
    await playDay(rig, member.end, 0);
    expect(await promotionCharges(rig, member)).toEqual([999]);
    expect(await fieldsOf(member)).toEqual(GONE);
    expect((await rig.mails(member.id)).at(-1)).toBe('promotion_ended');
  });

  it('cancelling between two attempts ends it immediately, and nothing is owed', async () => {
    const member = await featured({ card: 'once' });
    await playDay(rig, member.end, 0);
    expect((await cancel(rig, member)).body.data).toMatchObject({ feature_listing: 0 });
    expect(await rig.latest(member.id)).toMatchObject({ status: 'cancelled' });
    await playDay(rig, member.end, 1);
    expect(await promotionCharges(rig, member)).toEqual([999]);
  });

  it('works while the provider is unreachable: the job closes the open charge', async () => {
    const member = await featured({ card: 'once' });
    await playDay(rig, member.end, 0);
    await rig.fault('drop_before', '*', 6);
    expect((await cancel(rig, member)).status).toBe(200);
    await fetch(`${rig.sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
    rig.accounts.clock.advance(120);
    await renewDue(rig.accounts.services);
    expect(await rig.latest(member.id)).toMatchObject({ status: 'cancelled' });
    await playDay(rig, member.end, 1);
    expect(await promotionCharges(rig, member)).toEqual([999]);
  });

  it('ends a promotion that was granted without a payment', async () => {
    const member = await addPromoter(rig, { feature_listing: 1, feature_ongoing: 1 });
    expect((await cancel(rig, member)).body.data).toMatchObject({ feature_listing: 0 });
  });
});

describe('Boosted', () => {
  it('ends after its week, with an email and without another charge', async () => {
    const member = await addPromoter(rig);
    await feature(rig, member, 'boost_1_week');
    const { latest } = await promotionsOf(rig, member);
    const end = latest?.ends_at ?? new Date(0);
    await playDay(rig, end, -0.001);
    expect(await fieldsOf(member)).toMatchObject({ feature_listing: 1 });
    await playDay(rig, end, 0);
    await playDay(rig, end, 0.1);
    expect(await fieldsOf(member)).toEqual(GONE);
    expect(await promotionCharges(rig, member)).toEqual([500]);
    expect((await rig.mails(member.id)).slice(2)).toEqual(['promotion_ended']);
  });
});

describe('a promotion ends', () => {
  it('a promotion ends as Boosted when the card is removed', async () => {
    const member = await featured();
    await rig.post('/stripe/remove-payment-method', {}, await rig.newToken(member));
    expect(await fieldsOf(member)).toMatchObject({ feature_listing: 1, feature_ongoing: 0 });
    await playDay(rig, member.end, 0);
    expect(await promotionCharges(rig, member)).toEqual([999]);
    expect(await fieldsOf(member)).toEqual(GONE);
  });

  it('a promotion ends with its listing, and the open charge is cancelled', async () => {
    const member = await featured({ card: 'once' });
    await playDay(rig, member.end, 0);
    const token = await rig.newToken(member);
    const path = `/crashpads/status/${member.listing.id}`;
    expect((await rig.post(path, { status: 0 }, token)).status).toBe(200);
    expect((await promotionsOf(rig, member)).latest).toMatchObject({ ended_as: 'removed' });
    expect(await fieldsOf(member)).toEqual(GONE);
    await renewDue(rig.accounts.services);
    expect(await rig.latest(member.id)).toMatchObject({ status: 'cancelled' });
    await playDay(rig, member.end, 1);
    expect(await promotionCharges(rig, member)).toEqual([999]);
  });

  it('a promotion ends with the account', async () => {
    const member = await featured();
    const token = await rig.newToken(member);
    await rig.get('/user/request-deactivation-account', token);
    const { email } = await rig.db
      .selectFrom('members')
      .select('email')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    const mail = (await mailsTo(rig.accounts, email)).find(({ subject }) =>
      subject.includes('code'),
    );
    const code = /^\d{8}$/m.exec(mail?.text ?? '')?.[0];
    const closed = await rig.accounts.call('DELETE', '/user/verify-deactivation-code', {
      token,
      body: { code },
    });
    expect(closed.status).toBe(200);
    expect((await promotionsOf(rig, member)).latest).toMatchObject({ ended_as: 'removed' });
    await playDay(rig, member.end, 0);
    expect(await promotionCharges(rig, member)).toEqual([999]);
  });
});

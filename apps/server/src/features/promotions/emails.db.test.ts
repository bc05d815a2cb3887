import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo } from '../../testing/test-app.ts';
import { BillingRig } from '../billing/testing.ts';
import { addPromoter, feature, type Promoter, playDay, promotionsOf } from './testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
afterAll(() => rig.close());

/** The emails about promotions to the lister, newest first. */
async function mailsOf({ id }: Promoter) {
  const { email } = await rig.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const mails = await mailsTo(rig.accounts, email);
  return mails.filter(({ subject }) => !subject.includes('receipt'));
}

async function promoted(plan: string, title: string) {
  const member = await addPromoter(rig, { title });
  expect((await feature(rig, member, plan)).status).toBe(200);
  const { latest } = await promotionsOf(rig, member);
  return { ...member, end: latest?.ends_at ?? new Date(0) };
}

it('a receipt names the listing and the period', async () => {
  const member = await promoted('boost_1_week', 'The Nest');
  const { email } = await rig.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const mails = await mailsTo(rig.accounts, email);
  const receipt = mails.find(({ text }) => text.includes('The Nest'));
  expect(receipt?.subject).toContain('$5.00');
  expect(receipt?.text).toContain('Boosted: The Nest, one week');
});

it('an ended boost is reported with a link to buy again', async () => {
  const member = await promoted('boost_1_week', 'The Attic');
  await playDay(rig, member.end, 0);
  const [mail] = await mailsOf(member);
  expect(mail?.subject).toBe('Your boost for The Attic has ended');
  expect(mail?.text).toContain("We won't charge you again.");
  expect(mail?.text).toContain(`/featured-signup/${member.listing.id}`);
});

it('a failed renewal shows card, next attempt and advice, and the last one the end', async () => {
  const member = await promoted('boost_subscription', 'The Loft');
  await rig.save(member, 'declined');
  await playDay(rig, member.end, 0);
  const [failed] = await mailsOf(member);
  expect(failed?.subject).toBe("We couldn't renew Featured for The Loft");
  expect(failed?.text).toContain('$9.99');
  expect(failed?.text).toMatch(/Card.*ending in 0341/s);
  expect(failed?.text).toContain('If you save another card before then');
  await playDay(rig, member.end, 1);
  await playDay(rig, member.end, 3);
  const [ended] = await mailsOf(member);
  expect(ended?.subject).toBe('Featured has ended for The Loft');
  expect(ended?.text).toContain("we couldn't charge your card and won't try again");
});

it('a renewal that requires a confirmation links to the page for it', async () => {
  const member = await promoted('boost_subscription', 'The Deck');
  await rig.save(member, 'confirms');
  await playDay(rig, member.end, 0);
  const [mail] = await mailsOf(member);
  expect(mail?.text).toContain('Please confirm the payment');
  expect(mail?.text).toContain(`/featured-signup/${member.listing.id}`);
});

it('a renewal without a card is reported once', async () => {
  const member = await promoted('boost_subscription', 'The Barn');
  await rig.db
    .updateTable('payment_methods')
    .set({ valid: false })
    .where('member_id', '=', member.id)
    .execute();
  await playDay(rig, member.end, 0);
  await playDay(rig, member.end, 0.1);
  const mails = await mailsOf(member);
  expect(mails.map(({ text }) => text.includes("There's no card we can charge."))).toEqual([true]);
});

it('a month that was not charged because the listing was not public is explained', async () => {
  const member = await promoted('boost_subscription', 'The Cabin');
  await rig.db
    .updateTable('listings')
    .set({ status: 1 })
    .where('id', '=', member.listing.id)
    .execute();
  await playDay(rig, member.end, 0);
  const [mail] = await mailsOf(member);
  expect(mail?.text).toContain("crew couldn't find your crash pad, so we didn't charge you");
});

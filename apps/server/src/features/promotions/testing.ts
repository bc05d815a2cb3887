import type { FeaturedPlan } from '@crewpad/domain';
import { nextNumber } from '../../testing/data.ts';
import type { BillingRig, SignedUp, TestCard } from '../billing/testing.ts';
import { addListing, type TestListing } from '../listings/testing.ts';
import { addAirport } from '../search/testing.ts';
import { runPromotions } from './renewals.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Promoter extends SignedUp {
  listing: { id: number };
  airport: { prefix: string };
}

/** A lister with a paid plan, a card with this behavior, and a listing at an airport. */
export async function addPromoter(
  rig: BillingRig,
  { card = 'good', ...row }: TestListing & { card?: TestCard } = {},
): Promise<Promoter> {
  const member = await rig.holder('pro', card);
  const airport = await addAirport(rig.db, { latitude: 10 + (nextNumber() % 60), longitude: 20 });
  const now = rig.accounts.clock.now();
  const place = { latitude: airport.latitude, longitude: airport.longitude };
  const airports = [{ id: airport.id, distance: 2 }];
  const listing = await addListing(rig.db, { user_id: member.id, airports, ...place, ...row }, now);
  return { ...member, listing, airport };
}

let keys = 0;
const newKey = () => {
  keys += 1;
  return `promotion-${keys}`;
};

/** Buys a promotion in its own session. */
export async function feature(
  rig: BillingRig,
  { id, listing }: Pick<Promoter, 'id' | 'listing'>,
  featured_listing_plan: FeaturedPlan | string = 'boost_subscription',
  key: string | null = newKey(),
) {
  return rig.accounts.call('POST', '/user/featured-listings', {
    token: await rig.accounts.tokenOf(id),
    body: { listing_id: listing.id, featured_listing_plan },
    headers: key === null ? {} : { 'idempotency-key': key },
  });
}

export async function cancel(rig: BillingRig, { id, listing }: Promoter, query = '') {
  return rig.accounts.call('DELETE', `/user/featured-listings/${listing.id}${query}`, {
    token: await rig.accounts.tokenOf(id),
  });
}

/** The promotion rows, newest first, and the listing's fields. */
export async function promotionsOf(rig: BillingRig, { listing }: Pick<Promoter, 'listing'>) {
  const rows = await rig.db
    .selectFrom('listing_features')
    .selectAll()
    .where('listing_id', '=', listing.id)
    .orderBy('id', 'desc')
    .execute();
  const fields = await rig.db
    .selectFrom('listings')
    .select(['feature_listing', 'feature_ongoing', 'feature_ends_at'])
    .where('id', '=', listing.id)
    .executeTakeFirstOrThrow();
  return { rows, latest: rows[0], fields };
}

/** The charges for promotions in cents: all but the first one, which paid the plan. */
export async function promotionCharges(rig: BillingRig, member: SignedUp): Promise<number[]> {
  return (await rig.charges(member)).filter((cents) => cents < 2000);
}

/** Simulates the minute job on two nodes, a number of days after an instant. */
export async function playDay(rig: BillingRig, from: Date, days: number): Promise<void> {
  rig.accounts.clock.set(new Date(from.getTime() + days * DAY_MS));
  const { services } = rig.accounts;
  await Promise.all([runPromotions(services), runPromotions(services)]);
}

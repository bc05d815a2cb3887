import { addListing } from '../../../apps/server/src/features/listings/testing.ts';
import type { Role } from '../authorization.ts';
import type { Example, Examples } from '../support/example.ts';
import type { World } from '../support/world.ts';

let keys = 0;

/** A new active listing of the owner, promoted or not; in other examples also the owner's. */
async function ownersListing(world: World, row: object = {}): Promise<number> {
  const { id } = await addListing(world.rig.database.db, {
    user_id: world.people.lister_owner.id,
    ...row,
  });
  return id;
}

/** The owner has a card. */
async function purchase(world: World, role: Role): Promise<Example> {
  const listing_id = await ownersListing(world);
  if (role === 'lister_owner') {
    const { rig, people } = world;
    const customer = people.lister_owner.customerId;
    const { id } = await rig.services.payments.stripe.paymentMethods.attach('pm_card_visa', {
      customer,
    });
    const token = await rig.tokenOf(people.lister_owner.id);
    await rig.post('/stripe/save-payment-method', { payment_method: id }, token);
  }
  keys += 1;
  const headers = { 'idempotency-key': `promotion-example-${keys}` };
  return { body: { listing_id, featured_listing_plan: 'boost_1_week' }, headers };
}

/** Featured and boosted listings. */
export const promotionExamples: Examples = {
  'POST /user/featured-listings': purchase,
  'DELETE /user/featured-listings/{id}': async (world) => ({
    params: { id: await ownersListing(world, { feature_listing: 1 }) },
  }),
  'GET /user/featured-listings': () => ({}),
};

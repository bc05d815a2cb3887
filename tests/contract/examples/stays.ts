import { addListing } from '../../../apps/server/src/features/listings/testing.ts';
import { addRental } from '../../../apps/server/src/features/rentals/testing.ts';
import { addOwed } from '../../../apps/server/src/features/reports/testing.ts';
import type { Example, Examples } from '../support/example.ts';
import type { World } from '../support/world.ts';

const nothing = () => ({});

/** An accepted rental of the tenant at a new crash pad of the owner. */
export async function acceptedRental(
  { rig, people }: World,
  row: Parameters<typeof addRental>[3] = {},
): Promise<Example & { params: { id: number } }> {
  const { db } = rig.database;
  const listing = await addListing(db, { user_id: people.lister_owner.id });
  const { id: user_id, email } = people.tenant;
  const id = await addRental(db, listing, listing.bedIds[0] ?? 0, { user_id, email, ...row });
  return { params: { id } };
}

/** The same with rent that was due in January. */
async function lateRental(world: World) {
  const example = await acceptedRental(world);
  const { lister_owner: lister, tenant } = world.people;
  await addOwed(
    world.rig.database.db,
    { id: example.params.id, lister, tenant },
    { period_from: '2026-01-01', period_to: '2026-02-01' },
  );
  return example;
}

/** A check-out requested by the tenant. */
const CHECKOUT = { checkout_date: '2026-06-01', checkout_time: '10:00' };
/** The lister's answer, which the tenant has not dismissed. */
const ANSWER = {
  ...{ state: 'declined', reason: null, at: '2026-03-01T12:00:00Z' },
  ...{ date: CHECKOUT.checkout_date, time: CHECKOUT.checkout_time },
};
const requestedCheckout = (world: World) =>
  acceptedRental(world, {
    checkout_requested_at: world.rig.clock.now(),
    checkout_requested_date: CHECKOUT.checkout_date,
    checkout_requested_time: CHECKOUT.checkout_time,
  });

/** An accepted rental whose tenant is asked for a higher rent. */
const raisedRent = async (world: World): Promise<Example> => {
  const { params } = await acceptedRental(world);
  await world.rig.database.db
    .insertInto('rent_changes')
    .values({
      ...{ rental_id: Number(params?.id), from_date: '2027-06-01', state: 'asked' },
      ...{ old_cents: 40_000, new_cents: 50_000, asked_at: world.rig.clock.now() },
    })
    .execute();
  return { params };
};

/** Listers' and tenants' calls about accepted rentals. */
export const stayExamples: Examples = {
  'POST /rental/{id}/checkout-date': async (world) => ({
    ...(await acceptedRental(world)),
    body: CHECKOUT,
  }),
  'POST /rental/{id}/checkout-date/confirm': async (world) => ({
    ...(await requestedCheckout(world)),
    body: CHECKOUT,
  }),
  'POST /rental/{id}/checkout-date/decline': async (world) => ({
    ...(await requestedCheckout(world)),
    body: { reason: 'Please stay until July.' },
  }),
  'POST /rental/{id}/rent-change/accept': async (world) => ({
    ...(await raisedRent(world)),
    body: { new: 500 },
  }),
  'POST /rental/{id}/rent-change/decline': async (world) => ({
    ...(await raisedRent(world)),
    body: { reason: 'That is too much.' },
  }),
  'DELETE /rental/{id}/rent-change': raisedRent,
  'POST /rental/rents': async (world) => {
    const { params } = await acceptedRental(world);
    const body = { rental_ids: [params.id], change: { by_percent: 5 }, from: '2027-06-01' };
    return { body };
  },
  'DELETE /rental/{id}/checkout-date': requestedCheckout,
  'PUT /rental/{id}/checkout-date/seen': (world) =>
    acceptedRental(world, { checkout_answer: JSON.stringify(ANSWER) }),
  'GET /rental/{id}/settlement': (world) => acceptedRental(world),
  'PUT /rental/{id}/settled': (world) => acceptedRental(world, { status: 'ended' }),
  'POST /rental/{id}/checkout': async (world) => ({
    ...(await acceptedRental(world)),
    body: CHECKOUT,
  }),
  'POST /rental/{id}/leave': async (world) => ({
    ...(await acceptedRental(world)),
    body: { reason: 'I have another base now.' },
  }),
  'PUT /rental/{id}/update-tenant-note': async (world) => ({
    ...(await acceptedRental(world)),
    body: { note_agreement: 'Pays in cash.' },
  }),
  'POST /rental/{id}/remind': async (world) => ({
    ...(await lateRental(world)),
    body: { message: 'Could you pay it this week?' },
  }),
  'GET /rental': () => ({ query: 'search=owner&status=accepted' }),
  'GET /rentals': nothing,
  'GET /rental-history': nothing,
  'GET /rental-history/tenant/{id}': (world) => acceptedRental(world),
};

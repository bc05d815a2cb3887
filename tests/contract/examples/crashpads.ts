import { addListing } from '../../../apps/server/src/features/listings/testing.ts';
import type { Role } from '../authorization.ts';
import type { Example, Examples } from '../support/example.ts';
import type { World } from '../support/world.ts';

const nothing = () => ({});

let serial = 0;

/** The address of a picture uploaded by a member. */
async function pictureOf({ rig }: World, memberId: number): Promise<string> {
  serial += 1;
  const key = `pictures/example${serial}`;
  await rig.database.db
    .insertInto('uploads')
    .values({
      member_id: memberId,
      kind: 'picture',
      bytes: 1,
      key,
      state: 'kept',
      created_at: rig.clock.now(),
    })
    .execute();
  return `/files/${key}/1280.webp`;
}

/** A complete form, as sent by the wizard. */
async function formOf(world: World, memberId: number) {
  const picture = await pictureOf(world, memberId);
  return {
    title: 'A quiet house',
    rental_type: 'crashpad',
    street1: '2 Secret Street',
    city: 'Somewhere',
    latitude: 40,
    longitude: -74,
    airport: [world.airport.id],
    airport_distance: 2,
    description: 'A quiet house near the airport. '.repeat(10),
    rooms: [{ room_name: 'Bedroom 1', beds: [{ bed_name: 'Bed 1' }] }],
    bathrooms: 1,
    number_of_shower: 0,
    max_nights: 30,
    rate_per_from: 300,
    deposit_required: 0,
    images: [picture],
    thumbnail: picture,
  };
}

/** A member of that kind with a card and room for a listing in their plan. */
async function withRoom(world: World, role: Role): Promise<{ id: number; token?: string }> {
  if (!role.startsWith('lister')) return world.member(role);
  const { db } = world.rig.database;
  const { id, customerId } = await world.newcomer(role, {
    user_plan: 'pro',
    expire_at: '2027-01-01T00:00:00Z',
  });
  await db
    .insertInto('payment_methods')
    .values({
      member_id: id,
      provider_mode: 'sandbox',
      payment_method: `pm_${id}`,
      customer_id: customerId,
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2030,
      updated_at: world.rig.clock.now(),
    })
    .execute();
  return { id, token: await world.rig.tokenOf(id) };
}

const canAdd = async (world: World, role: Role): Promise<Example> => {
  const { token } = await withRoom(world, role);
  return token === undefined ? {} : { token };
};

const create = async (world: World, role: Role): Promise<Example> => {
  const { id, token } = await withRoom(world, role);
  return { body: await formOf(world, id), ...(token !== undefined && { token }) };
};

/** An unrented listing of the owner, with its rooms. */
async function ownersListing({ rig, people }: World) {
  const { db } = rig.database;
  const user_id = people.lister_owner.id;
  const { id } = await addListing(db, { user_id, rooms: [['cold'], ['cold']] });
  const rooms = await db
    .selectFrom('rooms')
    .select('id')
    .where('listing_id', '=', id)
    .orderBy('position')
    .execute();
  return { params: { id }, roomId: rooms[1]?.id ?? 0 };
}

const aboutListing = (body?: object) => async (world: World) => {
  const { params } = await ownersListing(world);
  return { params, ...(body !== undefined && { body }) };
};

const aboutRoom = (body: object) => async (world: World) => {
  const { roomId: id } = await ownersListing(world);
  return { body: { id, ...body } };
};

/** Listers' calls about their own listings. */
export const crashpadExamples: Examples = {
  'GET /crashpads': nothing,
  'GET /lister/listings': nothing,
  'GET /lister/listings-with-occupancy': () => ({ query: 'search=owner&filter=active' }),
  'GET /lister/listings-and-beds': nothing,
  'GET /lister/can-add-listings': canAdd,
  'POST /crashpads': create,
  'GET /crashpads/{id}/edit': aboutListing(),
  'GET /crashpads/{id}/figures': aboutListing(),
  'PUT /crashpads/{id}': async (world) => ({
    params: (await ownersListing(world)).params,
    // Without rooms: the listing keeps its rooms and their names.
    body: { ...(await formOf(world, world.people.lister_owner.id)), rooms: [] },
  }),
  'POST /crashpads/status/{id}': aboutListing({ status: 1 }),
  'PUT /crashpads/{id}/visibility': aboutListing({ hidden: true }),
  'PUT /crashpads/{id}/price': aboutListing({ rate_per_from: '310.50' }),
  'PUT /beds/{id}/price': async (world) => {
    const { params } = await ownersListing(world);
    const { db } = world.rig.database;
    const bed = db.selectFrom('beds').select('id').where('listing_id', '=', params.id);
    return { params: await bed.executeTakeFirstOrThrow(), body: { rate: 290 } };
  },
  'POST /listings/update-room': aboutRoom({ room_name: 'Attic', beds_per_room: 2 }),
  'POST /listings/delete-room': aboutRoom({}),
  'GET /lister/draft': nothing,
  'PUT /lister/draft': () => ({ body: { form: { title: 'Soon' }, step: 1 } }),
  'DELETE /lister/draft': nothing,
  'POST /crashpads/{id}/copy': aboutListing(),
  'GET /lister/available-bed': nothing,
  'GET /lister/occupancies': nothing,
  'GET /lister/listings/unrented': nothing,
  'GET /lister/{id}/listings/unrented': ({ people }) => ({
    params: { id: people.lister_owner.id },
  }),
};

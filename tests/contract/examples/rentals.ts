import { addCard, addListing } from '../../../apps/server/src/features/listings/testing.ts';
import { insertRental } from '../../../apps/server/src/features/rentals/testing.ts';
import type { Role } from '../authorization.ts';
import type { Example, Examples } from '../support/example.ts';
import type { Somebody, World } from '../support/world.ts';

const OFFER = {
  rental_amount: 300,
  start_date: '2026-04-01',
  start_time: '15:00',
  payment_date: 1,
};

/** An active listing of the owner, with one free bed. */
async function freeBed({ rig, people }: World) {
  const user_id = people.lister_owner.id;
  const listing = await addListing(rig.database.db, { user_id });
  return { listing, bed_id: listing.bedIds[0] ?? 0 };
}

/** A pending invitation of the owner; by default to the tenant. */
async function invitation(world: World, whom: Somebody = world.people.tenant) {
  const { listing, bed_id } = await freeBed(world);
  const { db } = world.rig.database;
  const row = { email: whom.email, status: 'pending', start_date: '2026-04-01' } as const;
  const id = await insertRental(db, listing, bed_id, row);
  const { token, mailed_token: mailedToken } = await db
    .selectFrom('rentals')
    .select(['token', 'mailed_token'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, token, mailedToken };
}

const aboutInvitation =
  (body?: object) =>
  async (world: World): Promise<Example> => {
    const { id } = await invitation(world);
    return { params: { id }, ...(body !== undefined && { body }) };
  };

/** Only the owner reaches the check for a card. */
async function invite(world: World, role: Role): Promise<Example> {
  const { listing, bed_id } = await freeBed(world);
  if (role === 'lister_owner') {
    const { id } = world.people[role];
    const { db } = world.rig.database;
    await db.deleteFrom('payment_methods').where('member_id', '=', id).execute();
    await addCard(db, id);
  }
  return { body: { ...OFFER, email: 'invited@crewpad.test', listing_id: listing.id, bed_id } };
}

let invited = 0;

/** A person without an account. */
async function stranger(world: World) {
  invited += 1;
  const email = `stranger.${invited}@crewpad.test`;
  return { email, ...(await invitation(world, { ...world.people.tenant, email })) };
}

async function register(world: World): Promise<Example> {
  const { email, mailedToken } = await stranger(world);
  return {
    body: {
      first_name: 'Ana',
      last_name: 'Lopez',
      display_name: 'Ana L',
      gender: 'female',
      birthdate_month: 5,
      birthdate_day: 17,
      birthdate_year: 1990,
      hear_about_us: 'landlord',
      email,
      confirm_email: email,
      phone_number: '(202) 555-0123',
      country_code: 'US',
      password: 'a good password',
      confirm_password: 'a good password',
      verification_code: mailedToken,
    },
  };
}

/** Invitations: what their lister and the invited person do. */
export const rentalExamples: Examples = {
  'POST /user/exists': () => ({ body: { email: 'nobody@crewpad.test' } }),
  'POST /rental/invite': invite,
  'POST /rental/{id}/resend-invite': aboutInvitation(),
  'PUT /rental/{id}': aboutInvitation({ ...OFFER, rental_amount: 310 }),
  'POST /rental/{id}/cancel-invite': aboutInvitation({}),
  'POST /rental/{id}/decline': aboutInvitation({}),
  'GET /rental/token/{token}': async (world) => {
    const { token } = await stranger(world);
    return { params: { token } };
  },
  'GET /rental/check-invite': async (world) => {
    const { email, token } = await stranger(world);
    return { query: `email=${email}&vcode=${token}` };
  },
  'POST /rental/register': register,
  'GET /rental/accept': async (world) => ({ query: `token=${(await invitation(world)).token}` }),
  'POST /rental/accept': async (world) => ({ body: { token: (await invitation(world)).token } }),
};

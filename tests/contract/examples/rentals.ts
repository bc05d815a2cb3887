import { addCard, addListing } from '../../../apps/server/src/features/listings/testing.ts';
import { insertRental } from '../../../apps/server/src/features/rentals/testing.ts';
import type { Role } from '../authorization.ts';
import type { Example, Examples } from '../support/example.ts';
import type { World } from '../support/world.ts';

const OFFER = {
  rental_amount: 300,
  start_date: '2026-04-01',
  start_time: '15:00',
  payment_date: 1,
};

/** An active listing of the owner, with one free bed. */
async function addFreeBed({ rig, people }: World) {
  const user_id = people.lister_owner.id;
  const listing = await addListing(rig.database.db, { user_id });
  return { listing, bed_id: listing.bedIds[0] ?? 0 };
}

/** A pending invitation by the owner, to the tenant unless another email is given. */
async function addInvitation(world: World, email = world.people.tenant.email) {
  const { listing, bed_id } = await addFreeBed(world);
  const { db } = world.rig.database;
  const row = { email, status: 'pending', start_date: '2026-04-01' } as const;
  const id = await insertRental(db, listing, bed_id, row);
  const { token, mailed_token: mailedToken } = await db
    .selectFrom('rentals')
    .select(['token', 'mailed_token'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, token, mailedToken };
}

/** A block of a free bed of the owner. */
async function addBlock(world: World): Promise<Example> {
  const { bed_id } = await addFreeBed(world);
  const days = { from_date: '2026-05-01', until_date: '2026-05-04' };
  const { id } = await world.rig.database.db
    .insertInto('bed_blocks')
    .values({
      ...{ bed_id, ...days, state: 'coming', note: 'New mattress', created_at: BLOCKED_AT },
      ...{ begins_at: '2026-05-01T00:00:00Z', ends_at: '2026-05-04T00:00:00Z' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
}
const BLOCKED_AT = '2026-03-01T12:00:00Z';

/** A call about a new invitation. */
const forInvitation =
  (body?: object) =>
  async (world: World): Promise<Example> => {
    const { id } = await addInvitation(world);
    return { params: { id }, ...(body !== undefined && { body }) };
  };

/** The card check comes last, so only the owner needs a card. */
async function inviteExample(world: World, role: Role): Promise<Example> {
  const { listing, bed_id } = await addFreeBed(world);
  if (role === 'lister_owner') {
    const { id } = world.people[role];
    const { db } = world.rig.database;
    await db.deleteFrom('payment_methods').where('member_id', '=', id).execute();
    await addCard(db, id);
  }
  return { body: { ...OFFER, email: 'invited@crewpad.test', listing_id: listing.id, bed_id } };
}

/** The same with one row. */
async function inviteSeveralExample(world: World, role: Role): Promise<Example> {
  const { body } = await inviteExample(world, role);
  const { start_date, start_time, listing_id, bed_id: bed, ...person } = body as InvitedRow;
  return { body: { listing_id, start_date, start_time, rows: [{ ...person, bed }] } };
}
type InvitedRow = typeof OFFER & Record<'listing_id' | 'bed_id', number>;

let emails = 0;

/** A pending invitation to an email without an account. */
async function addInvitationWithoutAccount(world: World) {
  emails += 1;
  const email = `invited.${emails}@crewpad.test`;
  return { email, ...(await addInvitation(world, email)) };
}

async function registerExample(world: World): Promise<Example> {
  const { email, mailedToken } = await addInvitationWithoutAccount(world);
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

/** Calls about invitations, by the lister and by the invited person. */
export const rentalExamples: Examples = {
  'POST /beds/{id}/blocks': async (world) => ({
    params: { id: (await addFreeBed(world)).bed_id },
    body: { from: '2026-05-01', until: '2026-05-04', note: 'New mattress' },
  }),
  'DELETE /blocks/{id}': addBlock,
  'POST /user/exists': () => ({ body: { email: 'nobody@crewpad.test' } }),
  'POST /rental/invite': inviteExample,
  'POST /rental/invite-several': inviteSeveralExample,
  'POST /rental/{id}/resend-invite': forInvitation(),
  'PUT /rental/{id}': forInvitation({ ...OFFER, rental_amount: 310 }),
  'POST /rental/{id}/cancel-invite': forInvitation({}),
  'POST /rental/{id}/decline': forInvitation({}),
  'GET /rental/token/{token}': async (world) => {
    const { token } = await addInvitationWithoutAccount(world);
    return { params: { token } };
  },
  'POST /rental/token/{token}/decline': async (world) => {
    const { mailedToken } = await addInvitationWithoutAccount(world);
    return { params: { token: mailedToken } };
  },
  'GET /rental/check-invite': async (world) => {
    const { email, token } = await addInvitationWithoutAccount(world);
    return { query: `email=${email}&vcode=${token}` };
  },
  'POST /rental/register': registerExample,
  'GET /rental/accept': async (world) => ({ query: `token=${(await addInvitation(world)).token}` }),
  'POST /rental/accept': async (world) => ({ body: { token: (await addInvitation(world)).token } }),
};

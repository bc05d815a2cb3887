import { addListing } from '../../../apps/server/src/features/listings/testing.ts';
import { addMessage } from '../../../apps/server/src/features/messages/testing.ts';
import { insertRental } from '../../../apps/server/src/features/rentals/testing.ts';
import type { Role } from '../authorization.ts';
import type { Example, Examples } from '../support/example.ts';
import type { World } from '../support/world.ts';

/** A thread between the owner and their tenant, and calls about it. */
const aboutThread =
  (example: Omit<Example, 'params'> = {}) =>
  async ({ rig, people }: World): Promise<Example> => {
    const { thread_id: id } = await addMessage(rig.database.db, {
      from: people.tenant.id,
      to: people.lister_owner.id,
    });
    // The owner invited the tenant by their email.
    return { params: { id }, reveals: [people.tenant], ...example };
  };

/** The owner writes to their tenant, all others to the owner. */
const toOwnerOrTenant = ({ people, listing }: World, role: Role) => ({
  to: role === 'lister_owner' ? people.tenant.id : people.lister_owner.id,
  listing_id: listing.id,
});

/** One pending and one accepted tenant of the owner. */
async function groupExample({ rig, people }: World): Promise<Example> {
  const { db } = rig.database;
  const listing = await addListing(db, {
    user_id: people.lister_owner.id,
    rooms: [['cold', 'cold']],
  });
  const [first = 0, second = 0] = listing.bedIds;
  const { id: user_id, email } = people.tenant;
  const tenants = [
    await insertRental(db, listing, first, { user_id, email }),
    await insertRental(db, listing, second, { status: 'pending' }),
  ];
  return { body: { message_body: 'The shuttle leaves at noon.', tenants } };
}

export const messageExamples: Examples = {
  'GET /messages': () => ({}),
  'GET /messages/{id}': aboutThread(),
  'POST /messages/{id}/read': aboutThread({ body: {} }),
  'PUT /messages/{id}': aboutThread({ body: { muted: true } }),
  'DELETE /messages/{id}': aboutThread(),
  'GET /messages/new': (world, role) => {
    const { to, listing_id } = toOwnerOrTenant(world, role);
    return { query: `user_id=${to}&listing_id=${listing_id}`, reveals: [world.people.tenant] };
  },
  'POST /messages': (world, role) => ({
    body: { ...toOwnerOrTenant(world, role), message: 'Is a bed free?' },
  }),
  'POST /lister/send-message-to-tenant': groupExample,
  'POST /user/block': ({ people }, role) => ({
    body: { user_id: role === 'lister_owner' ? people.tenant.id : people.lister_owner.id },
  }),
  'DELETE /user/block/{id}': ({ people }) => ({ params: { id: people.lister_owner.id } }),
  'GET /user/blocks': () => ({}),
};

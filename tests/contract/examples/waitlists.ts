import { addListing } from '../../../apps/server/src/features/listings/testing.ts';
import { addRental } from '../../../apps/server/src/features/rentals/testing.ts';
import { addEntry, addOffer } from '../../../apps/server/src/features/waitlist/testing.ts';
import type { Example, Examples } from '../support/example.ts';
import type { World } from '../support/world.ts';

/** A crash pad of the owner whose only bed is taken. */
async function addFullHouse({ rig, people }: World) {
  const { db } = rig.database;
  const listing = await addListing(db, { user_id: people.lister_owner.id });
  await addRental(db, listing, listing.bedIds[0] ?? 0);
  return listing;
}

/** The tenant waits for a crash pad of the owner that has a free bed. */
async function addWaiting(world: World) {
  const { rig, people } = world;
  const { db } = rig.database;
  const listing = await addListing(db, { user_id: people.lister_owner.id });
  const id = await addEntry(db, listing.id, people.tenant.id);
  return { id, listing, bed_id: listing.bedIds[0] ?? 0 };
}

async function heldBed(world: World): Promise<Example> {
  const { id, listing, bed_id } = await addWaiting(world);
  await addOffer(world.rig.database.db, { entry_id: id, bed_id, listingId: listing.id });
  return { params: { id }, reveals: [world.people.tenant] };
}

/** Waitlists and offers. */
export const waitlistExamples: Examples = {
  'POST /listing/{id}/waitlist': async (world, role) => {
    // Other examples leave entries and blocks behind.
    const { db } = world.rig.database;
    const caller = world.member(role).id;
    await db.deleteFrom('blocks').where('blocked_id', '=', caller).execute();
    await db
      .updateTable('waitlist_entries')
      .set({ closed_at: world.rig.clock.now(), closed_as: 'left' })
      .where('member_id', '=', caller)
      .where('closed_at', 'is', null)
      .execute();
    const { id } = await addFullHouse(world);
    return {
      params: { id },
      body: { from: '2026-06-01', bed_kind: 'cold', note: 'I fly out of here from June.' },
    };
  },
  'DELETE /listing/{id}/waitlist': async (world, role) => {
    const { id } = await addFullHouse(world);
    await addEntry(world.rig.database.db, id, world.member(role).id);
    return { params: { id } };
  },
  'GET /waitlist': () => ({}),
  'GET /lister/waitlist': async (world) => {
    await addWaiting(world);
    return { reveals: [world.people.tenant] };
  },
  'POST /lister/waitlist/{id}/offer': async (world) => {
    const { id, bed_id } = await addWaiting(world);
    return { params: { id }, body: { bed_id }, reveals: [world.people.tenant] };
  },
  'DELETE /lister/waitlist/{id}/offer': heldBed,
  'POST /waitlist/{id}/claim': heldBed,
  'POST /waitlist/{id}/pass': heldBed,
  'PUT /listing/{id}/waitlist-mode': async (world) => ({
    params: { id: (await addFullHouse(world)).id },
    body: { mode: 'automatic' },
  }),
  'GET /listing/{id}/availability': ({ listing }) => ({ params: { id: listing.id } }),
};

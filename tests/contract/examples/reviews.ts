import { addListing } from '../../../apps/server/src/features/listings/testing.ts';
import { addReview } from '../../../apps/server/src/features/reviews/testing.ts';
import type { Examples } from '../support/example.ts';
import type { World } from '../support/world.ts';

const nothing = () => ({});

/** A new review of the owner by the tenant. */
async function addTenantsReview({ rig, people }: World): Promise<number> {
  const { db } = rig.database;
  const listing = await addListing(db, { user_id: people.lister_owner.id });
  const row = { author_id: people.tenant.id, created_at: rig.clock.now() };
  return addReview(db, listing, 4, row);
}

/** Reviews, and reports to the admins. */
export const reviewExamples: Examples = {
  'GET /user/reviews-to-write': nothing,
  'POST /user/review': ({ people, listing }) => ({
    body: {
      lister_id: people.lister_owner.id,
      listing_id: listing.id,
      obj_type: 'user',
      score: 4,
      message: 'Quiet.',
    },
  }),
  'PUT /user/review/{id}': async (world) => ({
    params: { id: await addTenantsReview(world) },
    body: { score: 3, message: 'Less quiet.' },
  }),
  'POST /user/review-response': async (world) => ({
    body: { review_id: await addTenantsReview(world), obj_type: 'user', message: 'Thank you.' },
  }),
  'POST /reports': ({ people }, role) => ({
    body: {
      subject: 'user',
      id: role === 'lister_owner' ? people.lister_other.id : people.lister_owner.id,
      reason: 'scam',
    },
  }),
  'GET /admin/reports': () => ({ query: 'state=open' }),
  'POST /admin/reports/{id}': async (world) => {
    const { rig, people } = world;
    const { id } = await rig.database.db
      .insertInto('reports')
      .values({
        reporter_id: people.seeker.id,
        subject: 'review',
        subject_id: await addTenantsReview(world),
        reason: 'other',
        snapshot: JSON.stringify({
          member: { id: people.tenant.id, display_name: 'Somebody' },
          title: null,
          text: 'Quiet.',
          score: 4,
          response: null,
          messages: [],
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { params: { id }, body: { action: 'hide', note: 'Not true.' } };
  },
};

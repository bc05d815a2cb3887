import type { Role } from '../authorization.ts';
import type { Examples } from '../support/example.ts';
import type { World } from '../support/world.ts';

/** A saved search of the caller. */
async function savedSearch({ rig, airport, ...world }: World, role: Role) {
  const { db } = rig.database;
  const filters = await db
    .insertInto('search_filters')
    .values({ airport_id: airport.id, filters: '{}' })
    .onConflict((conflict) =>
      conflict.columns(['airport_id', 'filters']).doUpdateSet({ filters: '{}' }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: member_id } = role === 'visitor' ? world.loggedOut : world.people[role];
  const { id } = await db
    .insertInto('saved_searches')
    .values({
      member_id,
      filter_id: filters.id,
      name: 'Mine',
      alert: 'off',
      created_at: rig.clock.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'filter_id']).doUpdateSet({ name: 'Mine' }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
}

const ofListing = ({ listing }: World) => ({ params: { listing_id: listing.id } });

/** Calls about favorites and saved searches. */
export const savedExamples: Examples = {
  'GET /favorites': () => ({ query: 'cards=1' }),
  'PUT /favorites/{listing_id}': ofListing,
  'DELETE /favorites/{listing_id}': ofListing,
  'GET /saved-searches': () => ({}),
  'POST /saved-searches': ({ airport }) => ({ body: { code: airport.prefix } }),
  'PUT /saved-searches/{id}': async (world, role) => ({
    ...(await savedSearch(world, role)),
    body: { alert: 'daily' },
  }),
  'DELETE /saved-searches/{id}': savedSearch,
  'GET /listings/compare': ({ listing }) => ({ query: `ids=${listing.id}` }),
  'GET /listing/{id}/nearby': ({ listing }) => ({ params: { id: listing.id } }),
};

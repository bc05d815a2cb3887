import { EDITED_LISTS, type EditedList } from '@crewpad/domain';
import { formOf, pictureOf } from '../../../apps/server/src/platform/uploads/testing.ts';
import { sql } from '../../../apps/server/src/testing/services.ts';
import type { Examples } from '../support/example.ts';
import type { World } from '../support/world.ts';

const nothing = () => ({});
let entries = 0;
const newName = () => {
  entries += 1;
  return { name: { en: `Entry ${entries}`, es: `Entrada ${entries}` } };
};

const anEntry = async (list: EditedList, { rig }: World) => {
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(list)} (name) values (${JSON.stringify(newName().name)}::jsonb)
    returning id`.execute(rig.database.db);
  return { params: { id: rows[0]?.id ?? 0 } };
};

const listExamples = (list: EditedList): Examples => ({
  [`POST /${list}`]: () => ({ body: newName() }),
  [`PATCH /${list}/{id}`]: async (world) => ({ ...(await anEntry(list, world)), body: newName() }),
  [`DELETE /${list}/{id}`]: (world) => anEntry(list, world),
});

const feedForm = {
  title: [{ key: 'en', value: 'Crew barbecue' }],
  business_name: 'Harbor Grill',
  city: 'Queens',
  country: 'US',
  map_lat: 40.7,
  map_lng: -73.8,
  start_date: '2026-06-01',
  end_date: '2026-06-02',
  start_time: '18:00',
  end_time: '22:00',
};

const anItem = async (kind: 'event' | 'special_offer', { rig }: World) => {
  const { id } = await rig.database.db
    .insertInto('feed_items')
    .values({ ...feedForm, kind, title: JSON.stringify({ en: 'Stored' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
};

const feedExamples = (path: string, kind: 'event' | 'special_offer'): Examples => ({
  [`GET ${path}`]: nothing,
  [`GET ${path}/{id}`]: (world) => anItem(kind, world),
  [`POST ${path}`]: () => ({ body: feedForm }),
  [`PATCH ${path}/{id}`]: async (world) => ({
    ...(await anItem(kind, world)),
    body: { price_range: 'Free' },
  }),
  [`DELETE ${path}/{id}`]: (world) => anItem(kind, world),
});

const PICTURE = 'BBBBBBBBBBBBBBBBBBBB';
const adForm = {
  title: 'Crew coffee',
  picture: `/files/pictures/${PICTURE}/1280.webp`,
  target: 'https://coffee.example/',
  places: ['results'],
  from: '2026-01-01',
};

/** The admin uploaded the ads' picture. */
async function aPicture({ rig, people }: World): Promise<void> {
  await rig.database.db
    .insertInto('uploads')
    .values({
      member_id: people.admin.id,
      kind: 'picture',
      key: `pictures/${PICTURE}`,
      bytes: 1,
      state: 'kept',
      created_at: rig.clock.now(),
    })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ state: 'kept' }))
    .execute();
}

const anAd = async (world: World) => {
  await aPicture(world);
  const { title, picture, target, places, from } = adForm;
  const { id } = await world.rig.database.db
    .insertInto('ads')
    .values({
      ...{ title, picture, target, places },
      starts_on: from,
      picture_member_id: world.people.admin.id,
      created_at: world.rig.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
};

/** Admins' edits, and the ads that everyone sees. */
export const contentExamples: Examples = {
  ...Object.assign({}, ...EDITED_LISTS.map(listExamples)),
  ...feedExamples('/events', 'event'),
  ...feedExamples('/offers', 'special_offer'),
  'POST /upload/feed-images': async () => formOf([{ bytes: await pictureOf() }]),
  'GET /ads': nothing,
  'GET /ads/{id}': anAd,
  'GET /ads/figures': nothing,
  'GET /ads/export': nothing,
  'GET /ads/placed': () => ({ query: 'place=results' }),
  'POST /ads': async (world) => {
    await aPicture(world);
    return { body: adForm };
  },
  'PATCH /ads/{id}': async (world) => ({ ...(await anAd(world)), body: { title: 'Crew tea' } }),
  'DELETE /ads/{id}': anAd,
  'POST /ads/{id}/click': anAd,
};

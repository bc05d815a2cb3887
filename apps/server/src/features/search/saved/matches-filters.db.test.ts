import { BED_KINDS, LISTING_GENDERS } from '@crewpad/domain';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { addListing } from '../../listings/testing.ts';
import { addRental } from '../../rentals/testing.ts';
import { addAirport } from '../testing.ts';

let code: string;
let token: string;
const rig = useTestApp({ FLAGS: 'mapFilters' });
beforeAll(async () => {
  const { db } = rig.database;
  const point = { latitude: 33, longitude: 44 };
  const airport = await addAirport(db, point);
  code = airport.prefix;
  const at = (distance: number) => ({ ...point, airports: [{ id: airport.id, distance }] });
  const amenities = [1, 2, 3];
  const pads = [
    await addListing(db, { ...at(1), rate_per_from: 20_000, max_nights: null, bathrooms: null }),
    await addListing(db, { ...at(4), gender: 'male', bathrooms: 2, rooms: [['hot', 'hot']] }),
    await addListing(db, { ...at(11), gender: 'female', rooms: [['private', 'cold']], amenities }),
    await addListing(db, { ...at(2), rental_type: 'house', rooms: [], rate_per_from: 45_050 }),
    await addListing(db, { ...at(3), max_nights: 5, amenities: [2] }),
    await addListing(db, { ...at(3), rate_per_from: 45_051 }),
  ];
  const [, , , , june, full] = pads;
  const until = { checkout_date: '2026-06-01' };
  if (june) await addRental(db, june, june.bedIds[0] ?? 0, until);
  if (full) await addRental(db, full, full.bedIds[0] ?? 0);
  const { id } = await rig.member({ user_plan: null });
  token = await rig.tokenOf(id);
});

const each = (key: string, values: readonly (string | number)[]) =>
  values.map((value) => `${key}=${value}`);

it.each([
  '',
  ...each('occupied', [0, 1]),
  ...each('gender', LISTING_GENDERS),
  ...each('bed', ['any', ...BED_KINDS]),
  ...each('beds', [1, 2, 3]),
  ...each('bathrooms', [1, 2, 3]),
  ...each('airport_distance', [1, 3, 10, 11]),
  ...each('max_nights', [1, 5, 6]),
  ...each('price_min', [0, 200, 450.5, 450.51]),
  ...each('price_max', [0, 200, 450.5, 450.51]),
  ...each('rental_type', ['house', 'hotel', 'hotel,house', 'house,crashpad']),
  ...each('amenities', ['2', '3,1', '9']),
  ...each('from', ['2026-05-31', '2026-06-01']),
  'gender=female&bed=private&occupied=0&amenities=1',
])('a saved search finds what the search finds: %s', async (query) => {
  const { from, ...filters } = Object.fromEntries(new URLSearchParams(query));
  const saved = await rig.post('/saved-searches', { code, filters, from }, token);
  expect(saved.status).toBeLessThan(300);
  const { rows } = await sql<{ id: number }>`
    select a.listing_id as id
    from saved_searches s
    join search_filters f on f.id = s.filter_id
    join airport_listings a on a.airport_id = f.airport_id
    join listings l on l.id = a.listing_id
    where s.id = ${saved.body.data.id} and matches_filters(f.filters, a, l, '2026-03-01')
    order by 1`.execute(rig.database.db);
  await rig.delete(`/saved-searches/${saved.body.data.id}`, token);
  const { body } = await rig.get(`/airports/${code}/listings?${query}`);
  const ids = body.listing.map(({ id }: { id: number }) => id);
  expect(rows.map(({ id }) => id)).toEqual(ids.toSorted((a: number, b: number) => a - b));
});

import { type Point, sortKey, withoutUmlauts } from '@crewpad/domain';
import { metros } from '@crewpad/reference-data';
import type { Db } from '../../../../platform/database/database.ts';

/**
 * The centers around which the directory counts the items of a city: its own, and those of the
 * other cities with crash pads in its metro area.
 * @param name of the city or the area, in any spelling of its accents, or its slug
 */
export async function findCityPoints(db: Db, name: string): Promise<Point[]> {
  const key = sortKey(name);
  if (key === '') return [];
  const keys = [...new Set([key, withoutUmlauts(key)])];
  const cities = () => db.selectFrom('cities').select(['id', 'latitude', 'longitude']);
  const own = await cities()
    .where(({ or, eb }) => or([eb('name_key', 'in', keys), eb('slug', '=', name.toLowerCase())]))
    .execute();
  const ids = new Set(own.map(({ id }) => id));
  const areas = metros().filter(
    ({ name: area, airports }) =>
      keys.includes(sortKey(area)) || airports.some(({ city_id }) => ids.has(city_id)),
  );
  const others = areas
    .flatMap(({ airports }) => airports.map(({ city_id }) => city_id))
    .filter((id) => !ids.has(id));
  if (others.length === 0) return own;
  const listed = await cities()
    .where('id', 'in', [...new Set(others)])
    .where('listings_count', '>', 0)
    .execute();
  return [...own, ...listed];
}

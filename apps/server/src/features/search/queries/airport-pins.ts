import { PINS_LIMIT_MAX } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import {
  airportIs,
  airportNames,
  every,
  type Filters,
  type FreeBy,
  facetConditions,
  facetFilters,
  filteredListing,
  freeByConditions,
  type MapFilters,
  mapConditions,
} from './conditions.ts';
import { orderOf } from './order.ts';

export interface AirportPinsInput extends Filters, FreeBy {
  code: string;
  mapFilters: MapFilters | undefined;
}

/** Id, public latitude and longitude, monthly rate in dollars, featured. */
export type Pin = [number, number, number, number, boolean];

const LIMIT = sql.lit(PINS_LIMIT_MAX);

/**
 * The crash pads around an airport as map points, in page order; undefined for an unknown airport.
 * One JSON row, because nothing in between needs to parse thousands of pins.
 */
export async function findAirportPins(
  db: Db,
  input: AirportPinsInput,
  now: Date,
): Promise<Pin[] | undefined> {
  const filters = mapConditions(input.mapFilters ?? {});
  const matches = every([
    sql`al.airport_id = a.id`,
    sql`al.owner_expire_at > ${now}`,
    ...facetConditions('al', facetFilters(input, input.mapFilters)),
    ...freeByConditions('al', input),
    ...filters,
  ]);
  const order = (alias: string) => orderOf(alias, { dir: 'asc' });
  const branch = (part: RawBuilder<boolean>) => sql`
    (select al.* from airport_listings al ${filters.length === 0 ? sql`` : filteredListing}
    where ${matches} and ${part} order by ${order('al')} limit ${LIMIT})`;

  const { rows } = await sql<{ pins: Pin[] }>`
    select (
      select coalesce(json_agg(json_build_array(
          p.listing_id, l.public_latitude, l.public_longitude, p.price / 100.0, p.featured
        ) order by p.featured desc, ${order('p')}), '[]')
      from (
        select * from (${branch(sql`al.featured`)} union all ${branch(sql`not al.featured`)}) b
        order by b.featured desc, ${order('b')} limit ${LIMIT}
      ) p cross join lateral (
        select public_latitude, public_longitude from listings where id = p.listing_id offset 0
      ) l
    ) as pins
    from airports a where ${airportIs(airportNames(input.code))}`.execute(db);
  return rows[0]?.pins;
}

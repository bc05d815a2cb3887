import type { ListItem } from '@crewpad/reference-data';
import { sql } from 'kysely';
import type { Trx } from '../platform/database/transaction.ts';
import type { referenceRows } from './reference-rows.ts';

type Rows = ReturnType<typeof referenceRows>;

/** IDs up to this one are reserved for the project; entries that admins add come after. */
const LAST_OWN_ID = 1000;

/** Adds new airports and updates existing ones. */
export async function upsertAirports(trx: Trx, airports: Rows['airports']): Promise<void> {
  await sql`
    insert into airports (id, prefix, name, city, country, latitude, longitude, time_zone, rank,
      name_key, city_key)
    select id, prefix, name, city, country, latitude, longitude, time_zone, rank, name_key, city_key
    from json_populate_recordset(null::airports, ${JSON.stringify(airports)}::json)
    on conflict (id) do update set prefix = excluded.prefix, name = excluded.name,
      city = excluded.city, country = excluded.country, latitude = excluded.latitude,
      longitude = excluded.longitude, time_zone = excluded.time_zone, rank = excluded.rank,
      name_key = excluded.name_key, city_key = excluded.city_key
  `.execute(trx);
}

/** Adds new cities and updates existing ones, except listings_count, which commands maintain. */
export async function upsertCities(trx: Trx, cities: Rows['cities']): Promise<void> {
  const json = JSON.stringify(cities);
  // Frees a slug that moves to another city.
  await sql`
    update cities c set slug = 'was-' || c.id
    from json_to_recordset(${json}::json) as x (id integer, slug text)
    where c.slug = x.slug and c.id <> x.id
  `.execute(trx);
  await sql`
    insert into cities (id, slug, display_name, country, country_name, latitude, longitude,
      population, airports_count, name_key)
    select id, slug, display_name, country, country_name, latitude, longitude, population,
      airports_count, name_key
    from json_populate_recordset(null::cities, ${json}::json)
    on conflict (id) do update set slug = excluded.slug, display_name = excluded.display_name,
      country = excluded.country, country_name = excluded.country_name,
      latitude = excluded.latitude, longitude = excluded.longitude,
      population = excluded.population, airports_count = excluded.airports_count,
      name_key = excluded.name_key
  `.execute(trx);
}

/** Replaces the cells of these airports or cities. */
export async function upsertCells(
  trx: Trx,
  table: 'airport_cells' | 'city_cells',
  { ids, cells }: Rows['airportCells'],
): Promise<void> {
  const owner = sql.ref(table === 'airport_cells' ? 'airport_id' : 'city_id');
  await sql`delete from ${sql.table(table)} where ${owner} = any (${ids}::integer[])`.execute(trx);
  await sql`
    insert into ${sql.table(table)} (cell, ${owner})
    select * from unnest(${cells}::integer[], ${ids}::integer[])
  `.execute(trx);
}

/** Adds new airlines and updates existing ones. */
export async function upsertAirlines(trx: Trx, airlines: Rows['airlines']): Promise<void> {
  await sql`
    insert into airlines (id, code, name, group_name, position)
    select id, code, name, group_name, position
    from json_populate_recordset(null::airlines, ${JSON.stringify(airlines)}::json)
    on conflict (id) do update set code = excluded.code, name = excluded.name,
      group_name = excluded.group_name, position = excluded.position
  `.execute(trx);
}

/**
 * Adds new entries, except those whose English name an admin added before. Names of existing entries
 * stay, because admins may have changed them, and what they removed stays removed. An entry with its
 * original English name gets the translations that it lacks.
 */
export async function upsertList(
  trx: Trx,
  table: string,
  list: readonly ListItem[],
): Promise<void> {
  await sql`
    insert into ${sql.table(table)} as t (id, name, icon)
    select id, name, icon
    from json_to_recordset(${JSON.stringify(list)}::json) as x (id integer, name jsonb, icon text)
    where not exists (
      select from ${sql.table(table)} other
      where other.id <> x.id and lower(other.name ->> 'en') = lower(x.name ->> 'en')
    )
    on conflict (id) do update set icon = excluded.icon,
      name = case when t.name ->> 'en' = excluded.name ->> 'en'
        then excluded.name || t.name else t.name end
  `.execute(trx);
  await sql`
    select setval(pg_get_serial_sequence(${table}, 'id'),
      greatest(${sql.lit(LAST_OWN_ID)}, (select max(id) from ${sql.table(table)})))
  `.execute(trx);
}

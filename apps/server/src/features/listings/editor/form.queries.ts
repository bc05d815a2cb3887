import type { contract } from '@crewpad/contract';
import type { Point } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import type { GenderPreferences, StoredAirports } from './form.ts';

type ChosenIds = Pick<
  contract.listings.CrashpadFields,
  'airport' | 'amenities' | 'preferences' | 'places'
>;

/** The lists against which the ids of a form are checked. */
interface Choices extends GenderPreferences {
  /** Fields with an id that is not on their list, in the order of the form. */
  unknown: (keyof ChosenIds)[];
  /** Positions of the selected airports, by id. */
  airports: ReadonlyMap<number, Point>;
  /** The selected entries without those removed after the form was opened. */
  kept: Record<List, number[]>;
}

type List = 'amenities' | 'preferences' | 'places';
const LISTS = ['amenities', 'preferences', 'places'] as const;

const FIELDS = ['airport', 'amenities', 'preferences', 'places'] as const;
const TABLES = {
  airport: 'airports',
  amenities: 'amenities',
  preferences: 'preferences',
  places: 'places',
};

function isUnknown(field: keyof ChosenIds, chosen: ChosenIds): RawBuilder<boolean> {
  return sql`exists (
    select from unnest(${chosen[field]}::integer[]) as x (id)
    where not exists (select from ${sql.table(TABLES[field])} t where t.id = x.id)
  )`;
}

function keptIds(list: List, chosen: ChosenIds): RawBuilder<number[]> {
  return sql`array(
    select x.id from unnest(${chosen[list]}::integer[]) with ordinality as x (id, at)
    join ${sql.table(list)} t on t.id = x.id where t.removed_at is null order by x.at
  )`;
}

const named = (name: string) =>
  sql`(select min(id) from preferences where name ->> 'en' = ${name})`;

/** Looks up everything that a form selects from lists, in one round trip. */
export async function findChoices(db: Db, chosen: ChosenIds): Promise<Choices> {
  const { rows } = await sql<
    Record<keyof ChosenIds, boolean> &
      Record<`kept_${List}`, number[]> &
      GenderPreferences & { points: (Point & { id: number })[] }
  >`
    select ${sql.join(FIELDS.map((field) => sql`${isUnknown(field, chosen)} as ${sql.ref(field)}`))},
      ${sql.join(LISTS.map((list) => sql`${keptIds(list, chosen)} as ${sql.ref(`kept_${list}`)}`))},
      (
        select coalesce(json_agg(json_build_object('id', id, 'latitude', latitude,
          'longitude', longitude)), '[]')
        from airports where id = any (${chosen.airport}::integer[])
      ) as points,
      ${named('Male Only')} as male, ${named('Female Only')} as female`.execute(db);
  const [row] = rows;
  return {
    unknown: FIELDS.filter((field) => row?.[field] !== false),
    airports: new Map((row?.points ?? []).map(({ id, ...point }) => [id, point])),
    kept: {
      amenities: row?.kept_amenities ?? [],
      preferences: row?.kept_preferences ?? [],
      places: row?.kept_places ?? [],
    },
    male: row?.male ?? null,
    female: row?.female ?? null,
  };
}

/** The airports of a locked listing, and its position. */
export async function findStoredAirports(trx: Trx, listingId: number): Promise<StoredAirports> {
  const place = await trx
    .selectFrom('listings')
    .select(['latitude', 'longitude'])
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  const airports = await trx
    .selectFrom('listing_airports')
    .select(['airport_id', 'distance'])
    .where('listing_id', '=', listingId)
    .execute();
  return { ...place, airports };
}

import type { CrashpadFields } from '@crewpad/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../../platform/database/database.ts';
import type { GenderPreferences } from '../gender.ts';

type Chosen = Pick<CrashpadFields, 'airport' | 'amenities' | 'preferences' | 'places'>;

/** What the lists of the product know of the ids that a form names. */
export interface Choices extends GenderPreferences {
  /** Fields with an id that is not on their list, in the order of the form. */
  unknown: (keyof Chosen)[];
}

const FIELDS = ['airport', 'amenities', 'preferences', 'places'] as const;
const TABLES = {
  airport: 'airports',
  amenities: 'amenities',
  preferences: 'preferences',
  places: 'places',
};

function isUnknown(field: keyof Chosen, chosen: Chosen): RawBuilder<boolean> {
  return sql`exists (
    select from unnest(${chosen[field]}::integer[]) as x (id)
    where not exists (select from ${sql.table(TABLES[field])} t where t.id = x.id)
  )`;
}

const named = (name: string) =>
  sql`(select min(id) from preferences where name ->> 'en' = ${name})`;

/** Looks up all that a form chooses from lists; one round trip. */
export async function readChoices(db: Db, chosen: Chosen): Promise<Choices> {
  const { rows } = await sql<Record<keyof Chosen, boolean> & GenderPreferences>`
    select ${sql.join(FIELDS.map((field) => sql`${isUnknown(field, chosen)} as ${sql.ref(field)}`))},
      ${named('Male Only')} as male, ${named('Female Only')} as female`.execute(db);
  const [row] = rows;
  return {
    unknown: FIELDS.filter((field) => row?.[field] !== false),
    male: row?.male ?? null,
    female: row?.female ?? null,
  };
}

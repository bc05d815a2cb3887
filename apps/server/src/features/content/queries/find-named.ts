import type { Db } from '../../../platform/database/database.ts';

/** The lists that a listing's details are chosen from. */
export type NamedTable = 'amenities' | 'places' | 'preferences' | 'house_rules';

/** A list with its names per language, in the order in which it was made. */
export function findNamed(db: Db, table: NamedTable) {
  return db.selectFrom(table).select(['id', 'name']).orderBy('id').execute();
}

import type { Db } from '../../../platform/database/database.ts';

/** The house rules with their names per language, in creation order. */
export function findHouseRules(db: Db) {
  return db.selectFrom('house_rules').select(['id', 'name']).orderBy('id').execute();
}

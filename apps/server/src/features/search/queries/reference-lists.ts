import type { Db } from '../../../platform/database/database.ts';

/** The airlines: domestic ones first, then worldwide ones. */
export function findAirlines(db: Db) {
  return db
    .selectFrom('airlines')
    .select(['id', 'code', 'name', 'group_name as group'])
    .orderBy('group_name')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

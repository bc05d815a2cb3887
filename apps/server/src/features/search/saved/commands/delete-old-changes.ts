import { KEPT_CHANGE_DAYS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes changes that were matched long ago with their alerts, and filters without saved searches.
 */
export async function deleteOldChanges(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - KEPT_CHANGE_DAYS * DAY_MS);
  await transaction(db, async (trx) => {
    await sql`
      with deleted as (
        delete from search_changes where processed_at < ${old}::timestamptz returning id
      )
      delete from search_alerts where change_id <= (select max(id) from deleted)`.execute(trx);
    // Saving a search locks its filters: those are left for the next run.
    await sql`
      delete from search_filters where id in (
        select id from search_filters f
        where not exists (select from saved_searches where filter_id = f.id)
        order by id for update skip locked
      )`.execute(trx);
  });
}

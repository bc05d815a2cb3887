import { KEPT_REPORT_MONTHS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

/** Deletes reports that were closed long ago. */
export async function deleteOldReports(db: Db, now: Date): Promise<void> {
  await sql`
    delete from reports
    where state <> 'open'
      and closed_at <= ${now}::timestamptz - make_interval(months => ${sql.lit(KEPT_REPORT_MONTHS)})`.execute(
    db,
  );
}

import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';

/** How long ended sessions and used links are stored for investigations. */
const DAYS_STORED = 30;

/** Deletes sessions, links and login attempts that ended before the retention period. */
export function deleteOldSessions(db: Db, now: Date): Promise<void> {
  const before = sql`${now}::timestamptz - make_interval(days => ${sql.lit(DAYS_STORED)})`;
  return transaction(db, async (trx) => {
    await sql`delete from sessions where least(ended_at, expires_at) < ${before}`.execute(trx);
    await sql`delete from member_tokens where least(used_at, expires_at) < ${before}`.execute(trx);
    await sql`delete from oauth_attempts where expires_at < ${before}`.execute(trx);
  });
}

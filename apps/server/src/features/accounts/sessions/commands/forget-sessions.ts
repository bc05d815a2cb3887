import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';

/** How long sessions and links that are over are kept, for whoever looks into what happened. */
const KEPT_DAYS = 30;

/** Forgets sessions, links and begun sign-ins that have been over for a while. */
export function forgetSessions(db: Db, now: Date): Promise<void> {
  const before = sql`${now}::timestamptz - make_interval(days => ${sql.lit(KEPT_DAYS)})`;
  return transaction(db, async (trx) => {
    await sql`delete from sessions where least(ended_at, expires_at) < ${before}`.execute(trx);
    await sql`delete from member_tokens where least(used_at, expires_at) < ${before}`.execute(trx);
    await sql`delete from oauth_attempts where expires_at < ${before}`.execute(trx);
  });
}

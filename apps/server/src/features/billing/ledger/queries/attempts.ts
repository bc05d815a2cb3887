import type { Db } from '../../../../platform/database/database.ts';
import type { AttemptResult } from '../attempt-refusal.ts';

/** How an attempt to pay ended. */
export function findAttempt(
  db: Db,
  id: number,
): Promise<(AttemptResult & { id: number }) | undefined> {
  return db
    .selectFrom('payment_attempts')
    .select(['id', 'status', 'code', 'decline_code'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** When the payer's cards were declined since an instant, the latest first. */
export async function listDeclinesSince(db: Db, payerId: number, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('payment_attempts as a')
    .innerJoin('obligations as o', 'o.id', 'a.obligation_id')
    .select('a.created_at')
    .where('o.payer_id', '=', payerId)
    .where('a.status', '=', 'declined')
    .where('a.charge_id', 'is not', null)
    .where('a.created_at', '>', since)
    .orderBy('a.created_at', 'desc')
    .limit(10)
    .execute();
  return rows.map((row) => row.created_at);
}

import type { Db } from '../../../platform/database/database.ts';
import type { AttemptResult } from '../rules/refused-attempt.ts';

/** What became of an attempt to pay. */
export function getAttempt(
  db: Db,
  id: number,
): Promise<(AttemptResult & { id: number }) | undefined> {
  return db
    .selectFrom('payment_attempts')
    .select(['id', 'status', 'code', 'decline_code'])
    .where('id', '=', id)
    .executeTakeFirst();
}

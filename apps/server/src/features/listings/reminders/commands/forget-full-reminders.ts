import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { isFull } from '../queries/due.ts';

/** Houses that have a free bed again are reminded of as soon as they fill up once more. */
export async function forgetFullReminders(db: Db): Promise<void> {
  await transaction(db, (trx) =>
    sql`
      update listings set full_reminded_at = null where id in (
        select id from listings l where l.full_reminded_at is not null and not (${isFull})
        order by id for no key update
      )`.execute(trx),
  );
}

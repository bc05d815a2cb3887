import { UNUSED_UPLOAD_HOURS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';

export interface Removable {
  id: number;
  key: string;
}

/** The slowest form that is let through takes three hours: one that is older was broken off. */
const WRITING_HOURS = 4;
const BATCH = 500;

/**
 * Marks uploads that nobody took within a day and those that were broken off, and tells them together
 * with those that were marked before. Nobody can take them any more.
 */
export function markUnused(db: Db, now: Date, memberId?: number): Promise<Removable[]> {
  return transaction(db, async (trx) => {
    const { rows } = await sql<Removable>`
      with found as (
        select id from uploads
        where ${memberId === undefined ? sql`true` : sql`member_id = ${memberId}`} and (state = 'removing'
          or (state = 'kept' and used_at is null
            and created_at <= ${now}::timestamptz - make_interval(hours => ${sql.lit(UNUSED_UPLOAD_HOURS)}))
          or (state = 'writing'
            and created_at <= ${now}::timestamptz - make_interval(hours => ${sql.lit(WRITING_HOURS)})))
        order by id limit ${sql.lit(BATCH)}
        for update skip locked
      )
      update uploads u set state = 'removing' from found where u.id = found.id
      returning u.id, u.key`.execute(trx);
    return rows;
  });
}

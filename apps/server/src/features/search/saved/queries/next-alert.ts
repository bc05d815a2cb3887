import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

/** The first instant in a range at which the email of a saved search is due. */
export async function nextAlert(db: Db, after: Date, until: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ due_at: Date }>`
    select due_at from saved_searches
    where due_at > ${after}::timestamptz and due_at <= ${until}::timestamptz
    order by due_at limit 1`.execute(db);
  return rows[0]?.due_at;
}

import { sql } from 'kysely';
import type { Trx } from '../platform/database/transaction.ts';

/** Rows per statement: limits the memory that the embedded database needs. */
const BATCH = 1000;

/**
 * Inserts rows including their IDs, and moves the table's sequence past them. Columns that the first
 * row lacks get their defaults.
 */
export async function insertRows<Row extends object>(
  trx: Trx,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += BATCH) {
    const json = JSON.stringify(rows.slice(start, start + BATCH));
    await sql`
      insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)
    `.execute(trx);
  }
  if (!('id' in first)) return;
  await sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
  `.execute(trx);
}

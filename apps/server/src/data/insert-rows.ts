import { sql } from 'kysely';
import type { Trx } from '../platform/database/transaction.ts';

/** Rows per statement: what the embedded database takes in without a large copy of it. */
const BATCH = 1000;

/**
 * Inserts rows as they are, ids included, and sets the table's numbering behind them. Columns that
 * the first row lacks take their defaults.
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

import type { Db } from '../../../apps/server/src/platform/database/database.ts';
import { sql } from '../../../apps/server/src/platform/testing.ts';

/** One entry per table: its name and a hash over its rows. */
export type AllRows = Record<string, string>;

/** Excludes rate-limit counters: they change with every call, refused or not. */
const NO_DATA = ['rate_limits'];

/** The server handles a stored event later, which changes its row during some other call. */
const rowOf = (table: string) => (table === 'provider_events' ? sql`t.event_id` : sql`t`);

/** Fingerprints every table of the product: equal before and after if nothing has changed. */
export async function readAllRows(db: Db): Promise<AllRows> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and not table_name = any (${NO_DATA})
    order by 1
  `.execute(db);
  const each = tables.map(
    ({ name }) => sql`
      select ${name}::text as name, count(*) || ' ' ||
        coalesce(md5(string_agg(${rowOf(name)}::text, chr(10) order by ${rowOf(name)}::text)), '') as hash
      from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; hash: string }>`
    ${sql.join(each, sql` union all `)}
  `.execute(db);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

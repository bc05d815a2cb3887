import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The names of a table's columns. */
export type ColumnOf<Table extends keyof Database> = keyof Selectable<Database[Table]> & string;

/** A row of some columns of a table. */
export type RowOf<Table extends keyof Database, Column extends ColumnOf<Table>> = Pick<
  Selectable<Database[Table]>,
  Column
>;

/**
 * Columns for the select list of hand-written SQL. The type of its rows derives from the same
 * array (`RowOf`), so a column that is not selected is not in the type.
 * @param alias of the table in the query
 */
export function selectList(alias: string, columns: readonly string[]): RawBuilder<unknown> {
  return sql.join([...new Set(columns)].map((column) => sql.ref(`${alias}.${column}`)));
}

/**
 * Computed columns for the select list of hand-written SQL, by their names. An object of type
 * `ValuesOf` their row's type lacks none of them.
 */
export function selectValues(values: Readonly<Record<string, RawBuilder<unknown>>>) {
  return sql.join(Object.entries(values).map(([name, value]) => sql`${value} as ${sql.ref(name)}`));
}

/** An expression for each field of a row. */
export type ValuesOf<Row> = { readonly [Name in keyof Row]: RawBuilder<Row[Name]> };

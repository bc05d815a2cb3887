import { type RawBuilder, sql } from 'kysely';

/**
 * A number in [0, 1) that depends only on a row's number and a salt: the same in every run and on
 * every database.
 */
export function random(row: RawBuilder<unknown>, salt: number): RawBuilder<number> {
  return sql<number>`((hashint8extended((${row})::bigint, ${sql.lit(salt)}) & 4294967295) / 4294967296.0::double precision)`;
}

/** One of the values, all equally likely. */
export function pick(
  row: RawBuilder<unknown>,
  salt: number,
  values: readonly (string | number)[],
): RawBuilder<unknown> {
  const list = sql.join(values.map((value) => sql.lit(value)));
  return sql`(array[${list}])[1 + floor(${random(row, salt)} * ${sql.lit(values.length)})::integer]`;
}

import { sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';

const AIRPORTS = 400;

/** The busiest airports, and the thresholds in [0, 1] that give each a share by weight. */
export interface SeedAirports {
  ids: number[];
  thresholds: number[];
}

/** @throws Error when the reference data is not loaded. */
export async function seedAirports(trx: Trx): Promise<SeedAirports> {
  const { rows } = await sql<{ id: number; threshold: number }>`
    select b.id, (sum(b.rank) over (order by b.rank desc, b.id))::double precision
      / sum(b.rank) over () as threshold
    from (select id, rank from airports order by rank desc, id limit ${sql.lit(AIRPORTS)}) b
    order by b.rank desc, b.id
  `.execute(trx);
  if (rows.length === 0) throw new Error('the reference data is not loaded');
  const ends = rows.map(({ threshold }) => threshold);
  return { ids: rows.map(({ id }) => id), thresholds: [0, ...ends.slice(0, -1)] };
}

import { LISTING_IDS_PER_CHUNK } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { findable } from './card-columns.ts';

interface ListingIds {
  data: { id: number; updated_at: string }[];
  chunks: number[];
}

/**
 * The public crash pads of a chunk, and all non-empty chunks. A chunk is a range of ids, so that a
 * crash pad stays in its chunk. Chunks are found by a skip scan.
 */
export async function findListingIds(db: Db, chunk: number, now: Date): Promise<ListingIds> {
  const span = sql.lit(LISTING_IDS_PER_CHUNK);
  const found = sql`listings l join members m on m.id = l.user_id where ${findable(now)}`;
  const end = chunk * LISTING_IDS_PER_CHUNK;
  const next = (after: ReturnType<typeof sql>) =>
    sql`(select (l.id - 1) / ${span} + 1 from ${found} and l.id > ${after} order by l.id limit 1)`;
  const { rows } = await sql<ListingIds>`
    with recursive chunks (number) as (
      select ${next(sql`0`)}
      union all
      select ${next(sql`number * ${span}`)} from chunks where number is not null
    )
    select
      (select coalesce(json_agg(json_build_object('id', l.id, 'updated_at',
        to_char(l.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by l.id), '[]')
        from ${found} and l.id > ${end - LISTING_IDS_PER_CHUNK} and l.id <= ${end}) as data,
      (select coalesce(json_agg(number order by number), '[]') from chunks
        where number is not null) as chunks`.execute(db);
  return rows[0] ?? { data: [], chunks: [] };
}

import type { FeedKind } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { type FeedRow, feedColumns, isCurrent } from './feed-rows.ts';

/** One current or upcoming item of a type; undefined if none. */
export async function getFeedRow(
  db: Db,
  kind: FeedKind,
  id: number,
  now: Date,
): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`
    select ${feedColumns}, null::double precision as miles
    from feed_items f where f.id = ${id} and f.kind = ${kind} and ${isCurrent(now)}
  `.execute(db);
  return rows[0];
}

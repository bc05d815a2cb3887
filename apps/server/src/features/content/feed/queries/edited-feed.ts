import type { FeedKind } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { type FeedRow, feedColumns } from './feed-rows.ts';

interface Page {
  limit: number;
  offset: number;
}

/** All items of a type for the editor, newest first, including past ones. */
export async function listEditedFeed(
  db: Db,
  kind: FeedKind,
  { limit, offset }: Page,
): Promise<{ rows: FeedRow[]; total: number }> {
  const { rows } = await sql<FeedRow>`
    select ${feedColumns}, null::double precision as miles from feed_items f
    where f.kind = ${kind} order by f.start_date desc, f.id desc
    limit ${limit} offset ${offset}`.execute(db);
  const { total } = await db
    .selectFrom('feed_items')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

export type EditedFeedRow = FeedRow & { picture_member_id: number | null };

/**
 * One item of a type, including past ones; undefined if none.
 * @param forUpdate locks it until the transaction ends
 */
export async function findEditedFeed(
  db: Db | Trx,
  kind: FeedKind,
  id: number,
  forUpdate = false,
): Promise<EditedFeedRow | undefined> {
  const { rows } = await sql<EditedFeedRow>`
    select ${feedColumns}, null::double precision as miles, f.picture_member_id from feed_items f
    where f.kind = ${kind} and f.id = ${id} ${forUpdate ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

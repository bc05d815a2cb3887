import type { MemberActor } from '../../../../platform/access/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/errors.ts';

/** The other member of a thread of the caller. @throws ApiError 404 for threads of others */
export async function getPeer(
  db: Db,
  { id }: MemberActor,
  threadId: number,
): Promise<{ peer_id: number }> {
  const row = await db
    .selectFrom('thread_members')
    .select('peer_id')
    .where('thread_id', '=', threadId)
    .where('member_id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

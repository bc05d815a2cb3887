import type { contract } from '@crewpad/contract';
import type { Db } from '../../../../platform/database/database.ts';

type QuickReply = contract.messages.QuickReply;

export function listQuickReplies(db: Db, memberId: number): Promise<QuickReply[]> {
  return db
    .selectFrom('quick_replies')
    .select(['id', 'title', 'message'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
}

export async function hasQuickReply(db: Db, memberId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('quick_replies')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

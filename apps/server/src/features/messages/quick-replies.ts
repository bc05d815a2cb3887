import type { contract } from '@crewpad/contract';
import { QUICK_REPLIES_MAX } from '@crewpad/domain';
import type { Db } from '../../platform/database/database.ts';
import { lockMembers } from '../../platform/database/locks.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { conflict, notFound } from '../../platform/errors.ts';

type QuickReply = contract.messages.QuickReply;
type Form = Omit<QuickReply, 'id'>;

const COLUMNS = ['id', 'title', 'message'] as const;

/** @throws ApiError 409 for a member at the limit */
export function addQuickReply(
  db: Db,
  memberId: number,
  form: Form,
  now: Date,
): Promise<QuickReply> {
  return transaction(db, async (trx) => {
    // Locks the member, so that the count below is correct.
    await lockMembers(trx, memberId);
    const { count } = await trx
      .selectFrom('quick_replies')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    if (count >= QUICK_REPLIES_MAX) {
      throw conflict(({ t }) => t('messages:too_many_quick_replies', { count: QUICK_REPLIES_MAX }));
    }
    return trx
      .insertInto('quick_replies')
      .values({ ...form, member_id: memberId, created_at: now })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
  });
}

/** @throws ApiError 404 for a quick reply that is not the member's */
export async function changeQuickReply(
  db: Db,
  memberId: number,
  id: number,
  form: Form,
): Promise<QuickReply> {
  const changed = await db
    .updateTable('quick_replies')
    .set(form)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning(COLUMNS)
    .executeTakeFirst();
  if (changed === undefined) throw notFound();
  return changed;
}

/** @throws ApiError 404 for a quick reply that is not the member's */
export async function deleteQuickReply(db: Db, memberId: number, id: number): Promise<void> {
  const deleted = await db
    .deleteFrom('quick_replies')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst();
  if (deleted === undefined) throw notFound();
}

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

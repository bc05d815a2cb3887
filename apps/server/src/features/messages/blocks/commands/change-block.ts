import { sql } from 'kysely';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { invalidInput, notFound } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { lockInboxes } from '../../../notifications/index.ts';
import { notifyThreads } from '../../commands/notify-threads.ts';

/**
 * Blocks a member in both directions. Idempotent.
 * @throws ApiError 404 if the caller does not know the member, 422 for the caller themselves
 */
export function blockMember(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id }: MemberActor,
  blockedId: number,
): Promise<void> {
  if (blockedId === id) throw invalidInput({ user_id: ['you_cannot_block_yourself'] });
  return transaction(db, async (trx) => {
    if (!(await isKnown(trx, id, blockedId))) throw notFound();
    await lockInboxes(trx, [id, blockedId]);
    const added = await trx
      .insertInto('blocks')
      .values({ member_id: id, blocked_id: blockedId, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('member_id')
      .executeTakeFirst();
    if (added !== undefined) await notifyBoth(trx, id, blockedId);
  });
}

/** Ends a block of the caller, if any. */
export function unblockMember(
  { db }: Pick<Services, 'db'>,
  { id }: MemberActor,
  blockedId: number,
): Promise<void> {
  return transaction(db, async (trx) => {
    await lockInboxes(trx, [id, blockedId]);
    const removed = await trx
      .deleteFrom('blocks')
      .where('member_id', '=', id)
      .where('blocked_id', '=', blockedId)
      .returning('member_id')
      .executeTakeFirst();
    if (removed !== undefined) await notifyBoth(trx, id, blockedId);
  });
}

/**
 * Members that the caller can know: listers, and anyone who shares a thread or a rental with them.
 */
async function isKnown(trx: Trx, id: number, otherId: number): Promise<boolean> {
  const { rows } = await sql`
    select from members m where m.id = ${otherId} and (
      m.status <> 'CLOSED' and exists (select from listings l where l.user_id = m.id)
      or exists (select from thread_members t where t.member_id = ${id} and t.peer_id = m.id)
      or exists (select from rentals r where r.user_id = m.id and r.lister_id = ${id}))`.execute(
    trx,
  );
  return rows.length > 0;
}

const notifyBoth = (trx: Trx, id: number, otherId: number) =>
  notifyThreads(
    trx,
    sql`select thread_id, member_id from thread_members
      where (member_id = ${id} and peer_id = ${otherId}) or (member_id = ${otherId} and peer_id = ${id})`,
  );

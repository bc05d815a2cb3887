import { sql } from 'kysely';
import type { MemberActor } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { lockMembers } from '../../platform/database/locks.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { invalidInput, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { memberBlocking } from '../accounts/index.ts';
import { lockInboxes } from '../notifications/index.ts';
import { notifyThreads } from './threads.ts';

/**
 * Blocks a member in both directions, and ends what is open between the two. Idempotent.
 * @throws ApiError 404 if the caller does not know the member, 422 for the caller themselves
 */
export async function blockMember(
  services: Services,
  { id }: MemberActor,
  blockedId: number,
): Promise<void> {
  const { db, clock } = services;
  if (blockedId === id) throw invalidInput({ user_id: ['you_cannot_block_yourself'] });
  if (!(await isKnown(db, id, blockedId))) throw notFound();
  const block = { blockerId: id, blockedId };
  for (const part of memberBlocking) await part.prepare?.(services, block);
  const now = clock.now();
  await transaction(db, async (trx) => {
    // Both accounts first, as an invitation and an answer to one lock them.
    await lockMembers(trx, [id, blockedId]);
    for (const part of memberBlocking) await part.lock?.(trx, block);
    await lockInboxes(trx, [id, blockedId]);
    const added = await trx
      .insertInto('blocks')
      .values({ member_id: id, blocked_id: blockedId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('member_id')
      .executeTakeFirst();
    if (added !== undefined) await notifyBoth(trx, id, blockedId);
    for (const part of memberBlocking) await part.end(trx, block, now);
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
 * Members that the caller can know: listers, anyone who shares a thread or a rental with them, and
 * those on their waitlists.
 */
async function isKnown(db: Db, id: number, otherId: number): Promise<boolean> {
  const { rows } = await sql`
    select from members m where m.id = ${otherId} and (
      m.status <> 'CLOSED' and exists (select from listings l where l.user_id = m.id)
      or exists (select from thread_members t where t.member_id = ${id} and t.peer_id = m.id)
      or exists (select from rentals r where r.lister_id = ${id}
        and (r.user_id = m.id or r.user_id is null and r.email = m.email))
      or exists (select from waitlist_entries e join listings l on l.id = e.listing_id
        where e.member_id = m.id and l.user_id = ${id}))`.execute(db);
  return rows.length > 0;
}

const notifyBoth = (trx: Trx, id: number, otherId: number) =>
  notifyThreads(
    trx,
    sql`select thread_id, member_id from thread_members
      where (member_id = ${id} and peer_id = ${otherId}) or (member_id = ${otherId} and peer_id = ${id})`,
  );

/** The members a member blocked, newest first. */
export function listBlocked(db: Db, memberId: number) {
  return db
    .selectFrom('blocks as b')
    .innerJoin('members as m', 'm.id', 'b.blocked_id')
    .select(['m.id', 'm.display_name', 'm.first_name', 'm.last_name', 'm.photo', 'm.status'])
    .where('b.member_id', '=', memberId)
    .orderBy('b.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .execute();
}

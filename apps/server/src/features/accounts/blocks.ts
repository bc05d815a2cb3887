import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';
import { refusal } from '../../platform/errors.ts';
import { Hook } from '../../platform/hooks.ts';
import type { Services } from '../../platform/services.ts';

type MemberId = RawBuilder<unknown> | number;

/** Whether one of two members blocked the other: no free text of one reaches the other. */
export const isBlocked = (a: MemberId, b: MemberId) => sql<boolean>`exists (
  select from blocks bl
  where bl.member_id = ${a} and bl.blocked_id = ${b}
    or bl.member_id = ${b} and bl.blocked_id = ${a}
)`;

/** Whether an admin holds what others owe a member: nothing is charged or paid out. */
export const isCollectionHeld = (id: MemberId) => sql<boolean>`exists (
  select from members held where held.id = ${id} and held.collections_held_at is not null
)`;

/** Whether one of two members stays with the other, or will. */
export const sharesStay = (a: MemberId, b: MemberId) => sql<boolean>`exists (
  select from rentals ac
  where ac.status = 'accepted' and (ac.user_id = ${a} and ac.lister_id = ${b}
    or ac.user_id = ${b} and ac.lister_id = ${a})
)`;

/** Whether nothing of one member reaches the other: a block, and no accepted rental. */
export const isCutOff = (a: MemberId, b: MemberId) =>
  sql<boolean>`(${isBlocked(a, b)} and not ${sharesStay(a, b)})`;

/**
 * The same error for a block in either direction and for a closed account, so that it reveals
 * neither.
 */
export const cannotContact = (code: 'CANNOT_INVITE' | 'CANNOT_WRITE') =>
  refusal(403, code, 'accounts:cannot_contact');

/** The member who blocks, and the one who is blocked. */
export interface NewBlock {
  blockerId: number;
  blockedId: number;
}

/** What a block ends in another feature. */
export interface MemberBlocking {
  /** Work at external services before the transaction. It may run again, and must not throw. */
  prepare?(services: Services, block: NewBlock): Promise<void>;
  /** In the transaction of the block, before the inboxes: locks what `end` changes. */
  lock?(trx: Trx, block: NewBlock): Promise<void>;
  /** In the transaction, after the block is stored. */
  end(trx: Trx, block: NewBlock, now: Date): Promise<void>;
}

export const memberBlocking = new Hook<MemberBlocking>();

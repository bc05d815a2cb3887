import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';
import { refusal } from '../../platform/errors.ts';
import { Hook } from '../../platform/hooks.ts';
import type { Services } from '../../platform/services.ts';

type MemberId = RawBuilder<unknown> | number;

/** Whether one of two members blocked the other: no free text of one reaches the other. */
export const isBlocked = (one: MemberId, other: MemberId) => sql<boolean>`exists (
  select from blocks bl
  where bl.member_id = ${one} and bl.blocked_id = ${other}
    or bl.member_id = ${other} and bl.blocked_id = ${one}
)`;

/** Whether one of two members stays with the other, or will. */
export const sharesStay = (one: MemberId, other: MemberId) => sql<boolean>`exists (
  select from rentals ac
  where ac.status = 'accepted' and (ac.user_id = ${one} and ac.lister_id = ${other}
    or ac.user_id = ${other} and ac.lister_id = ${one})
)`;

/** Whether nothing of one member reaches the other: a block, and no accepted rental. */
export const isCutOff = (one: MemberId, other: MemberId) =>
  sql<boolean>`(${isBlocked(one, other)} and not ${sharesStay(one, other)})`;

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

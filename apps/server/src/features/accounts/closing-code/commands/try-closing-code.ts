import { timingSafeEqual } from 'node:crypto';
import { CLOSING_CODE_TRIES } from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { hashClosingCode } from './issue-closing-code.ts';

/**
 * Tries a code that closes the caller's account. A try is counted before it is looked at, so that not
 * more are looked at than are allowed, however many come at once.
 * @returns the code's row, which is still to be used up; undefined: not the code of this session, or
 * not any more
 */
export async function tryClosingCode(
  db: Db,
  { id, session }: MemberActor,
  code: string,
  now: Date,
): Promise<number | undefined> {
  const open = await transaction(db, (trx) =>
    trx
      .updateTable('member_tokens')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('member_id', '=', id)
      .where('session_id', '=', session.id)
      .where('kind', '=', 'deactivation')
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .where('tries', '<', CLOSING_CODE_TRIES)
      .returning(['id', 'token_hash as hash'])
      .executeTakeFirst(),
  );
  if (open === undefined) return undefined;
  const isRight = timingSafeEqual(Buffer.from(open.hash), hashClosingCode(session.id, code));
  return isRight ? open.id : undefined;
}

/** Uses a code up that was found right; false: somebody else has, or a newer one was asked for. */
export async function spendClosingCode(trx: Trx, codeId: number, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('member_tokens')
    .set({ used_at: now })
    .where('id', '=', codeId)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

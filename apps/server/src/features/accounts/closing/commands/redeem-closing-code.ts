import { timingSafeEqual } from 'node:crypto';
import { CLOSING_CODE_ATTEMPTS } from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { hashClosingCode } from './create-closing-code.ts';

/**
 * Checks a code that closes the caller's account. Counts the attempt before comparing, so that
 * concurrent calls cannot bypass the limit.
 * @returns the id of the code, not redeemed yet; undefined if it is not a valid code of this
 * session
 */
export async function checkClosingCode(
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
      .where('tries', '<', CLOSING_CODE_ATTEMPTS)
      .returning(['id', 'token_hash as hash'])
      .executeTakeFirst(),
  );
  if (open === undefined) return undefined;
  const isRight = timingSafeEqual(Buffer.from(open.hash), hashClosingCode(session.id, code));
  return isRight ? open.id : undefined;
}

/**
 * Redeems a checked code. @returns false if it was redeemed in the meantime, or a newer one exists
 */
export async function redeemClosingCode(trx: Trx, codeId: number, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('member_tokens')
    .set({ used_at: now })
    .where('id', '=', codeId)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

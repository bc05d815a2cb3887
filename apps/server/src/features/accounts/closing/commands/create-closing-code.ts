import { randomInt } from 'node:crypto';
import { CLOSING_CODE_DIGITS, CLOSING_CODE_MINUTES } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { hashToken } from '../../../../platform/tokens.ts';

interface NewClosingCode {
  memberId: number;
  /** The session that requested the code. It is valid only there. */
  sessionId: number;
  email: string;
  now: Date;
}

/** A code is short, so it is hashed with its session: codes of other sessions do not match. */
export const hashClosingCode = (sessionId: number, code: string): Buffer =>
  hashToken(`closing ${sessionId} ${code}`);

/** Creates the code that closes an account and cancels older ones. Only its hash is stored. */
export async function createClosingCode(
  trx: Trx,
  { memberId, sessionId, email, now }: NewClosingCode,
): Promise<string> {
  await trx
    .updateTable('member_tokens')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('kind', '=', 'deactivation')
    .where('used_at', 'is', null)
    .execute();
  const code = String(randomInt(10 ** CLOSING_CODE_DIGITS)).padStart(CLOSING_CODE_DIGITS, '0');
  await trx
    .insertInto('member_tokens')
    .values({
      member_id: memberId,
      session_id: sessionId,
      kind: 'deactivation',
      token_hash: hashClosingCode(sessionId, code),
      email,
      created_at: now,
      expires_at: new Date(now.getTime() + CLOSING_CODE_MINUTES * 60_000),
    })
    .execute();
  return code;
}

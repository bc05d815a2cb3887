import type { Trx } from '../../../../platform/database/transaction.ts';
import type { SessionClaims } from '../../../../platform/tokens.ts';

/** The contents of a token for a session, from the current rows. */
export async function getTokenFacts(
  trx: Trx,
  sessionId: number,
): Promise<Omit<SessionClaims, 'sessionId' | 'issuedAt'>> {
  const row = await trx
    .selectFrom('sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select(['m.id', 'm.role', 'm.user_plan', 'm.expire_at', 's.token_id', 's.expires_at'])
    .where('s.id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return {
    memberId: row.id,
    tokenId: row.token_id,
    accountType: row.user_plan ?? row.role,
    planEndsAt: row.expire_at,
    expiresAt: row.expires_at,
  };
}

import { audit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { recordVerifiedEmail } from '../../email-address/commands/record-verified-email.ts';
import { cancelLinkTokens } from '../../emails/commands/cancel-link-tokens.ts';
import { type LinkTokenUse, redeemLinkToken } from '../../emails/commands/redeem-link-token.ts';
import { endSessions } from '../../sessions/commands/end-sessions.ts';

/**
 * Sets a new password by the token of an email and ends all sessions. Whoever reads that email has the
 * address, so this verifies it.
 * @returns false: the token is not valid, or no longer
 */
export function resetPassword(db: Db, use: LinkTokenUse, hash: string): Promise<boolean> {
  const { now } = use;
  return transaction(db, async (trx) => {
    const memberId = await redeemLinkToken(trx, use);
    if (memberId === undefined) return false;
    await trx
      .updateTable('members')
      .set({ password_hash: hash, updated_at: now })
      .where('id', '=', memberId)
      .execute();
    await recordVerifiedEmail(trx, memberId, now);
    await cancelLinkTokens(trx, memberId, now);
    await endSessions(trx, memberId, now);
    await audit(trx, { action: 'password.reset', actorId: memberId, memberId, at: now });
    return true;
  });
}

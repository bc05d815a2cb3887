import { audit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import { cancelLinkTokens } from '../../links/commands/cancel-link-tokens.ts';
import { recordVerifiedEmail } from '../../links/commands/record-verified-email.ts';
import { type LinkTokenUse, redeemLinkToken } from '../../links/commands/redeem-link-token.ts';
import { endSessions } from '../../sessions/commands/end-sessions.ts';

/**
 * Sets a new password with an emailed token, ends all sessions, and emails the member about the
 * change. Also verifies the email, because the token was received there.
 * @returns false if the token is invalid or expired
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
    await orderMail(trx, { mail: 'password_changed', memberId }, { now });
    await audit(trx, { action: 'password.reset', actorId: memberId, memberId, at: now });
    return true;
  });
}

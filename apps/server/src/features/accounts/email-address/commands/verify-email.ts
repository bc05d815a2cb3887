import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { recordVerifiedEmail } from '../../links/commands/record-verified-email.ts';
import { redeemLinkToken } from '../../links/commands/redeem-link-token.ts';
import { findLink } from '../../links/queries/find-link.ts';

/**
 * Verifies an email by its token; a used token of a verified email does nothing.
 * @returns false if the token is invalid or expired
 */
export function verifyEmail(db: Db, token: string, now: Date): Promise<boolean> {
  return transaction(db, async (trx) => {
    const memberId = await redeemLinkToken(trx, { kind: 'verify_email', token, now });
    if (memberId === undefined) {
      const found = await findLink(trx, { kinds: ['verify_email'], token, now });
      return found?.isDone === true;
    }
    await recordVerifiedEmail(trx, memberId, now);
    return true;
  });
}

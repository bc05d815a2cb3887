import { audit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import {
  consumeLinkToken,
  type LinkTokenUse,
} from '../../link-tokens/commands/consume-link-token.ts';
import { endSessions } from '../../sessions/commands/end-sessions.ts';
import { killLinks } from './kill-links.ts';

/**
 * Sets a new password by the token of a mail and ends all sessions. Whoever read that mail owns the
 * address, which is thereby verified.
 * @returns false when the token is not good (any more)
 */
export function resetPassword(db: Db, use: LinkTokenUse, hash: string): Promise<boolean> {
  const { now } = use;
  return transaction(db, async (trx) => {
    const memberId = await consumeLinkToken(trx, use);
    if (memberId === undefined) return false;
    await trx
      .updateTable('members')
      .set(({ fn, ref, val }) => ({
        password_hash: hash,
        email_verified_at: fn.coalesce(ref('email_verified_at'), val(now)),
        updated_at: now,
      }))
      .where('id', '=', memberId)
      .execute();
    await killLinks(trx, memberId, now);
    await endSessions(trx, memberId, now);
    await audit(trx, { action: 'password.reset', actorId: memberId, memberId, at: now });
    return true;
  });
}

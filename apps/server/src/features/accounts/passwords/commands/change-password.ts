import type { MemberActor } from '../../../../platform/access/actor.ts';
import { audit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import { cancelLinkTokens } from '../../links/commands/cancel-link-tokens.ts';
import { endSessions } from '../../sessions/commands/end-sessions.ts';
import type { StoredLogin } from '../queries/find-login.ts';

interface Change {
  /** The hash that the current password was checked against. */
  known: StoredLogin;
  hash: string;
  address: string;
  now: Date;
}

/**
 * Sets a new password, ends all other sessions of the member, and sends an email.
 * @returns false if the password changed in the meantime
 */
export function changePassword(
  db: Db,
  { id: memberId, session }: MemberActor,
  { known, hash, address, now }: Change,
): Promise<boolean> {
  return transaction(db, async (trx) => {
    const changed = await trx
      .updateTable('members')
      .set({ password_hash: hash, updated_at: now })
      .where('id', '=', memberId)
      .where('password_hash', '=', known.password_hash)
      .where('status', '<>', 'CLOSED')
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return false;
    await cancelLinkTokens(trx, memberId, now);
    await endSessions(trx, memberId, now, session.id);
    await orderMail(trx, { mail: 'password_changed', memberId }, { now });
    await audit(trx, {
      action: 'password.changed',
      actorId: memberId,
      memberId,
      address,
      at: now,
    });
    return true;
  });
}

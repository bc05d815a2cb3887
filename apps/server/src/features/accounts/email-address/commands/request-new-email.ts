import type { MemberActor } from '../../../../platform/access/actor.ts';
import { audit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';

/**
 * Orders the confirmation email to the new address, and the notice to the current one. Cancels
 * earlier links. Whether the address is taken is checked when the email is rendered, so that the
 * caller learns nothing about other accounts.
 */
export function requestNewEmail(
  db: Db,
  { id: memberId, email }: MemberActor,
  change: { email: string; address: string; now: Date },
): Promise<void> {
  const { address, now } = change;
  return transaction(db, async (trx) => {
    await trx
      .updateTable('member_tokens')
      .set({ used_at: now })
      .where('member_id', '=', memberId)
      .where('kind', '=', 'new_email')
      .where('used_at', 'is', null)
      .execute();
    await orderMail(trx, { mail: 'new_email', memberId, email: change.email }, { now });
    await orderMail(trx, { mail: 'new_email_asked', memberId, email }, { now });
    await audit(trx, {
      action: 'email.change_asked',
      actorId: memberId,
      memberId,
      address,
      at: now,
    });
  });
}

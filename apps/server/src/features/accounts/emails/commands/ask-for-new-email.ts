import type { MemberActor } from '../../../../platform/actor.ts';
import { audit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';

/**
 * Orders the mail that asks at the new address, and the notice to the present one. Links that were
 * sent before are dead at once. Whether the new address is free is found out when its mail is made:
 * the caller learns nothing of other accounts.
 */
export function askForNewEmail(
  db: Db,
  { id: memberId, email }: MemberActor,
  wish: { email: string; address: string; now: Date },
): Promise<void> {
  const { address, now } = wish;
  return transaction(db, async (trx) => {
    await trx
      .updateTable('member_tokens')
      .set({ used_at: now })
      .where('member_id', '=', memberId)
      .where('kind', '=', 'new_email')
      .where('used_at', 'is', null)
      .execute();
    await orderMail(trx, { mail: 'new_email', memberId, email: wish.email }, { now });
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

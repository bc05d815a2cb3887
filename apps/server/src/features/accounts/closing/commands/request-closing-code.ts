import type { MemberActor } from '../../../../platform/access/actor.ts';
import { audit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';

/** Orders the email with the code that closes the account. The code is created with the email. */
export function requestClosingCode(
  db: Db,
  { id: memberId, session }: MemberActor,
  { address, now }: { address: string; now: Date },
): Promise<void> {
  return transaction(db, async (trx) => {
    const order = { mail: 'closing_code', memberId, sessionId: session.id } as const;
    await orderMail(trx, order, { now });
    await audit(trx, {
      action: 'member.closing_asked',
      actorId: memberId,
      memberId,
      address,
      at: now,
    });
  });
}

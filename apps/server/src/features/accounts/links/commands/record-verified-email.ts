import type { Trx } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import { deleteRefusal } from '../../../../platform/outbox/refusing-addresses.ts';
import { releaseMails } from '../../../../platform/outbox/rows.ts';

/**
 * Records that a member receives emails at their address. The first time, it orders the welcome
 * email: until then, the address may belong to a stranger.
 */
export async function recordVerifiedEmail(trx: Trx, memberId: number, now: Date): Promise<void> {
  const { email } = await trx
    .selectFrom('members')
    .select('email')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await deleteRefusal(trx, email);
  const verified = await trx
    .updateTable('members')
    .set({ email_verified_at: now, updated_at: now })
    .where('id', '=', memberId)
    .where('email_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (verified === undefined) return;
  await orderMail(trx, { mail: 'welcome', memberId }, { now, key: `welcome:${memberId}` });
  await releaseMails(trx, email, now);
}

import type { Trx } from '../../../../platform/database/transaction.ts';
import type { MailOrder } from '../../../../platform/outbox/order-mail.ts';

/** The audit entry of a login on a new device. */
export function findLogin(trx: Trx, { memberId, at }: MailOrder<'new_device'>) {
  if (memberId === undefined || at === undefined) return undefined;
  return trx
    .selectFrom('audit_log')
    .select(['at', 'address', 'details'])
    .where('action', '=', 'login.new_device')
    .where('member_id', '=', memberId)
    .where('at', '=', new Date(at))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

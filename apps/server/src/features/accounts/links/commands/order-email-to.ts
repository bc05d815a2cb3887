import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';

/** Orders an email to a typed address. The row is the same with or without an account. */
export function orderEmailTo(
  db: Db,
  mail: 'reset_password' | 'verify_email',
  email: string,
  now: Date,
): Promise<void> {
  return transaction(db, (trx) => orderMail(trx, { mail, email }, { now }));
}

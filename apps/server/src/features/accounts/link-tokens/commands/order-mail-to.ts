import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';

/** Orders a mail to an address as it was typed: the same row whether it has an account or not. */
export function orderMailTo(
  db: Db,
  mail: 'reset_password' | 'verify_email',
  email: string,
  now: Date,
): Promise<void> {
  return transaction(db, (trx) => orderMail(trx, { mail, email }, { now }));
}

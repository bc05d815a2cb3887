import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';

/** Orders an email to an address as it was typed. The row is the same whether it has an account or not. */
export function orderEmailTo(
  db: Db,
  mail: 'reset_password' | 'verify_email',
  email: string,
  now: Date,
): Promise<void> {
  return transaction(db, (trx) => orderMail(trx, { mail, email }, { now }));
}

import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { orderMails } from '../../../../platform/outbox/order-mail.ts';

/** Batch size of rentals per transaction. */
const BATCH = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days before rent is charged. */
const REMINDED_BEFORE = 3;
/** After an outage: a later reminder would come together with the charge. */
const REMINDED_UNTIL = 1;

/** Reminds tenants with AutoPay, once, of rent that is charged soon. @returns number of emails */
export async function remindOfRent(db: Db, now: Date): Promise<number> {
  let emails = 0;
  for (;;) {
    const reminded = await remindSome(db, now);
    emails += reminded;
    if (reminded < BATCH) return emails;
  }
}

function remindSome(db: Db, now: Date): Promise<number> {
  return transaction(db, async (trx) => {
    const { rows } = await sql<{ id: number }>`
      update rentals set rent_reminded_for = next_due_at
      from (${rentToRemindOf(now)}) d
      where rentals.id = d.id
      returning rentals.id`.execute(trx);
    const mails = rows.map(({ id }) => ({
      order: { mail: 'rent_reminder' as const, rentalId: id },
    }));
    await orderMails(trx, mails, now);
    return rows.length;
  });
}

export function rentToRemindOf(now: Date) {
  const after = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return sql<{ id: number }>`
    select r.id from rentals r
    where r.next_due_at > ${after(REMINDED_UNTIL)}::timestamptz
      and r.next_due_at <= ${after(REMINDED_BEFORE)}::timestamptz
      and r.status = 'accepted' and r.auto_pay in (1, 3)
      and r.rent_reminded_for is distinct from r.next_due_at
    order by r.next_due_at limit ${BATCH} for no key update of r skip locked`;
}

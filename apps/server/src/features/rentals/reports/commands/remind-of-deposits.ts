import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { orderMails } from '../../../../platform/outbox/order-mail.ts';
import { depositHeld } from '../../queries/rental-rows.ts';

/** Batch size of rentals per transaction. */
const BATCH = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days after the end of a rental. */
const REMINDED_AFTER = 14;
/** Older rentals are skipped: hardly any of them has a deposit. */
const REMINDED_UNTIL = 120;

/** Reminds listers, once, of deposits that they still hold. @returns number of emails */
export async function remindOfDeposits(db: Db, now: Date): Promise<number> {
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
      update rentals set deposit_reminded_at = ${now}
      from (${rentalsToRemind(now)}) d
      where rentals.id = d.id
      returning rentals.id`.execute(trx);
    const mails = rows.map(({ id }) => ({
      order: { mail: 'deposit_reminder' as const, rentalId: id },
    }));
    await orderMails(trx, mails, now);
    return rows.length;
  });
}

export function rentalsToRemind(now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return sql<{ id: number }>`
    select r.id from rentals r
    where r.status = 'ended' and r.deposit_reminded_at is null
      and r.ended_at <= ${before(REMINDED_AFTER)}::timestamptz
      and r.ended_at > ${before(REMINDED_UNTIL)}::timestamptz
      and ${depositHeld} > 0
    order by r.ended_at limit ${BATCH} for no key update of r skip locked`;
}

import { RENT_HOUR_UTC } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { orderMails } from '../../../../platform/outbox/order-mail.ts';
import { depositHeld } from '../../../rentals/index.ts';

/** Batch size of rentals per transaction. */
const BATCH = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days after the local day on which a rental ended. */
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

/** When the lister of an ended rental `r` is reminded. */
const remindedAt = sql<Date>`((r.ended_at at time zone r.time_zone)::date + ${sql.lit(REMINDED_AFTER)}
  + make_interval(hours => ${sql.lit(RENT_HOUR_UTC)})) at time zone 'UTC'`;

/** Ended rentals with a deposit whose lister was not reminded yet; where a day ends varies by a day. */
const waiting = (from: Date, until: Date) => {
  const before = (at: Date, days: number) => new Date(at.getTime() - days * DAY_MS);
  return sql`r.status = 'ended' and r.deposit_reminded_at is null
      and r.ended_at <= ${before(until, REMINDED_AFTER - 2)}::timestamptz
      and r.ended_at > ${before(from, REMINDED_UNTIL)}::timestamptz
      and ${depositHeld} > 0`;
};

export function rentalsToRemind(now: Date) {
  return sql<{ id: number }>`
    select r.id from rentals r
    where ${waiting(now, now)} and ${remindedAt} <= ${now}::timestamptz
    order by r.ended_at limit ${BATCH} for no key update of r skip locked`;
}

/** The first instant in a range at which a lister is reminded. */
export async function nextReminder(db: Db, after: Date, until: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(${remindedAt}) as at from rentals r
    where ${waiting(after, until)} and ${remindedAt} > ${after}::timestamptz
      and ${remindedAt} <= ${until}::timestamptz`.execute(db);
  return rows[0]?.at ?? undefined;
}

import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { orderMails } from '../../../../platform/outbox/order-mail.ts';
import { cardCents } from '../../../../platform/payments/obligation-kinds.ts';

/** Batch size of rentals per transaction. */
const BATCH = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days before rent is due. */
const REMINDED_BEFORE = 3;
/** After an outage: a later reminder would come together with the charge. */
const REMINDED_UNTIL = 1;
/** From 07:00 UTC, when rent is due, to the hour of the job. */
const REMINDED_AFTER_MS = (7 * 60 + 40) * 60 * 1000;

/**
 * Reminds tenants, once for each period, of rent that is due soon and not covered, with AutoPay or
 * without. @returns number of emails
 */
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
    const { rows } = await sql<{ id: number; due_at: Date }>`
      update rentals r set rent_reminded_for = d.due_at
      from (${rentToRemindOf(now)}) d
      where r.id = d.id and (r.rent_reminded_for is null or r.rent_reminded_for < d.due_at)
      returning r.id, d.due_at`.execute(trx);
    const mails = rows.map(({ id, due_at }) => ({
      order: { mail: 'rent_reminder' as const, rentalId: id, dueAt: due_at.toISOString() },
    }));
    await orderMails(trx, mails, now);
    return rows.length;
  });
}

/** The first rent of each rental that is due soon: a period without a row, or an early row. */
export function rentToRemindOf(now: Date) {
  const after = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const [from, to] = [after(REMINDED_UNTIL), after(REMINDED_BEFORE)];
  return sql<{ id: number; due_at: Date }>`
    select c.id, min(c.due_at) as due_at from (
      select r.id, r.next_due_at as due_at, r.rent_reminded_for from rentals r
      where r.status = 'accepted'
        and r.next_due_at > ${from}::timestamptz and r.next_due_at <= ${to}::timestamptz
      union all
      select r.id, o.due_at, r.rent_reminded_for
      from obligations o join rentals r on r.id = o.rental_id and r.status = 'accepted'
      where o.kind = 'rent' and o.status = 'scheduled' and ${cardCents} > 0
        and o.due_at > ${from}::timestamptz and o.due_at <= ${to}::timestamptz
        and o.cancel_requested_at is null
    ) c
    where c.rent_reminded_for is null or c.rent_reminded_for < c.due_at
    group by c.id order by due_at, c.id limit ${BATCH}`;
}

/** When the job first reminds of rent, in a range of instants. */
export async function findNextReminder(
  db: Db,
  after: Date,
  until: Date,
): Promise<Date | undefined> {
  const ahead = REMINDED_BEFORE * DAY_MS - REMINDED_AFTER_MS;
  const [from, to] = [after, until].map((at) => new Date(at.getTime() + ahead));
  const { rows } = await sql<{ due_at: Date | null }>`
    select least(
      (
        select min(next_due_at) from rentals
        where next_due_at > ${from} and next_due_at <= ${to} and status = 'accepted'
      ),
      (
        select min(due_at) from obligations
        where kind = 'rent' and status = 'scheduled' and due_at > ${from} and due_at <= ${to}
      )
    ) as due_at`.execute(db);
  const dueAt = rows[0]?.due_at;
  return dueAt ? new Date(dueAt.getTime() - ahead) : undefined;
}

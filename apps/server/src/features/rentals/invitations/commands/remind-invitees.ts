import { INVITATION_REMINDER_DAYS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { orderMails } from '../../../../platform/outbox/order-mail.ts';
import { partiesCutOff } from '../../queries/parties-apart.ts';

/** Batch size of invitations per transaction. */
const BATCH = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Reminds invited people who have not answered, once per step. After an outage that skipped several
 * steps they get one reminder.
 * @returns number of emails
 */
export async function remindInvitees(db: Db, now: Date): Promise<number> {
  let emails = 0;
  for (;;) {
    const reminded = await remindSome(db, now);
    emails += reminded;
    if (reminded < BATCH) return emails;
  }
}

/** The first instant in a range at which a reminder is due. */
export async function findNextReminder(
  db: Db,
  after: Date,
  until: Date,
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(due.at) as at from rentals r
    cross join lateral unnest(${[...INVITATION_REMINDER_DAYS]}::integer[])
      with ordinality as step (days, n)
    cross join lateral (select r.invited_at + step.days * interval '1 day' as at) due
    where r.status = 'pending' and r.reminders_sent < step.n
      and due.at > ${after}::timestamptz and due.at <= ${until}::timestamptz`.execute(db);
  return rows[0]?.at ?? undefined;
}

function remindSome(db: Db, now: Date): Promise<number> {
  const steps = INVITATION_REMINDER_DAYS.map((days) => new Date(now.getTime() - days * DAY_MS));
  const due = sql.join(
    steps.map((invitedBefore) => sql`(r.invited_at <= ${invitedBefore}::timestamptz)::integer`),
    sql` + `,
  );
  return transaction(db, async (trx) => {
    const { rows } = await sql<{ id: number }>`
      with d as (
        select r.id, ${due} as due from rentals r
        where r.status = 'pending' and r.invited_at <= ${steps[0]}::timestamptz
          and r.reminders_sent < ${due} and not ${partiesCutOff}
        order by r.invited_at limit ${BATCH} for no key update skip locked
      )
      update rentals set reminders_sent = d.due from d where rentals.id = d.id
      returning rentals.id`.execute(trx);
    const mails = rows.map(({ id }) => ({
      order: { mail: 'rental_reminder' as const, rentalId: id },
    }));
    await orderMails(trx, mails, now);
    return rows.length;
  });
}

import { ApiError } from '@crewpad/contract';
import { INVITATION_REMINDER_DAYS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import { orderMail, orderMails } from '../../../platform/outbox/order-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { newLinkToken } from '../../../platform/tokens.ts';
import type { Billing } from '../../billing/index.ts';
import { applyChange, changeRental, lockRental } from '../change-rental.ts';
import { partiesCutOff } from '../facts.queries.ts';
import { prepareToClose, requireClosable } from '../hooks.ts';
import { can } from '../policy.ts';
import { findStoredRental, type StoredRental } from '../rentals.queries.ts';
import { findAgreedEnds } from '../stays/ends.ts';
import { isOver } from './invitations.queries.ts';

/**
 * Expires invitations whose agreed end has passed, and frees their beds.
 * @returns number of invitations
 */
export async function expireInvitations(services: Billing): Promise<number> {
  const { db, clock, log } = services;
  const now = clock.now();
  let expired = 0;
  for (const { id } of await findAgreedEnds(db, 'pending', null, now)) {
    try {
      await prepareToClose(services, id);
      if (await expire(db, id, now)) expired += 1;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log.warn({ err: error, rental: id }, 'could not expire an invitation; will retry');
    }
  }
  return expired;
}

function expire(db: Db, id: number, now: Date): Promise<boolean> {
  return transaction(db, async (trx) => {
    const rental = await lockRental(trx, id);
    if (rental?.status !== 'pending' || !isOver(rental, now)) return false;
    await requireClosable(trx, id, now);
    const set = { status: 'cancelled', closed_as: 'expired', ended_at: now } as const;
    const step = { action: 'expire', actor: 'system', actorId: null, now } as const;
    await applyChange(trx, rental, { set }, step);
    const mails = (['tenant', 'lister'] as const).map((to) => ({
      order: { mail: 'rental_expired' as const, rentalId: id, to },
    }));
    await orderMails(trx, mails, now);
    return true;
  });
}

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

/**
 * Sends an invitation again with new links, invalidates the old ones, and restarts its reminders.
 * @throws ApiError 429 after too many on one day
 */
export async function resendInvitation(
  services: Pick<Services, 'db' | 'clock' | 'limits'>,
  actor: MemberActor,
  id: number,
): Promise<StoredRental> {
  // Checked before it is counted: strangers must not use up the lister's limit.
  const rental = await findStoredRental(services.db, id);
  if (rental === undefined) throw notFound();
  enforce(can(actor, 'resend_invite', rental));
  const reservation = await services.limits.takeFor('resent_invitations', String(id));
  try {
    return await changeRental(services, actor, id, 'resend_invite', async (trx, _rental, now) => {
      await orderMail(trx, { mail: 'rental_invitation', rentalId: id }, { now });
      const tokens = { token: newLinkToken(), mailed_token: newLinkToken() };
      return { set: { ...tokens, invited_at: now, reminders_sent: 0 } };
    });
  } catch (error) {
    await reservation.giveBack();
    throw error;
  }
}

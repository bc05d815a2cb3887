import { LATE_AFTER_DAYS, RENT_HOUR_UTC } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { lockObligations } from '../../platform/database/locks.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { orderMails } from '../../platform/outbox/order-mail.ts';
import { isCollectionHeld } from '../accounts/index.ts';
import {
  type Billing,
  leasedRow,
  OPEN_STATUSES,
  obligations,
  whileHeld,
} from '../billing/index.ts';
import { changeHold } from '../payouts/index.ts';
import { isObjectedTo } from '../rentals/index.ts';
import { notifyOfOpenedRent } from './periods/reminders.ts';

/**
 * An admin can hold what others owe a lister: nothing is charged or paid out until the unlock. Then
 * the rule for outages holds: rent of a period that is over is left to both sides.
 */

/** Tells the tenants of a locked lister, and pauses the payouts, in the transaction of the lock. */
export async function holdCollections(trx: Trx, listerId: number, now: Date): Promise<void> {
  await changeHold(trx, listerId, now);
  await notifyTenants(trx, listerId, 'held', now);
}

/**
 * Ends the hold in the transaction of the unlock. The rent job charges what waited; what fell due
 * meanwhile is late five days from now.
 */
export async function resumeCollections(trx: Trx, listerId: number, now: Date): Promise<void> {
  await changeHold(trx, listerId, now);
  const due = sql<boolean>`(o.payee_id = ${listerId} and o.kind = 'rent'
    and o.late_told_at is null and o.due_at <= ${now}::timestamptz and o.replaces_id is null
    and o.status in (${sql.join(OPEN_STATUSES)}))`;
  const lateFrom = sql<Date>`greatest(o.late_from,
    ${now}::timestamptz + make_interval(days => ${sql.lit(LATE_AFTER_DAYS)}))`;
  await obligations.change(trx, due, { late_from: lateFrom });
  await notifyTenants(trx, listerId, 'resumed', now);
}

/** One email to each tenant who stays with the lister, or still owes them something. */
async function notifyTenants(
  trx: Trx,
  listerId: number,
  step: 'held' | 'resumed',
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct on (r.user_id) r.id from rentals r
    where r.lister_id = ${listerId} and r.user_id is not null
      and (r.status = 'accepted' or exists (
        select from obligations o
        where o.rental_id = r.id and o.status in (${sql.join(OPEN_STATUSES)})
      ))
    order by r.user_id, r.status = 'accepted' desc, r.id desc`.execute(trx);
  const mails = rows.map(({ id: rentalId }) => ({
    order: { mail: 'collections_held' as const, rentalId, step },
    key: `collections_${step}:${rentalId}:${now.toISOString()}`,
  }));
  await orderMails(trx, mails, now);
}

/**
 * Cancels what a bank still waits for to be confirmed, so that no tenant of a held lister pays it.
 * A payment that was made before counts.
 */
export async function stopHeldPayments(billing: Billing): Promise<void> {
  const { db, clock, log } = billing;
  const now = clock.now();
  const { rows } = await sql<{ id: number; isDue: boolean }>`
    select o.id, o.due_at <= ${now}::timestamptz as "isDue" from members m join obligations o on o.payee_id = m.id
    where m.collections_held_at is not null and o.payment_intent is not null
      and o.status in (${sql.join(OPEN_STATUSES)}) and o.status <> 'collecting'
      and not ${leasedRow(now)}
    order by o.id limit 500`.execute(db);
  for (const { id, isDue } of rows) {
    const hold = async () => (isDue ? obligations.hold(db, id, now) : undefined);
    await whileHeld(billing, [id], hold).catch((error: unknown) => {
      log.warn({ err: error, obligation: id }, 'could not stop a held payment; will retry');
    });
  }
}

/** When the period of the rent `o` is over. */
const isOver = (now: Date) => sql<boolean>`(
  o.period_to + make_interval(hours => ${sql.lit(RENT_HOUR_UTC)})
    <= ${now}::timestamptz at time zone 'UTC')`;

const LISTED_AT_ONCE = 200;

/**
 * Schedules the rent that waited for the end of a hold. Rent of a period that is over is left to
 * both sides, who are told once for each rental.
 */
export async function resumeHeldRent(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ rental_id: number }>`
    select distinct o.rental_id from obligations o
    where ${waitsForNothing(now)} order by o.rental_id limit ${LISTED_AT_ONCE}`.execute(db);
  for (const { rental_id } of rows) {
    await transaction(db, async (trx) => {
      const waiting = sql<boolean>`(o.rental_id = ${rental_id} and ${waitsForNothing(now)})`;
      const locked = await lockObligations(trx, waiting, {
        extra: sql<{ is_over: boolean }>`${isOver(now)} as is_over`,
      });
      const idsOf = (over: boolean) =>
        locked.filter(({ is_over }) => is_over === over).map(({ id }) => id);
      await obligations.schedule(trx, idsOf(false), { at: now, now });
      const left = await obligations.leave(trx, idsOf(true), now);
      await notifyOfOpenedRent(trx, left, now, { isAfterHold: true });
    });
  }
}

/** Rent `o` that was held, and that neither an admin, a bank nor an objection holds now. */
const waitsForNothing = (now: Date) => sql<boolean>`(
  o.kind = 'rent' and o.status = 'blocked' and o.collection = 'auto' and o.next_attempt_at is null
  and o.due_at <= ${now}::timestamptz and o.cancel_requested_at is null
  and not ${leasedRow(now)} and not ${isCollectionHeld(sql`o.payee_id`)} and not ${isObjectedTo} and not exists (
    select from disputes d join obligations p on p.id = d.obligation_id
    where p.rental_id = o.rental_id and d.state = 'open'
  ))`;

import { AUTOPAY, COLLECTION, RENT_HOUR_UTC } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { orderMails } from '../../../platform/outbox/order-mail.ts';
import { cardCents, type Obligation } from '../../../platform/payments/obligation-kinds.ts';
import { isCollectionHeld } from '../../accounts/index.ts';
import { OPEN_STATUSES, obligations } from '../../billing/index.ts';
import { depositHeld } from '../../rentals/index.ts';

/** Batch size of rentals per transaction. */
const BATCH = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days after the local day on which a rental ended. */
const REMINDED_AFTER = 14;
/** Older rentals are skipped: hardly any of them has a deposit. */
const DEPOSIT_REMINDED_UNTIL = 120;

/** Reminds listers, once, of deposits that they still hold. @returns number of emails */
export async function remindOfDeposits(db: Db, now: Date): Promise<number> {
  let emails = 0;
  for (;;) {
    const reminded = await remindOfSomeDeposits(db, now);
    emails += reminded;
    if (reminded < BATCH) return emails;
  }
}

function remindOfSomeDeposits(db: Db, now: Date): Promise<number> {
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
      and r.ended_at > ${before(from, DEPOSIT_REMINDED_UNTIL)}::timestamptz
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

/** Days before rent is due. */
const REMINDED_BEFORE = 3;
/** After an outage: a later reminder would come together with the charge. */
const RENT_REMINDED_UNTIL = 1;
/** From 07:00 UTC, when rent is due, to the hour of the job. */
const REMINDED_AFTER_MS = (7 * 60 + 40) * 60 * 1000;

/**
 * Reminds tenants, once for each period, of rent that is due soon and not covered, with AutoPay or
 * without. @returns number of emails
 */
export async function remindOfRent(db: Db, now: Date): Promise<number> {
  let emails = 0;
  for (;;) {
    const reminded = await remindOfSomeRent(db, now);
    emails += reminded;
    if (reminded < BATCH) return emails;
  }
}

function remindOfSomeRent(db: Db, now: Date): Promise<number> {
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

/** By AutoPay the charge is announced; by hand the lister can turn the reminders off. */
const isWanted = sql`exists (
    select from members w where w.id = r.lister_id and w.collections_held_at is null and (
      w.reminds_tenants or r.auto_pay in (${sql.lit(AUTOPAY.on)}, ${sql.lit(AUTOPAY.stopAsked)})
    )
  )`;

/** The first rent of each rental that is due soon: a period without a row, or an early row. */
export function rentToRemindOf(now: Date) {
  const after = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const [from, to] = [after(RENT_REMINDED_UNTIL), after(REMINDED_BEFORE)];
  return sql<{ id: number; due_at: Date }>`
    select c.id, min(c.due_at) as due_at from (
      select r.id, r.next_due_at as due_at, r.rent_reminded_for from rentals r
      where ${isWanted} and r.status = 'accepted'
        and r.next_due_at > ${from}::timestamptz and r.next_due_at <= ${to}::timestamptz
      union all
      select r.id, o.due_at, r.rent_reminded_for
      from obligations o join rentals r on r.id = o.rental_id and r.status = 'accepted'
      where ${isWanted} and o.kind = 'rent' and o.status = 'scheduled' and ${cardCents} > 0
        and o.due_at > ${from}::timestamptz and o.due_at <= ${to}::timestamptz
        and o.cancel_requested_at is null
    ) c
    where c.rent_reminded_for is null or c.rent_reminded_for < c.due_at
    group by c.id order by due_at, c.id limit ${BATCH}`;
}

/** Days after rent is due at which its tenant is reminded once more, if they pay by hand. */
const OVERDUE_AFTER = 3;
/** From then on it is late, and both sides are told. */
const OVERDUE_UNTIL = 5;

/** Reminds tenants, once for each row, of rent by hand that has been open for days. */
export async function remindOfOverdueRent(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await transaction(db, async (trx) => {
    const { rows } = await sql<{ id: number }>`
      insert into rent_reminders (rental_id, obligation_id, day, is_automatic, created_at)
      select r.id, o.id, (${now}::timestamptz at time zone r.time_zone)::date, true, ${now}
      from obligations o
      join rentals r on r.id = o.rental_id
      join members w on w.id = r.lister_id and w.reminds_tenants and w.collections_held_at is null
      where o.kind = 'rent' and o.status in (${sql.join(OPEN_STATUSES)}) and ${isByHand}
        and o.due_at <= ${before(OVERDUE_AFTER)}::timestamptz
        and o.due_at > ${before(OVERDUE_UNTIL)}::timestamptz
        and ${cardCents} > 0 and o.left_at is null and o.replaces_id is null
        and o.cancel_requested_at is null
      order by o.id
      on conflict do nothing returning id`.execute(trx);
    const mails = rows.map(({ id: reminderId }) => ({
      order: { mail: 'rent_reminded' as const, reminderId },
      key: `rent_reminded:${reminderId}`,
    }));
    await orderMails(trx, mails, now);
  });
}

const isByHand = sql`o.collection = ${sql.lit(COLLECTION.manual)}`;

/** The first instant in a range at which a tenant is reminded of open rent. */
export async function findNextOverdue(db: Db, after: Date, until: Date): Promise<Date | undefined> {
  const behind = OVERDUE_AFTER * DAY_MS + REMINDED_AFTER_MS;
  const [from, to] = [after, until].map((at) => new Date(at.getTime() - behind));
  const { rows } = await sql<{ due_at: Date | null }>`
    select min(o.due_at) as due_at from obligations o
    where o.kind = 'rent' and o.status in (${sql.join(OPEN_STATUSES)}) and ${isByHand}
      and o.due_at > ${from} and o.due_at <= ${to}`.execute(db);
  const dueAt = rows[0]?.due_at;
  return dueAt ? new Date(dueAt.getTime() + behind) : undefined;
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

/** A new rent row. */
export type OpenedRent = Pick<Obligation, 'id' | 'rental_id' | 'collection' | 'due_at' | 'left_at'>;

/**
 * Tells tenants who pay by hand of rent that is due now, and both sides, once for each rental, of
 * what an outage has left to them.
 */
export async function notifyOfOpenedRent(
  trx: Trx,
  opened: readonly OpenedRent[],
  now: Date,
  { isAfterHold = false }: { isAfterHold?: boolean } = {},
): Promise<void> {
  const due = opened.filter(
    ({ collection, left_at, due_at }) =>
      collection === COLLECTION.manual && left_at === null && due_at <= now,
  );
  const rentalIds = new Set(
    opened.flatMap(({ left_at, rental_id }) =>
      left_at === null || rental_id === null ? [] : [rental_id],
    ),
  );
  const reason = isAfterHold ? ({ isAfterHold } as const) : {};
  const quiet = await listQuiet(trx, due);
  const mails = [
    ...due
      .filter(({ id }) => !quiet.has(id))
      .map(({ id: obligationId }) => ({
        order: { mail: 'rent_due' as const, obligationId },
        key: `rent_due:${obligationId}`,
      })),
    ...[...rentalIds].flatMap((rentalId) =>
      (['tenant', 'lister'] as const).map((to) => ({
        order: { mail: 'rent_left' as const, rentalId, leftAt: now.toISOString(), to, ...reason },
        key: `rent_left:${rentalId}:${now.toISOString()}:${to}`,
      })),
    ),
  ];
  await orderMails(trx, mails, now);
}

/** The rents whose lister has turned the reminders off, or for whom an admin holds collections. */
async function listQuiet(trx: Trx, due: readonly OpenedRent[]): Promise<Set<number>> {
  if (due.length === 0) return new Set();
  const rows = await trx
    .selectFrom('obligations as o')
    .innerJoin('members as w', 'w.id', 'o.payee_id')
    .select('o.id')
    .where((where) =>
      where.or([
        where('w.reminds_tenants', '=', false),
        where('w.collections_held_at', 'is not', null),
      ]),
    )
    .where(
      'o.id',
      'in',
      due.map(({ id }) => id),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Makes rent due that was opened early and is paid by hand. Its tenant is told of the rest. */
export async function openScheduledRent(db: Db, now: Date): Promise<void> {
  await transaction(db, async (trx) => {
    const early = sql<boolean>`o.id in (
      select id from obligations
      where kind = 'rent' and status = 'scheduled' and collection = ${sql.lit(COLLECTION.manual)} and due_at <= ${now}
        and cancel_requested_at is null
      order by id for no key update skip locked
    )`;
    await notifyOfOpenedRent(trx, await obligations.becomeDue(trx, early, now), now);
  });
}

/** Tells both sides, once for each row, that rent is late now. */
export async function notifyOfLateRent(db: Db, now: Date): Promise<void> {
  for (;;) {
    const reminded = await transaction(db, async (trx) => {
      const late = sql<boolean>`o.id in (${lateRent(now)})`;
      const rows = await obligations.change(trx, late, { late_told_at: now });
      const mails = rows.flatMap(({ id: obligationId }) =>
        (['tenant', 'lister'] as const).map((to) => ({
          order: { mail: 'rent_late' as const, obligationId, to },
          key: `rent_late:${obligationId}:${to}`,
        })),
      );
      await orderMails(trx, mails, now);
      return rows.length;
    });
    if (reminded < BATCH) return;
  }
}

/** How long a tenant has to confirm a deposit with the bank before both sides are told. */
const CONFIRMED_WITHIN_MS = 10 * 60_000;

/** Tells both sides, once for each payment, that a deposit waits for the bank. */
export async function notifyOfUnconfirmedDeposits(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CONFIRMED_WITHIN_MS);
  await transaction(db, async (trx) => {
    const waiting = await trx
      .selectFrom('obligations')
      .select(['rental_id', 'payment_intent'])
      .where('kind', '=', 'deposit')
      .where('status', '=', 'action_required')
      .where('updated_at', '<=', before)
      .execute();
    const mails = waiting.flatMap(({ rental_id: rentalId, payment_intent: intent }) =>
      rentalId === null
        ? []
        : (['tenant', 'lister'] as const).map((to) => ({
            order: { mail: 'deposit_unconfirmed' as const, rentalId, to },
            key: `deposit_unconfirmed:${intent}:${to}`,
          })),
    );
    await orderMails(trx, mails, now);
  });
}

/** A replacement row is late from its creation, of which both sides were told. */
const lateRent = (now: Date) => sql<{ id: number }>`
  select id from obligations
  where late_told_at is null and paid_at is null and kind = 'rent' and status <> 'cancelled'
    and late_from <= ${now}::timestamptz and status in (${sql.join(OPEN_STATUSES)})
    and replaces_id is null and cancel_requested_at is null
    and not ${isCollectionHeld(sql`obligations.payee_id`)}
  order by late_from limit ${BATCH} for no key update skip locked`;

import { type AutoPay, type ProviderMode, RENT_HOUR_UTC, type RentalStatus } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { cardCents } from '../../../platform/payments/obligation-kinds.ts';
import { listDunningAttempts, OPEN_STATUSES } from '../../billing/index.ts';
import { isObjectedTo, sharedCard } from '../../rentals/index.ts';
import { noticedAt } from './periods.queries.ts';
import type { RentFacts } from './rent-schedule.ts';

/** A tenant's rent that waits for an attempt, or whose schedule has ended during its period. */
export async function listRentOfNewCard(
  db: Db,
  { memberId, mode, now }: { memberId: number; mode: ProviderMode; now: Date },
): Promise<{ id: number; cents: number }[]> {
  const { rows } = await sql<{ id: number; cents: number }>`
    select o.id, ${cardCents} as cents from obligations o
    where payer_id = ${memberId} and provider_mode = ${mode} and kind = 'rent'
      and status in (${sql.join(OPEN_STATUSES)}) and collection = 'auto'
      and (next_attempt_at is not null or ${isResumable(now)})
    order by id`.execute(db);
  return rows;
}

/** Failed rent of a period that is not over, which a new card is charged once more. */
export const isResumable = (now: Date) => sql<boolean>`(
  status = 'failed' and collection = 'auto'
  and period_to + make_interval(hours => ${sql.lit(RENT_HOUR_UTC)})
    > ${now}::timestamptz at time zone 'UTC')`;

export interface ScheduledRent extends RentFacts {
  id: number;
  payerId: number;
}

/** Open rent with the data that decides its next step; undefined if no longer open. */
export async function findScheduledRent(
  db: Db,
  obligationId: number,
): Promise<ScheduledRent | undefined> {
  const row = await db
    .selectFrom('obligations as o')
    .innerJoin('rentals as r', 'r.id', 'o.rental_id')
    .leftJoin('payment_methods as p', (join) =>
      join
        .onRef('p.member_id', '=', 'o.payer_id')
        .onRef('p.provider_mode', '=', 'o.provider_mode')
        .on('p.valid', '=', true),
    )
    .leftJoin('payout_accounts as a', (join) =>
      join
        .onRef('a.member_id', '=', 'o.payee_id')
        .onRef('a.provider_mode', '=', 'o.provider_mode')
        .on('a.state', '=', 'ready'),
    )
    .select([
      'o.id',
      'o.payer_id',
      'o.status',
      'o.due_at',
      'o.amount_cents',
      'o.settled_cents',
      'r.status as rental_status',
      'r.auto_pay',
      'p.payment_method',
      'p.updated_at as card_changed_at',
      'a.account_id',
      sharedCard.as('is_card_shared'),
      noticedAt.as('noticed_at'),
      isObjectedTo.as('is_objected_to'),
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('disputes as d')
          .innerJoin('obligations as p', 'p.id', 'd.obligation_id')
          .select('d.provider_id')
          .whereRef('p.rental_id', '=', 'o.rental_id')
          .where('d.state', '=', 'open'),
      ).as('is_disputed'),
    )
    .where('o.id', '=', obligationId)
    .where('o.collection', '=', 'auto')
    .where('o.status', 'in', OPEN_STATUSES)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { payment_method: paymentMethod, card_changed_at: changedAt } = row;
  return {
    id: row.id,
    payerId: row.payer_id,
    rental: { status: row.rental_status as RentalStatus, auto_pay: row.auto_pay as AutoPay },
    card: paymentMethod === null || changedAt === null ? null : { paymentMethod, changedAt },
    status: row.status,
    dueAt: row.due_at,
    isPayeeReady: row.account_id !== null,
    isDisputed: row.is_disputed === true,
    isCardShared: row.is_card_shared,
    isObjectedTo: row.is_objected_to,
    noticedAt: row.noticed_at,
    attempts: await listDunningAttempts(db, obligationId),
  };
}

/** The first instant in a range at which rent is due, attempted again, or late. */
export async function findNextRentDue(db: Db, after: Date, until: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (
        select min(next_due_at) from rentals
        where next_due_at > ${after} and next_due_at <= ${until} and status in ('accepted', 'ended')
      ),
      (
        select min(next_attempt_at) from obligations
        where kind = 'rent' and next_attempt_at > ${after} and next_attempt_at <= ${until}
      ),
      (
        select min(due_at) from obligations
        where kind = 'rent' and status = 'scheduled' and due_at > ${after} and due_at <= ${until}
      ),
      (
        select min(late_from) from obligations
        where late_told_at is null and paid_at is null and kind = 'rent' and status <> 'cancelled'
          and late_from > ${after} and late_from <= ${until}
      )
    ) as at`.execute(db);
  return rows[0]?.at ?? undefined;
}

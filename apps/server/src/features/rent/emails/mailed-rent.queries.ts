import { dueDay, rentDueAt } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { cardCents } from '../../../platform/payments/obligation-kinds.ts';
import { OPEN_STATUSES } from '../../billing/index.ts';
import {
  type CarriedRest,
  carriedRest,
  findMailedRental,
  type MailedRental,
} from '../../rentals/index.ts';
import { agreedAt, isAgreedAt } from '../periods/periods.queries.ts';
import {
  findScheduledRent,
  nextRentAttempt,
  nextRentSlot,
  type RentFacts,
  rentRules,
} from '../periods/schedule-rent.ts';

/** Rent of a past period that an outage left open. Amounts in whole cents. */
interface LeftRent {
  id: number;
  amount: number;
  /** Its parts. */
  rent: number;
  carried: CarriedRest | null;
  credit: number;
  period_from: string;
  period_to: string;
  late_from: Date;
  /** Whether the tenant had agreed to automatic charges when it fell due. */
  isAgreed: boolean;
}

/** What one outage left open of a rental and is still not paid, oldest first. */
export async function listLeftRent(
  trx: Trx,
  { rentalId, leftAt }: { rentalId?: number; leftAt?: string },
): Promise<LeftRent[]> {
  const { rows } = await sql<Omit<LeftRent, 'isAgreed'> & { due_at: Date; agreed_at: Date | null }>`
    select o.id, o.amount_cents + o.carried_cents - o.settled_cents as amount,
      o.amount_cents as rent, ${carriedRest} as carried, o.settled_cents as credit,
      o.period_from, o.period_to, o.late_from, o.due_at, ${agreedAt} as agreed_at
    from obligations o join rentals r on r.id = o.rental_id
    where o.rental_id = ${rentalId ?? null}::integer and o.kind = 'rent'
      and o.left_at = ${leftAt ?? null}::timestamptz and o.status in (${sql.join(OPEN_STATUSES)})
    order by o.period_from, o.id`.execute(trx);
  return rows.map(({ due_at, agreed_at, ...row }) => ({
    ...row,
    isAgreed: isAgreedAt(due_at, agreed_at),
  }));
}

interface ChargeRow {
  id: number;
  rental_id: number;
  isOpen: boolean;
  isPaid: boolean;
  mustConfirm: boolean;
  amount: number;
  /** Its parts: the rent of the period, the rest of an earlier one, and what was covered before. */
  rent: number;
  carried: CarriedRest | null;
  credit: number;
  /** The lister's fee. */
  fee: number | null;
  period_from: string;
  period_to: string;
  due_at: Date;
  created_at: Date;
  card_brand: string | null;
  card_last4: string | null;
  /** Why the attempt failed; null if nothing could be charged. */
  code: string | null;
}

export interface MailedRent extends ChargeRow {
  mailed: MailedRental;
  /** When the card is charged next automatically; undefined until something changes. */
  nextAttemptAt: Date | undefined;
  /** There are no more automatic attempts. */
  isEnd: boolean;
  /** Its period is not over, so that a new card is charged. */
  isPeriodOpen: boolean;
  hasCard: boolean;
  /** The lister can still have the card charged, a day after it was declined. */
  isChargeable: boolean;
  isCardShared: boolean;
  /** The tenant objects to it, so that AutoPay waits. */
  isObjectedTo: boolean;
}

/**
 * The rent behind an ordered email; undefined if there is none, or its tenant's account is closed.
 */
export async function findMailedRent(
  trx: Trx,
  { obligationId, attemptId }: { obligationId?: number; attemptId?: number },
  now: Date,
): Promise<MailedRent | undefined> {
  const { rows } = await sql<ChargeRow>`
    select o.id, o.rental_id, o.paid_at is not null as "isPaid",
      o.paid_at is null and o.status <> 'cancelled' as "isOpen",
      o.status = 'action_required' as "mustConfirm", ${cardCents} as amount,
      o.amount_cents as rent, ${carriedRest} as carried, o.settled_cents as credit,
      o.application_fee_cents as fee, o.period_from, o.period_to, o.due_at, o.created_at,
      coalesce(a.card_brand, o.card_brand) as card_brand,
      coalesce(a.card_last4, o.card_last4) as card_last4, coalesce(a.decline_code, a.code) as code
    from obligations o
    join members m on m.id = o.payer_id and m.status <> 'CLOSED'
    left join lateral (
      select * from payment_attempts
      where obligation_id = o.id and status = 'declined'
        and (${attemptId ?? null}::integer is null or id = ${attemptId ?? null}::integer)
      order by n desc limit 1
    ) a on true
    where o.id = ${obligationId ?? null}::integer`.execute(trx);
  const [row] = rows;
  const mailed = row && (await findMailedRental(trx, row.rental_id));
  if (row === undefined || mailed === undefined) return undefined;
  const rent = await findScheduledRent(trx, row.id);
  const isPeriodOpen = rentDueAt(row.period_to) > now;
  return { ...row, mailed, isPeriodOpen, ...comingAttempts(rent, now) };
}

function comingAttempts(rent: RentFacts | undefined, now: Date) {
  if (rent === undefined) {
    const none = { isChargeable: false, isCardShared: false, isObjectedTo: false };
    return { nextAttemptAt: undefined, isEnd: true, hasCard: true, ...none };
  }
  const { isCardShared, isObjectedTo } = rent;
  const nextAttemptAt = rentRules.isNewCardDue(rent, now) ? now : nextRentAttempt(rent, now);
  // The email about the last attempt can be sent before the rent is marked as failed.
  const isOver = nextAttemptAt === undefined && nextRentSlot(rent.dueAt, now) === undefined;
  return {
    nextAttemptAt,
    isEnd: isOver || rent.status === 'failed',
    hasCard: rent.card !== null,
    isChargeable: rent.card !== null && !isCardShared && rentRules.gate(rent, now) === 'go',
    isCardShared,
    isObjectedTo,
  };
}

/** The day at the crash pad on which rent is due. */
export async function findDueDay(trx: Trx, id: number | undefined): Promise<string | undefined> {
  const row = await trx
    .selectFrom('obligations as o')
    .innerJoin('rentals as r', 'r.id', 'o.rental_id')
    .select(['o.due_at', 'r.time_zone'])
    .where('o.id', '=', id ?? 0)
    .executeTakeFirst();
  return row && dueDay(row.due_at, row.time_zone);
}

import {
  type Collection,
  type ObjectionSubject,
  type ObligationStatus,
  toDollars,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { ChangeSummary } from '../../../platform/database/column-types.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { OPEN_STATUSES } from '../../billing/index.ts';
import { lostOf } from '../periods/balance-rent.ts';
import type { TransactionRow } from './payments.queries.ts';

/** A part of a payment that can be objected to. */
export interface ObjectionPart {
  refund_id: number | null;
  line: number | null;
}

interface Target extends ObjectionPart {
  about: ObjectionSubject;
  /** US dollars. */
  amount: number;
  /** The period of rent, or the day of a payment or return. */
  days: { from: string | null; to: string | null };
  /** Of a deduction. */
  reason: string | null;
}

type Payment = Pick<
  TransactionRow,
  | 'type'
  | 'status'
  | 'amount_cents'
  | 'rent_cents'
  | 'carried_cents'
  | 'settlements'
  | 'objections'
  | 'period_from'
  | 'period_to'
  | 'paid_on'
>;

/** What the tenant can object to in general: rent, an entry, returns outside, and deductions. */
export function objectionTargets(payment: Payment): Target[] {
  const { type, status, settlements } = payment;
  const amount = toDollars(objectedCents(payment, { refund_id: null, line: null }));
  const { period_from, period_to, paid_on } = payment;
  const days = type === 'rent' ? { from: period_from, to: period_to } : { from: paid_on, to: null };
  const whole = { refund_id: null, line: null, amount, days, reason: null };
  const subjects: Partial<Record<typeof type, ObjectionSubject>> = {
    rent: 'rent',
    manual: 'entry',
  };
  const about = subjects[type];
  const isOver = status === 'voided' || status === 'written_off';
  return [
    ...(about === undefined || isOver ? [] : [{ ...whole, about }]),
    ...settlements.flatMap(({ id: refund_id, method, amount_cents: returned, deductions, on }) => {
      const of = { ...whole, refund_id, days: { from: on, to: null } };
      return [
        ...(method === 'outside' && returned > 0
          ? [{ ...of, about: 'return' as const, amount: toDollars(returned) }]
          : []),
        ...deductions.map(({ reason, amount_cents: cents }, line) => ({
          ...{ ...of, about: 'deduction' as const, line, reason, amount: toDollars(cents) },
        })),
      ];
    }),
  ];
}

/** The amount of a part; of rent what is owed for its period, whatever has covered it. */
export function objectedCents(
  { amount_cents, rent_cents, carried_cents, settlements }: Omit<Payment, 'objections'>,
  { refund_id, line }: ObjectionPart,
): number {
  const settlement = settlements.find(({ id }) => id === refund_id);
  if (settlement === undefined) {
    return rent_cents === null ? amount_cents : rent_cents + carried_cents;
  }
  if (line === null) return settlement.amount_cents;
  return settlement.deductions[line]?.amount_cents ?? 0;
}

/**
 * What the history says of an objection: what it is about, with its amount and days.
 * @param subject what an earlier objection is about
 */
export function objectionSummary(
  payment: Payment,
  subject: ObjectionSubject | null,
  part: ObjectionPart,
): ChangeSummary {
  const target = objectionTargets(payment).find((item) => isSamePart(item, part));
  const about = subject ?? target?.about ?? null;
  const settlement = payment.settlements.find(({ id }) => id === part.refund_id);
  const isRent = about === 'rent';
  const [from, to] = isRent
    ? [payment.period_from, payment.period_to]
    : [settlement?.on ?? payment.paid_on, null];
  return {
    objection_about: { from: null, to: about },
    objection_amount: { from: null, to: objectedCents(payment, part) },
    objection_days: { from, to },
    ...(part.line !== null && {
      objection_reason: { from: null, to: settlement?.deductions[part.line]?.reason ?? null },
    }),
  };
}

export const isSamePart = (one: ObjectionPart, other: ObjectionPart): boolean =>
  one.refund_id === other.refund_id && one.line === other.line;

/** What the tenant can still object to, once for each part. */
export const objectionable = (payment: Payment): Target[] =>
  objectionTargets(payment).filter(
    (target) => !payment.objections.some((objection) => isSamePart(objection, target)),
  );

/** Rent of one period that is not fully paid. Amounts in whole cents. */
export interface OpenRent {
  id: number;
  period_from: string;
  period_to: string;
  /** The rent of the period, with the rest of an earlier one. */
  of_cents: number;
  left_cents: number;
}

/** The open rent of a rental, oldest first. */
export async function listOpenRent(db: Db | Trx, rentalId: number): Promise<OpenRent[]> {
  const { rows } = await sql<OpenRent>`
    select o.id, o.period_from, o.period_to, o.amount_cents + o.carried_cents as of_cents,
      a.left_cents
    from obligations o
    cross join lateral (
      select least(o.amount_cents, ${lostOf}) + o.carried_cents - o.settled_cents as left_cents
    ) a
    where o.rental_id = ${rentalId} and o.kind = 'rent' and o.status in (${sql.join(OPEN_STATUSES)})
      and a.left_cents > 0 and o.cancel_requested_at is null
    order by o.period_from, o.id`.execute(db);
  return rows;
}

/** The source of an allocation. */
export type Source = { manual_payment_id: number } | { request_obligation_id: number };

export const fromSource = (source: Source) =>
  'manual_payment_id' in source
    ? sql`manual_payment_id = ${source.manual_payment_id}`
    : sql`request_obligation_id = ${source.request_obligation_id}`;

/** Rent covered by a payment. */
export interface Allocation {
  obligation_id: number;
  cents: number;
  due_at: Date;
  period_from: string;
  period_to: string;
  status: ObligationStatus;
  collection: Collection;
  /** Whether the card was declined for it. */
  was_declined: boolean;
  /** Whether other money, which stays, has paid what this payment left open. */
  is_completed: boolean;
  is_open: boolean;
  /** The open row that collects its rest. */
  carrier_id: number | null;
}

/** The rent that a payment covers now, latest period first. */
export async function listAllocations(db: Db | Trx, source: Source): Promise<Allocation[]> {
  const { rows } = await sql<Allocation>`
    select o.id as obligation_id, a.cents, o.due_at, o.period_from, o.period_to, o.status,
      o.collection, exists (
        select from payment_attempts t where t.obligation_id = o.id and t.status = 'declined'
      ) as was_declined,
      o.charge_id is not null or c.paid_at is not null as is_completed,
      o.paid_at is null and o.status <> 'cancelled' as is_open,
      case when c.paid_at is null then c.id end as carrier_id
    from (
      select obligation_id, sum(amount_cents)::int as cents from allocations
      where ${fromSource(source)} and use = 'rent'
      group by obligation_id having sum(amount_cents) > 0
    ) a
    join obligations o on o.id = a.obligation_id
    left join obligations c on c.carried_from_id = o.id and c.status <> 'cancelled'
    order by o.period_from desc, o.id desc`.execute(db);
  return rows;
}

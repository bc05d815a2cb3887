import type { MovementKind, PaymentPurpose } from '@crewpad/domain';
import { sql } from 'kysely';
import { OPEN_STATUSES } from '../billing/index.ts';
import { type BalanceRow, balanceColumns, dueDate } from '../rentals/index.ts';
import { type MovementsOf, movements } from './movements.queries.ts';

/** Rent of one period, or what it was. Amounts in whole cents. */
interface AccountRent {
  id: number;
  /** The day since which it is owed. */
  due_on: string;
  opened_on: string;
  is_due: boolean;
  is_open: boolean;
  /** What is owed for it, rests of earlier periods included, and its own rest left out. */
  cents: number;
  settled: number;
  /** By the card charge of its own. */
  charged: number;
  /** The day on which the lister gave it up. */
  written_off_on: string | null;
}

export interface AccountMovement {
  payment: number;
  kind: MovementKind;
  purpose: PaymentPurpose;
  cents: number;
  day: string;
}

interface AccountRequest {
  /** Of its obligation. */
  id: number;
  purpose: PaymentPurpose;
  cents: number;
  on: string;
  is_pending: boolean;
}

/** What was due and what was paid in a rental. Amounts in whole cents. */
export interface AccountFacts extends BalanceRow {
  accepted_on: string | null;
  ended_on: string | null;
  rents: AccountRent[];
  movements: AccountMovement[];
  requests: AccountRequest[];
  /** What each payment for rent covers now, by its number; what was kept of it counts too. */
  covered: { payment: number; cents: number }[];
  kept: { cents: number; on: string }[];
  objections: { charge_id: number; on: string }[];
}

/** Whether rent `o` is open. */
const isOpen = sql`o.status in (${sql.join(OPEN_STATUSES)})`;

/** The account of a rental of a lister or tenant. */
export const accountFacts = (
  { side, memberId }: Pick<MovementsOf, 'side' | 'memberId'>,
  rentalId: number,
  now: Date,
) => sql<AccountFacts>`
  with ${movements({ side, memberId, rental: rentalId })}
  select ${balanceColumns},
    (r.accepted_at at time zone r.time_zone)::date as accepted_on,
    (r.ended_at at time zone r.time_zone)::date as ended_on,
    (
      select coalesce(json_agg(json_build_object('id', o.id,
        'due_on', greatest(${dueDate(sql`o.due_at`, sql`r.time_zone`)},
          case when o.replaces_id is not null then (o.created_at at time zone r.time_zone)::date end),
        'opened_on', (o.created_at at time zone r.time_zone)::date,
        'is_due', o.due_at <= ${now}::timestamptz, 'is_open', ${isOpen},
        'cents', o.amount_cents + o.carried_cents - o.rest_cents, 'settled', o.settled_cents,
        'charged', case when o.charge_id is null then 0
          else o.amount_cents + o.carried_cents - o.rest_cents - o.settled_cents end,
        'written_off_on', case when o.closed_as = 'written_off'
          then (o.updated_at at time zone r.time_zone)::date end) order by o.due_at, o.id), '[]')
      from obligations o
      where o.rental_id = r.id and o.kind = 'rent'
        and (o.paid_at is not null or ${isOpen} or o.closed_as = 'written_off')
    ) as rents,
    (
      select coalesce(json_agg(json_build_object('payment', m.payment, 'kind', m.kind,
        'purpose', m.purpose, 'cents', m.amount + m.deposit, 'day', m.day)
        order by m.day, m.payment, m.line), '[]')
      from movements m where m.kind not in ('deposit_kept', 'fee_returned')
    ) as movements,
    (
      select coalesce(json_agg(json_build_object('id', q.obligation_id, 'purpose', q.payment_for,
        'cents', q.amount_cents, 'on', (q.created_at at time zone r.time_zone)::date,
        'is_pending', q.status = 'pending') order by q.id), '[]')
      from payment_requests q
      join obligations o on o.id = q.obligation_id
      where q.rental_id = r.id and (q.status = 'pending' or o.paid_at is not null)
    ) as requests,
    (
      select coalesce(json_agg(c), '[]') from (
        select coalesce(a.manual_payment_id, a.request_obligation_id) as payment,
          sum(a.amount_cents)::int as cents
        from allocations a where a.rental_id = r.id group by 1
      ) c
    ) as covered,
    (
      select coalesce(json_agg(json_build_object('cents', a.amount_cents,
        'on', (a.created_at at time zone r.time_zone)::date) order by a.created_at, a.id), '[]')
      from allocations a where a.rental_id = r.id and a.use = 'kept'
    ) as kept,
    (
      select coalesce(json_agg(json_build_object('charge_id', b.charge_id,
        'on', (b.at at time zone r.time_zone)::date) order by b.id), '[]')
      from objections b where b.rental_id = r.id
    ) as objections
  from rentals r where r.id = ${rentalId}`;

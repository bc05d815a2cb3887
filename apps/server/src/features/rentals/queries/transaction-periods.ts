import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { OPEN_STATUSES } from '../../billing/index.ts';

/** A period of rent, and the part of it that a payment covers. */
export interface TransactionPeriod {
  charge_id: number;
  period_from: string;
  period_to: string;
  cents: number;
  of_cents: number;
  due_at: string;
  collection: 'auto' | 'hand';
  was_declined: boolean;
}

/** What a payment covers. Amounts in whole cents. */
export interface Covered {
  /** What it covers, or had covered before it was voided. */
  periods: TransactionPeriod[];
  credit_cents: number;
  rest_cents: number;
  /** Whether there is other rent to collect that rest. */
  has_next_rent: boolean;
  /** The lister closed the settlement without returning its credit. */
  is_settled: boolean;
  credit_kept_cents: number;
  credit_kept_reason: string | null;
}

/** What the entry `mp` or the paid request `o` is used for. */
export const usedParts = sql`
  left join lateral (
    select min(ro.period_from) as period_from, max(ro.period_to) as period_to,
      count(*) filter (where a.use = 'rent') = 1
        and bool_and(a.cents = ro.amount_cents + ro.carried_cents) filter (where a.use = 'rent')
        as is_whole,
      json_agg(json_build_object('charge_id', ro.id, 'period_from', ro.period_from,
        'period_to', ro.period_to, 'cents', a.cents,
        'of_cents', ro.amount_cents + ro.carried_cents, 'due_at', ro.due_at,
        'collection', ro.collection, 'was_declined', exists (
          select from payment_attempts t where t.obligation_id = ro.id and t.status = 'declined'
        )) order by ro.period_from, ro.id) filter (where a.use = 'rent') as periods,
      sum(a.cents) filter (where a.use = 'credit')::int as credit_cents,
      sum(a.cents) filter (where a.use = 'kept')::int as kept_cents,
      sum(ro.rest_cents) filter (where a.last = (
        select max(x.id) from allocations x where x.obligation_id = ro.id
      ))::int as rest_cents
    from (
      -- A voided entry still names what it had covered, and the credit that its void has undone.
      select use, obligation_id, max(id) as last, case
        when mp.voided_at is null or use = 'kept' then sum(amount_cents)
        else -sum(amount_cents) filter (where amount_cents < 0
          and (use = 'rent' or created_at >= mp.voided_at)) end::int as cents
      from (
        select * from allocations where manual_payment_id = mp.id
        union all
        select * from allocations where request_obligation_id = o.id
      ) both_sources group by use, obligation_id
    ) a left join obligations ro on ro.id = a.obligation_id
    where a.cents > 0
  ) used on true`;

/** The credit of a payment of the rental `r` that the lister kept, `used` for that, and why. */
export const keptCredit = sql`coalesce(used.kept_cents, 0) as credit_kept_cents,
    case when used.kept_cents > 0 then (
      select h.reason from rental_history h
      where h.rental_id = r.id and h.action = 'keep_credit' order by h.id desc limit 1
    ) end as credit_kept_reason`;

/** Why the lister kept parts of the obligation `o` or the entry `mp`; of the credit `used`. */
export const keptReasons = sql<string[]>`(
      select coalesce(json_agg(k.reason order by k.at, k.place), '[]') from (
        select coalesce(d ->> 'reason', rf.reason) as reason, rf.created_at as at, place
        from refunds rf
        left join jsonb_array_elements(rf.deductions) with ordinality x (d, place) on true
        where (rf.obligation_id = o.id or rf.manual_payment_id = mp.id)
          and rf.state <> 'failed' and rf.kept_cents > 0
        union all
        select h.reason, h.created_at, 0 from rental_history h
        where h.rental_id = r.id and h.action = 'keep_credit' and used.kept_cents > 0
      ) k where k.reason <> ''
    )`;

/** Whether a rental `r` has rent that can collect a rest. */
export const hasNextRent = sql<boolean>`(r.next_rent_on is not null or exists (
      select from obligations n
      where n.rental_id = r.id and n.kind = 'rent' and n.status in (${sql.join(OPEN_STATUSES)})
    ))`;

/** What paid requests cover. */
export async function listCovered(
  db: Db | Trx,
  ids: readonly number[],
): Promise<(Covered & { id: number })[]> {
  const { rows } = await sql<Covered & { id: number }>`
    select o.id, coalesce(used.periods, '[]') as periods,
      coalesce(used.credit_cents, 0) as credit_cents, coalesce(used.rest_cents, 0) as rest_cents,
      ${hasNextRent} as has_next_rent, r.settled_at is not null as is_settled,
      ${keptCredit}
    from obligations o
    join rentals r on r.id = o.rental_id
    left join manual_payments mp on false
    ${usedParts}
    where o.id = any (${ids}::integer[])`.execute(db);
  return rows;
}

import type { PresetReason, SettledFacts } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { isConfirming, OPEN_STATUSES } from '../../billing/index.ts';
import { creditCents, isRestWaiting } from './rent-money.ts';

/** What decides the settlement of a stay. Amounts in whole cents. */
export interface SettlementFacts extends SettledFacts {
  refunds_pending: number;
  /** The agreed check-out day; after the end, the one that was agreed before. */
  agreed_end: string | null;
}

const OPEN = sql.join(OPEN_STATUSES);
/** Rent that an account's closing cancels is not owed. */
const isOwed = sql`(o.status in (${OPEN})
  and not (r.status = 'ended' and o.cancel_requested_at is not null))`;
const isKept = sql`(o.paid_at is not null and (r.status <> 'ended' or o.period_to >= r.checkout_date)
  and not exists (
    select from disputes d where d.obligation_id = o.id and d.state in ('open', 'lost')))`;
const UNUSED: PresetReason = 'unused_days';
/** A refund `f` of days after a check-out. */
const isUnused = sql`(f.reason = ${sql.lit(UNUSED)}
  and f.state in ('pending', 'retrying', 'done'))`;
/** Refunds of a rental `r` that the bank has not confirmed, in whole cents. */
export const refundsPending = sql<number>`(
  select coalesce(sum(f.amount_cents), 0)::int from refunds f
  join obligations o on o.id = f.obligation_id
  where o.rental_id = r.id and f.method = 'card' and f.state in ('pending', 'retrying'))`;

const SET_CHECKOUT = sql`h.change_summary -> 'checkout_date'`;

/** The facts of a rental `r`, as one JSON column. */
export const settlementFacts = sql<SettlementFacts>`json_build_object(
  'rows', (
    select coalesce(json_agg(json_build_object('id', o.id, 'from', o.period_from,
      'to', o.period_to, 'amount', o.amount_cents, 'settled', o.settled_cents,
      'carried', o.carried_cents, 'state', case when o.paid_at is null then 'open' else 'paid' end,
      'by_card', o.charge_id is not null, 'refunded', coalesce((
        select sum(f.amount_cents) from refunds f
        where f.obligation_id = o.id and f.state in ('pending', 'retrying', 'done')
      ), 0),
      'returned', coalesce((
        select sum(f.amount_cents) from refunds f where f.obligation_id = o.id and ${isUnused}
      ), 0),
      'returned_on', (
        select max((f.created_at at time zone r.time_zone)::date) from refunds f
        where f.obligation_id = o.id and ${isUnused}
      ),
      'is_busy', o.status = 'collecting' or ${isConfirming},
      'is_replacement', o.replaces_id is not null
    ) order by o.period_from, o.id), '[]')
    from obligations o
    where o.rental_id = r.id and o.kind = 'rent' and (${isOwed} or ${isKept})
  ),
  'credit', ${creditCents},
  'rests', (
    select coalesce(json_agg(o.rest_cents order by o.period_from, o.id), '[]')
    from obligations o where o.rental_id = r.id and ${isRestWaiting}
  ),
  'unbilled_from', r.next_rent_on,
  'refunds_pending', ${refundsPending},
  'agreed_end', case when r.status <> 'ended' then r.checkout_date else (
    select case when ${SET_CHECKOUT} is null then r.checkout_date
      else (${SET_CHECKOUT} ->> 'from')::date end
    from rental_history h
    where h.rental_id = r.id and h.action in ('check_out', 'leave', 'end')
    order by h.id desc limit 1
  ) end)`;

/** The facts of one rental that must exist. */
export async function getSettlementFacts(db: Db | Trx, id: number): Promise<SettlementFacts> {
  const { rows } = await sql<{ facts: SettlementFacts }>`
    select ${settlementFacts} as facts from rentals r where r.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no rental ${id}`);
  return row.facts;
}

/** Whether an ended rental `r` has rent that is owed, or was paid for days after its end. */
export const hasRentToSettle = sql<boolean>`exists (
  select from obligations o where o.rental_id = r.id and o.kind = 'rent'
    and (${isOwed} or ${isKept} and o.period_to > r.checkout_date))`;

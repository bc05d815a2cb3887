import type { RentChangeState, RentTerms } from '@crewpad/domain';
import { sql } from 'kysely';

/** Credit that the lister kept, and why. */
export interface KeptCredit {
  cents: number;
  reason: string | null;
}

/** What was paid for rental `r` and covers nothing yet, in whole cents. */
export const creditCents = sql<number>`(
    select coalesce(sum(a.amount_cents), 0)::int from allocations a
    where a.rental_id = r.id and a.use = 'credit'
  )`;

/** The credit of rental `r` that the lister kept; null for none. */
export const creditKept = sql<KeptCredit | null>`(
    select json_build_object('cents', sum(a.amount_cents)::int, 'reason', (
      select h.reason from rental_history h
      where h.rental_id = r.id and h.action = 'keep_credit' order by h.id desc limit 1
    ))
    from allocations a where a.rental_id = r.id and a.use = 'kept' having sum(a.amount_cents) > 0
  )`;

/** What rental `r` costs and when rent is due, by the first day of each. Amounts in whole cents. */
export const rentTerms = sql<RentTerms[]>`(
    select coalesce(json_agg(json_build_object('from_date', rt.from_date,
      'rental_amount', rt.rental_amount, 'payment_date', rt.payment_date) order by rt.from_date), '[]')
    from rental_terms rt where rt.rental_id = r.id
  )`;

/** The latest changed rent that was not taken back. */
export interface ChangedRent {
  id: number;
  from_date: string;
  old_cents: number;
  new_cents: number;
  state: RentChangeState;
  asked_at: string;
  reason: string | null;
  replaced: ReplacedRent | null;
}

/** The change of rent that another one has closed in the same step. */
export interface ReplacedRent {
  new_cents: number;
  from_date: string;
}

/** The one that the change of rent `rc` has replaced. */
export const replacedRent = sql<ReplacedRent | null>`(
    select json_build_object('new_cents', p.new_cents, 'from_date', p.from_date)
    from rent_changes p
    where p.rental_id = rc.rental_id and p.id < rc.id
      and p.state = 'withdrawn' and p.answered_at = rc.asked_at
    order by p.id desc limit 1
  )`;

export const changedRent = sql<ChangedRent | null>`(
    select json_build_object('id', rc.id, 'from_date', rc.from_date, 'old_cents', rc.old_cents,
      'new_cents', rc.new_cents, 'state', rc.state, 'asked_at', rc.asked_at, 'reason', rc.reason,
      'replaced', ${replacedRent})
    from rent_changes rc where rc.rental_id = r.id and rc.state <> 'withdrawn'
    order by rc.id desc limit 1
  )`;

/** The rest of a paid row `o` that no later row collects yet. */
export const isRestWaiting = sql<boolean>`(o.rest_cents > 0 and not exists (
  select from obligations c
  where c.rental_id = o.rental_id and c.carried_from_id = o.id and c.status <> 'cancelled'))`;

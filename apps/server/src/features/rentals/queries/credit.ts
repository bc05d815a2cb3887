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

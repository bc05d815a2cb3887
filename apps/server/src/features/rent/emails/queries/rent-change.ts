import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';

/** A changed rent, in whole cents; undefined if there is none with this id. */
export const findRentChange = (trx: Trx, id: number | undefined) =>
  trx
    .selectFrom('rent_changes')
    .selectAll()
    // Closed in the same step, which tells only of the new one.
    .select(
      sql<{ new_cents: number; from_date: string } | null>`(
        select json_build_object('new_cents', p.new_cents, 'from_date', p.from_date)
        from rent_changes p
        where p.rental_id = rent_changes.rental_id and p.id < rent_changes.id
          and p.state = 'withdrawn' and p.answered_at = rent_changes.asked_at
        order by p.id desc limit 1
      )`.as('replaced'),
    )
    .where('id', '=', id ?? 0)
    .executeTakeFirst();

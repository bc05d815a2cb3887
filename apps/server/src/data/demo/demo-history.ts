import { sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';

/** Adds the rent terms and the history of the demo rentals. */
export async function addDemoHistory(trx: Trx): Promise<void> {
  await sql`
    insert into rental_terms (rental_id, from_date, rental_amount, payment_date)
    select id, start_date, rental_amount, payment_date from rentals`.execute(trx);
  await sql`
    insert into rental_history
      (rental_id, lister_id, actor_id, actor, action, status, room_and_bed, created_at)
    select r.id, r.lister_id, s.actor_id, s.actor, s.action, s.status,
      rm.room_name || ', ' || b.bed_name, s.at
    from rentals r
    join beds b on b.id = r.bed_id
    join rooms rm on rm.id = b.room_id
    cross join lateral (
      values ('invite', 'lister', r.lister_id, 'pending', r.created_at),
        ('accept', 'tenant', r.user_id, 'accepted', r.accepted_at),
        ('end', 'system', null, 'ended', r.ended_at)
    ) s (action, actor, actor_id, status, at)
    where s.at is not null
    order by s.at, r.id`.execute(trx);
}

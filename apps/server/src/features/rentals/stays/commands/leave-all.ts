import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { OPEN_STATUSES } from '../../../billing/index.ts';
import { applyChange } from '../../commands/change-rental.ts';
import { findRentals } from '../../queries/rental-rows.ts';
import { leaving } from './leave.ts';

/**
 * Locks a member's rentals, their listings, and those they are on the waitlist of: the order of all
 * commands.
 */
export async function lockRented(trx: Trx, memberId: number): Promise<void> {
  await sql`
    select from listings
    where id in (
      select listing_id from rentals where user_id = ${memberId} and status = 'accepted'
      union
      select listing_id from waitlist_entries where member_id = ${memberId} and closed_at is null
    )
    order by id for no key update`.execute(trx);
  await sql`
    select from rentals where user_id = ${memberId} and status = 'accepted'
    order by id for update`.execute(trx);
}

/** Ends all rentals of a member who closes their account. */
export async function leaveAll(trx: Trx, memberId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from rentals where user_id = ${memberId} and status = 'accepted' order by id`.execute(
    trx,
  );
  const rentals = await findRentals(
    trx,
    rows.map(({ id }) => id),
  );
  for (const rental of rentals) {
    const step = { action: 'leave', actor: 'tenant', actorId: memberId, now } as const;
    await applyChange(trx, rental, leaving(rental, now), step);
  }
  // It can no longer be collected. The billing job cancels it after its payment intents.
  await trx
    .updateTable('obligations')
    .set({ cancel_requested_at: now })
    .where('payer_id', '=', memberId)
    .where('kind', '=', 'rent')
    .where('status', 'in', OPEN_STATUSES)
    .execute();
}

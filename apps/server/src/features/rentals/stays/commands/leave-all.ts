import { sql } from 'kysely';
import { lockListings, lockRentals } from '../../../../platform/database/locks.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { applyChange } from '../../commands/change-rental.ts';
import { listingsToLock } from '../../hooks.ts';
import { findStoredRentals } from '../../queries/rental-rows.ts';
import { leaving } from './leave.ts';

/** Rentals `r` that closing an account ends or declines: see declineAllInvitations. */
const concerned = (memberId: number) => sql<boolean>`(
  r.user_id = ${memberId} and r.status in ('accepted', 'pending')
  or r.user_id is null and r.status = 'pending' and r.email = (
    select email from members where id = ${memberId} and email_verified_at is not null))`;

/**
 * Locks the rentals of a member who closes their account, their invitations, the listings of both,
 * and those that other features change: the order of all commands.
 */
export async function lockRented(trx: Trx, memberId: number): Promise<void> {
  const others = [...listingsToLock].map(({ ofMember }) => sql`union ${ofMember(memberId)}`);
  await lockListings(
    trx,
    sql`l.id in (
      select r.listing_id from rentals r where ${concerned(memberId)}
      ${sql.join(others, sql` `)}
    )`,
  );
  await lockRentals(trx, concerned(memberId));
}

/** Ends all rentals of a member who closes their account. */
export async function leaveAll(trx: Trx, memberId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from rentals where user_id = ${memberId} and status = 'accepted' order by id`.execute(
    trx,
  );
  const rentals = await findStoredRentals(
    trx,
    rows.map(({ id }) => id),
  );
  for (const rental of rentals) {
    const step = { action: 'leave', actor: 'tenant', actorId: memberId, now } as const;
    await applyChange(trx, rental, leaving(rental, now), step);
  }
}

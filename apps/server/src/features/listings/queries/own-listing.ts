import { LISTING_STATUS, type ListingStatus, type RentalType } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { lockListings } from '../../../platform/database/locks.ts';
import type { Trx } from '../../../platform/database/transaction.ts';

interface OwnListing {
  id: number;
  user_id: number;
  status: ListingStatus;
}

/** A member's own listing; undefined if unknown, deleted, or another member's. */
export function findOwnListing(
  db: Db,
  memberId: number,
  listingId: number,
): Promise<OwnListing | undefined> {
  return db
    .selectFrom('listings')
    .select(['id', 'user_id', 'status'])
    .where('id', '=', listingId)
    .where('user_id', '=', memberId)
    .where('status', '<>', LISTING_STATUS.deleted)
    .executeTakeFirst();
}

/** The listing of a member's own room; undefined if unknown, removed, or another member's. */
export function findListingOfRoom(
  db: Db,
  memberId: number,
  roomId: number,
): Promise<OwnListing | undefined> {
  return db
    .selectFrom('rooms as r')
    .innerJoin('listings as l', 'l.id', 'r.listing_id')
    .select(['l.id', 'l.user_id', 'l.status'])
    .where('r.id', '=', roomId)
    .where('r.status', '=', 'ACTIVE')
    .where('l.user_id', '=', memberId)
    .where('l.status', '<>', LISTING_STATUS.deleted)
    .executeTakeFirst();
}

export interface LockedListing extends OwnListing {
  rental_type: RentalType;
  /** Pending and accepted tenants. */
  rented: number;
  updated_at: Date;
}

/**
 * Locks a member's own listing; undefined if unknown, deleted, or another member's. Commands that
 * create or end a rental lock the listing too, so that no bed is assigned in the meantime.
 */
export async function lockOwnListing(
  trx: Trx,
  memberId: number,
  listingId: number,
): Promise<LockedListing | undefined> {
  const [listing] = await lockListings(
    trx,
    sql`l.id = ${listingId} and l.user_id = ${memberId}
      and l.status <> ${sql.lit(LISTING_STATUS.deleted)}`,
    { columns: ['user_id', 'rental_type', 'status', 'rented', 'updated_at'] },
  );
  return listing;
}

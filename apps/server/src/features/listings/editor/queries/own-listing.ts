import { LISTING_STATUS, type ListingStatus, type RentalType } from '@crewpad/domain';
import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';

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

/**
 * Locks a member: serializes their writes to listings, draft and uploads, so that limits hold and
 * calls do not deadlock. Always the first lock.
 */
export async function lockMember(trx: Trx, memberId: number): Promise<void> {
  await trx
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
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
export function lockOwnListing(
  trx: Trx,
  memberId: number,
  listingId: number,
): Promise<LockedListing | undefined> {
  return trx
    .selectFrom('listings')
    .select(['id', 'user_id', 'rental_type', 'status', 'rented', 'updated_at'])
    .where('id', '=', listingId)
    .where('user_id', '=', memberId)
    .where('status', '<>', LISTING_STATUS.deleted)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

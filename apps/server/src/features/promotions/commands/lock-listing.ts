import type { MemberStatus } from '@crewpad/domain';
import { sql } from 'kysely';
import { lockListings, lockMembers } from '../../../platform/database/locks.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import type { PromotedListing } from '../policy.ts';

/** A listing and its owner, both locked in lock order, for decisions about its promotion. */
export interface HeldListing extends PromotedListing {
  id: number;
  owner_status: MemberStatus;
  owner_expire_at: Date | null;
}

/** Locks a listing's owner, then the listing. @returns undefined if the listing does not exist */
export async function holdListing(trx: Trx, listingId: number): Promise<HeldListing | undefined> {
  const [member] = await lockMembers(
    trx,
    sql`m.id = (select user_id from listings where id = ${listingId})`,
    { columns: ['status', 'expire_at'] },
  );
  const [listing] = await lockListings(trx, listingId, {
    columns: ['user_id', 'status', 'feature_listing', 'feature_ongoing', 'removed_at'],
  });
  if (member === undefined || listing === undefined) return undefined;
  return { ...listing, owner_status: member.status, owner_expire_at: member.expire_at };
}

/** Locks the owner and the listing of an obligation. */
export async function holdPaidListing(trx: Trx, obligationId: number): Promise<void> {
  const { listing_id } = await trx
    .selectFrom('obligations')
    .select('listing_id')
    .where('id', '=', obligationId)
    .executeTakeFirstOrThrow();
  if (listing_id !== null) await holdListing(trx, listing_id);
}

/**
 * Sets the promotion of a locked listing; null for none. Refresh the search as the last step of the
 * transaction.
 */
export async function writePromotion(
  trx: Trx,
  listingId: number,
  promotion: { repeat: boolean; ends_at: Date } | null,
): Promise<void> {
  await trx
    .updateTable('listings')
    .set({
      feature_listing: promotion === null ? 0 : 1,
      feature_ongoing: promotion?.repeat ? 1 : 0,
      feature_ends_at: promotion?.ends_at ?? null,
    })
    .where('id', '=', listingId)
    .execute();
}

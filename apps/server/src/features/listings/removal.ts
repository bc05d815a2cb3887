import { LISTING_STATUS } from '@crewpad/domain';
import { sql } from 'kysely';
import { lockListings } from '../../platform/database/locks.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { OldData } from '../../platform/old-data.ts';
import { orderMail } from '../../platform/outbox/order-mail.ts';
import { refreshListings } from '../search/index.ts';

/**
 * Removes a listing from search and from its page for an admin, whatever its lister does, and
 * notifies the lister.
 * @param note for the lister
 * @returns the lister; undefined if it was already removed
 */
export async function removeListing(
  trx: Trx,
  { id, note, now }: { id: number; note: string; now: Date },
): Promise<number | undefined> {
  const listerId = await setRemoved(trx, id, { removed_at: now, removal_note: note });
  if (listerId === undefined) return undefined;
  await refreshListings(trx, [id], now);
  await orderMail(trx, { mail: 'listing_removed', listingId: id }, { now });
  return listerId;
}

/** @returns the lister; undefined if it was not removed */
export async function restoreListing(trx: Trx, id: number, now: Date): Promise<number | undefined> {
  const listerId = await setRemoved(trx, id, { removed_at: null, removal_note: '' });
  if (listerId !== undefined) await refreshListings(trx, [id], now);
  return listerId;
}

async function setRemoved(
  trx: Trx,
  id: number,
  removal: { removed_at: Date | null; removal_note: string },
): Promise<number | undefined> {
  const row = await trx
    .updateTable('listings')
    .set(removal)
    .where('id', '=', id)
    .where('removed_at', removal.removed_at === null ? 'is not' : 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/**
 * Locks a member's listings, as an invitation does, so that no one becomes a tenant in the
 * meantime.
 */
export async function lockListingsOf(trx: Trx, memberId: number): Promise<void> {
  await lockListings(
    trx,
    sql`l.user_id = ${memberId} and l.status <> ${sql.lit(LISTING_STATUS.deleted)}`,
  );
}

/** Deletes the listings and the draft of a member who closes their account. */
export async function takeDownListings(trx: Trx, memberId: number, now: Date): Promise<void> {
  await trx.deleteFrom('listing_drafts').where('member_id', '=', memberId).execute();
  const listings = await trx
    .updateTable('listings')
    .set({ status: LISTING_STATUS.deleted, hidden: false, touched_at: now })
    .where('user_id', '=', memberId)
    .where('status', '<>', LISTING_STATUS.deleted)
    .returning('id')
    .execute();
  const ids = listings.map(({ id }) => id).sort((a, b) => a - b);
  await emptyListings(trx, ids);
  await refreshListings(trx, ids, now);
}

/**
 * Empties deleted listings: receipts need title and city, and lists the public point. Their files
 * are removed with the uploads that nothing shows.
 */
export async function emptyListings(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('listings')
    .set({
      street1: '',
      street2: null,
      postal_code: null,
      neighborhood: null,
      // Not null, which asks for a new public point.
      address_key: '',
      latitude: sql`public_latitude`,
      longitude: sql`public_longitude`,
      description: '',
      rules_policies_des: '',
      removal_note: '',
      images: '[]',
      thumbnail: null,
      rules_policies_doc: '[]',
    })
    .where('id', 'in', [0, ...ids])
    .execute();
}

/** Listings that were deleted before that emptied them. */
export const deletedListings: OldData = {
  what: 'crash_pads',
  async deleteSome(trx, _before, limit) {
    const listings = await lockListings(
      trx,
      sql`l.status = ${sql.lit(LISTING_STATUS.deleted)} and l.address_key is distinct from ''`,
      { limit },
    );
    const ids = listings.map(({ id }) => id);
    await emptyListings(trx, ids);
    return ids.length;
  },
};

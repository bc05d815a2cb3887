import type { Trx } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import { refreshListings } from '../../../search/index.ts';

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

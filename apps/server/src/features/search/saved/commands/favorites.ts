import { FAVORITES_MAX } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { lockMembers } from '../../../../platform/database/locks.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { conflict, notFound } from '../../../../platform/errors.ts';
import { findable } from '../../queries/card-columns.ts';

/**
 * Saves a crash pad for a member. Idempotent.
 * @throws ApiError 404 if it is not public, 409 for a member at the limit
 */
export function addFavorite(
  db: Db,
  { memberId, listingId }: { memberId: number; listingId: number },
  now: Date,
): Promise<void> {
  return transaction(db, async (trx) => {
    // Locks the member, so that the count below is correct.
    await lockMembers(trx, memberId);
    const { rows } = await sql<{ count: number; is_saved: boolean; is_found: boolean }>`
      select count(*)::int as count, coalesce(bool_or(f.listing_id = ${listingId}), false) as is_saved,
        exists (select from listings l join members m on m.id = l.user_id
          where l.id = ${listingId} and ${findable(now)}) as is_found
      from favorites f where f.member_id = ${memberId}`.execute(trx);
    const [{ count, is_saved, is_found } = { count: 0, is_saved: false, is_found: false }] = rows;
    if (is_saved) return;
    if (!is_found) throw notFound();
    if (count >= FAVORITES_MAX) {
      throw conflict(({ t }) => t('search:too_many_favorites', { count: FAVORITES_MAX }));
    }
    await trx
      .insertInto('favorites')
      .values({ member_id: memberId, listing_id: listingId, created_at: now })
      .execute();
  });
}

export async function deleteFavorite(db: Db, memberId: number, listingId: number): Promise<void> {
  await transaction(db, (trx) =>
    trx
      .deleteFrom('favorites')
      .where('member_id', '=', memberId)
      .where('listing_id', '=', listingId)
      .execute(),
  );
}

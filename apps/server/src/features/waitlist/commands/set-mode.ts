import { LISTING_STATUS, type WaitlistMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { lockListings } from '../../../platform/database/locks.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import type { RentalServices } from '../../rentals/index.ts';
import { settleWaitlists } from './settle-waitlists.ts';

/** Turning automatic mode on offers the free beds. @throws ApiError 404 for listings of others */
export function setWaitlistMode(
  { db, clock }: RentalServices,
  actor: MemberActor,
  listingId: number,
  mode: WaitlistMode,
): Promise<void> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const [listing] = await lockListings(
      trx,
      sql`l.id = ${listingId} and l.user_id = ${actor.id}
        and l.status <> ${sql.lit(LISTING_STATUS.deleted)}`,
      { columns: ['waitlist_mode'] },
    );
    if (listing === undefined) throw notFound();
    if (listing.waitlist_mode === mode) return;
    await trx
      .updateTable('listings')
      .set({ waitlist_mode: mode })
      .where('id', '=', listingId)
      .execute();
    if (mode !== 'automatic') return;
    await trx
      .updateTable('beds')
      .set({ announced_from: null })
      .where('listing_id', '=', listingId)
      .execute();
    await settleWaitlists(trx, [listingId], now);
  });
}

import { promotionOf } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { conflict } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { closeObligation } from '../../billing/index.ts';
import { canPromote } from '../policy.ts';
import { listOpenCharges } from '../queries/promotions.ts';
import { cancelRunning } from './end-promotion.ts';
import { holdListing } from './lock-listing.ts';

/**
 * Turns Featured into Boosted until its paid end, or ends Boosted now. No further charges: the
 * payment intent of a next term is canceled immediately, or by the job if the provider is
 * unreachable.
 * @param expected what the lister saw: a double press must not also end the Boosted rest
 * @throws ApiError 404 for listings of others, 409 if not promoted, or not as expected
 */
export async function cancelPromotion(
  services: Services,
  actor: MemberActor,
  { listingId, expected }: { listingId: number; expected: 'featured' | 'boosted' | undefined },
): Promise<void> {
  const { db, clock, log } = services;
  await transaction(db, async (trx) => {
    const listing = await holdListing(trx, listingId);
    enforce(canPromote(actor, 'cancel', listing));
    if (listing === undefined) return;
    if (expected !== undefined && promotionOf(listing) !== expected)
      throw conflict('promotions:changed');
    await cancelRunning(trx, listing, clock.now());
  });
  for (const id of await listOpenCharges(db, { listingId })) {
    await closeObligation(services, id).catch((error: unknown) => {
      log.warn({ err: error, obligation: id }, 'could not close a cancelled promotion; will retry');
    });
  }
}

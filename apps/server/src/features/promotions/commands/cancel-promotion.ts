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
 * Featured becomes Boosted until its paid end; Boosted ends now. From then on nothing more is charged:
 * the payment intent of a next term is canceled at once, or by the job if the provider cannot be
 * reached.
 * @param expected what the lister saw: two quick presses must not end what the first one kept
 * @throws ApiError 404 not their own, 409 not promoted, or not as expected
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
      log.warn({ err: error, obligation: id }, 'a cancelled promotion is closed later');
    });
  }
}

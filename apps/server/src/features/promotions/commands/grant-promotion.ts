import { FEATURED_PLAN_RECORDS, LISTING_STATUS } from '@crewpad/domain';
import { audit } from '../../../platform/audit.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import type { Obligation } from '../../../platform/payments/obligation-kinds.ts';
import { obligations } from '../../billing/index.ts';
import { refreshListings } from '../../search/index.ts';
import { nextTerm } from '../promotion-term.ts';
import { findRunning } from './end-promotion.ts';
import { holdListing, writePromotion } from './lock-listing.ts';

/** Grants a listing the paid promotion, in the transaction that marks it paid. */
export async function grantPromotion(
  trx: Trx,
  { id, payer_id, listing_id, featured_plan: plan, collection, cancel_requested_at }: Obligation,
  now: Date,
): Promise<void> {
  if (listing_id === null || plan === null) throw new Error(`obligation ${id} names no listing`);
  const listing = await holdListing(trx, listing_id);
  if (listing === undefined) throw new Error(`there is no listing ${listing_id}`);
  const running = await findRunning(trx, listing_id);
  const term = nextTerm(running, plan, now);
  // The listing was deleted, or its owner left, during the charge.
  const isGone = listing.status === LISTING_STATUS.deleted || listing.owner_status === 'CLOSED';
  // If it was cancelled in the meantime, the paid time stays, without renewal.
  const isRunning = collection === 'auto' ? running?.repeat === true : running?.repeat !== false;
  const isContinued = cancel_requested_at === null && isRunning;
  const repeat = FEATURED_PLAN_RECORDS[plan].renews && isContinued && !isGone;
  if (running !== undefined) {
    await trx
      .updateTable('listing_features')
      .set({ ended_at: now, ended_as: 'renewed' })
      .where('id', '=', running.id)
      .execute();
  }
  await trx
    .insertInto('listing_features')
    .values({
      listing_id,
      plan,
      obligation_id: id,
      anchor: term.anchor,
      terms: term.terms,
      starts_at: term.startsAt,
      ends_at: term.endsAt,
      repeat,
      ended_at: isGone ? now : null,
      ended_as: isGone ? 'removed' : null,
      created_at: now,
    })
    .execute();
  await obligations.change(trx, id, { period_start: term.startsAt, period_end: term.endsAt });
  await audit(trx, {
    action: 'listing.promoted',
    actorId: null,
    memberId: payer_id,
    details: { obligation: id, listing: listing_id, plan, until: term.endsAt.toISOString() },
    at: now,
  });
  await writePromotion(trx, listing_id, isGone ? null : { repeat, ends_at: term.endsAt });
  await refreshListings(trx, [listing_id], now);
}

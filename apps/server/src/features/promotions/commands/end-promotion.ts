import { LISTING_STATUS, type PromotionAction, promotionTransition } from '@crewpad/domain';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import { OPEN_STATUSES, obligations } from '../../billing/index.ts';
import { refreshListings } from '../../search/index.ts';
import { listExpired } from '../queries/due-promotions.ts';
import { type HeldListing, holdListing, writePromotion } from './lock-listing.ts';

/** The active promotion of a locked listing. */
export function findRunning(trx: Trx, listingId: number) {
  return trx
    .selectFrom('listing_features')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

type Running = NonNullable<Awaited<ReturnType<typeof findRunning>>>;

/**
 * Applies one transition to the promotion of a locked listing. The job cancels what is owed for its
 * next term, which is not charged from now on.
 */
async function takeStep(
  trx: Trx,
  { id, user_id }: Pick<HeldListing, 'id' | 'user_id'>,
  running: Running,
  { action, now }: { action: PromotionAction; now: Date },
): Promise<void> {
  const step = promotionTransition(action, running.repeat ? 'featured' : 'boosted');
  if (step === undefined) return;
  // Featured with an unpaid next term has no paid time left for Boosted.
  const isOver = step.to === 'boosted' && running.ends_at <= now;
  const endedAs = isOver ? 'cancelled' : step.endedAs;
  await trx
    .updateTable('listing_features')
    .set(endedAs === undefined ? { repeat: false } : { ended_at: now, ended_as: endedAs })
    .where('id', '=', running.id)
    .execute();
  await requestCancellation(trx, id, now);
  await audit(trx, {
    action: endedAs === undefined ? 'listing.promotion_cancelled' : 'listing.promotion_ended',
    actorId: step.by === 'lister' ? user_id : null,
    memberId: user_id,
    details: { listing: id, promotion: running.id, ...(endedAs && { as: endedAs }) },
    at: now,
  });
  const left = endedAs === undefined ? { repeat: false, ends_at: running.ends_at } : null;
  await writePromotion(trx, id, left);
}

/** An open charge of a listing is cancelled once no process has leased it. */
function requestCancellation(trx: Trx, listingId: number, now: Date): Promise<void> {
  const charges = sql<boolean>`(
    o.listing_id = ${listingId} and o.kind = 'boost' and o.cancel_requested_at is null)`;
  return obligations.requestCancellation(trx, charges, now);
}

/** The lister cancels: Featured becomes Boosted until its end, Boosted ends now. */
export async function cancelRunning(trx: Trx, listing: HeldListing, now: Date): Promise<void> {
  const running = await findRunning(trx, listing.id);
  if (running !== undefined) await takeStep(trx, listing, running, { action: 'cancel', now });
  // It was granted without a payment, so there is no paid time left.
  else await writePromotion(trx, listing.id, null);
  await refreshListings(trx, [listing.id], now);
}

/**
 * Ends the promotion of a deleted listing, and its open charges. The caller refreshes the search.
 */
export async function removePromotion(trx: Trx, listingId: number, now: Date): Promise<void> {
  const listing = await holdListing(trx, listingId);
  if (listing === undefined) return;
  const running = await findRunning(trx, listingId);
  if (running !== undefined) return takeStep(trx, listing, running, { action: 'remove', now });
  await requestCancellation(trx, listingId, now);
  if (listing.feature_listing === 1) await writePromotion(trx, listingId, null);
}

/** The same for all listings of a member who closes their account. */
export async function removePromotions(trx: Trx, memberId: number, now: Date): Promise<void> {
  const ids = await promotedListings(trx, memberId);
  for (const id of ids) await removePromotion(trx, id, now);
  await refreshListings(trx, ids, now);
}

/** Without a card nothing renews: Featured becomes Boosted until its end. */
export async function stopRenewals(trx: Trx, memberId: number, now: Date): Promise<void> {
  const ids = await promotedListings(trx, memberId);
  for (const id of ids) {
    const listing = await holdListing(trx, id);
    const running = await findRunning(trx, id);
    if (listing !== undefined && running?.repeat) {
      await takeStep(trx, listing, running, { action: 'lose_card', now });
    }
  }
  await refreshListings(trx, ids, now);
}

/** Listings of a member with an active promotion or an open charge, in lock order. */
async function promotedListings(trx: Trx, memberId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from listings l
    where l.user_id = ${memberId} and (
      l.feature_listing = 1
      or exists (select from listing_features f where f.listing_id = l.id and f.ended_at is null)
      or exists (
        select from obligations o where o.listing_id = l.id and o.kind = 'boost'
          and o.status in (${sql.join(OPEN_STATUSES.map((status) => sql.lit(status)))})
      )
    )
    order by l.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Ends expired promotions: those that do not renew, and renewals of listings that are not public.
 * Orders emails.
 */
export async function endExpired(db: Db, now: Date): Promise<void> {
  for (const { listing_id } of await listExpired(db, now)) {
    await endIf(
      db,
      listing_id,
      { action: 'expire', now },
      (listing, running) =>
        running.ends_at <= now && (!running.repeat || !isFindable(listing, now)),
    );
  }
}

/** Ends a promotion whose next term could not be charged by the last day. Orders an email. */
export function giveUp(db: Db, listingId: number, now: Date): Promise<void> {
  return endIf(
    db,
    listingId,
    { action: 'give_up', now },
    (_listing, { repeat, ends_at }) => repeat && ends_at <= now,
  );
}

function endIf(
  db: Db,
  listingId: number,
  step: { action: 'expire' | 'give_up'; now: Date },
  isDue: (listing: HeldListing, running: Running) => boolean,
): Promise<void> {
  return transaction(db, async (trx) => {
    const listing = await holdListing(trx, listingId);
    const running = await findRunning(trx, listingId);
    if (listing === undefined || running === undefined) return;
    if (!isDue(listing, running)) return;
    await orderMail(
      trx,
      { mail: 'promotion_ended', memberId: listing.user_id, promotionId: running.id },
      { now: step.now, key: `promotion_ended:${running.id}` },
    );
    await takeStep(trx, listing, running, step);
    await refreshListings(trx, [listingId], step.now);
  });
}

/** Whether the listing is public. An invisible promotion is not charged. */
function isFindable(listing: HeldListing, now: Date): boolean {
  const { status, removed_at, owner_status, owner_expire_at } = listing;
  const isExpired = owner_expire_at !== null && owner_expire_at <= now;
  const isListed = status === LISTING_STATUS.active && removed_at === null;
  return isListed && owner_status === 'ACTIVE' && !isExpired;
}

import {
  LISTING_STATUS,
  type MemberStatus,
  PROMOTION_KIND,
  type PromotionAction,
  promotionTransition,
} from '@crewpad/domain';
import { sql } from 'kysely';
import { audit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { lockListings, lockMembers } from '../../platform/database/locks.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import type { OldData } from '../../platform/old-data.ts';
import { orderMail } from '../../platform/outbox/order-mail.ts';
import { OPEN_STATUSES, obligations } from '../billing/index.ts';
import { refreshListings } from '../search/index.ts';
import type { PromotedListing } from './policy.ts';
import { listExpired } from './renewals.queries.ts';

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
  const remaining = endedAs === undefined ? { repeat: false, ends_at: running.ends_at } : null;
  await writePromotion(trx, id, remaining);
}

/** An open charge of a listing is cancelled once no process has leased it. */
function requestCancellation(trx: Trx, listingId: number, now: Date): Promise<void> {
  const charges = sql<boolean>`(
    o.listing_id = ${listingId} and o.kind = ${sql.lit(PROMOTION_KIND)} and o.cancel_requested_at is null)`;
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
        select from obligations o where o.listing_id = l.id and o.kind = ${sql.lit(PROMOTION_KIND)}
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

/** A listing and its owner, both locked in lock order, for decisions about its promotion. */
interface HeldListing extends PromotedListing {
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

const OPEN = sql.join(OPEN_STATUSES.map((status) => sql.lit(status)));

/** Charges of promotions, with the promotions that they paid. */
export const oldPromotions: OldData = {
  what: 'bookkeeping',
  async deleteSome(trx, before, limit) {
    const { rows } = await sql<{ id: number }>`
      select o.id from obligations o
      where o.kind = ${sql.lit(PROMOTION_KIND)} and o.created_at < ${before}::timestamptz
        and o.updated_at < ${before}::timestamptz and o.status not in (${OPEN})
        and not exists (
          select from listing_features f
          where f.obligation_id = o.id and coalesce(f.ended_at, 'infinity') >= ${before}::timestamptz)
      order by o.created_at limit ${limit} for update of o skip locked`.execute(trx);
    const ids = rows.map(({ id }) => id);
    await sql`delete from listing_features where obligation_id = any (${ids}::integer[])`.execute(
      trx,
    );
    await obligations.remove(trx, ids);
    return ids.length;
  },
};

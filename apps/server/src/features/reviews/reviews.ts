import type { contract, OperationRequest } from '@crewpad/contract';
import { REVIEW_MAX } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../platform/access/actor.ts';
import { enforce } from '../../platform/access/decision.ts';
import { stripContactDetails } from '../../platform/contact-details/strip.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { invalidInput, notFound } from '../../platform/errors.ts';
import { announceChanges } from '../../platform/events.ts';
import { orderMail } from '../../platform/outbox/order-mail.ts';
import type { Services } from '../../platform/services.ts';
import { hasBegun } from '../listings/index.ts';
import { listerTag, listingTag, refreshListings } from '../search/index.ts';
import { can, type ReviewFacts, type WrittenReview } from './policy.ts';
import { isReviewable } from './reviews.queries.ts';
import {
  atListing,
  fromLister,
  hasReviewedLister,
  hasReviewedListing,
  hasStayed,
} from './viewers.queries.ts';

type Form = OperationRequest<typeof contract.reviews.writeReview>['body'];

/**
 * Stores a tenant's review of a lister, or of one of their listings.
 * @returns the id of the review
 * @throws ApiError 404 for an unknown lister, 403 for others than tenants, 409 if already reviewed,
 * 422
 */
export function writeReview(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: MemberActor,
  { lister_id, listing_id = null, score, ...form }: Form,
): Promise<number> {
  const now = clock.now();
  const message = publicText(form.message);
  return transaction(db, async (trx) => {
    const facts = await findFacts(trx, actor.id, { lister_id, listing_id }, now);
    if (facts === undefined) throw notFound();
    enforce(can(actor, 'review', facts));
    if (!facts.is_theirs) throw invalidInput({ listing_id: ['is_not_an_option'] });
    const review = await trx
      .insertInto('reviews')
      .values({
        author_id: actor.id,
        lister_id,
        listing_id,
        rental_id: facts.rental_id,
        score,
        message,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['author_id', 'lister_id', 'listing_id']).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    // The same review was sent twice concurrently.
    if (review === undefined) {
      enforce(can(actor, 'review', { ...facts, has_reviewed: true }));
      throw new Error('a member who has written a review was allowed to write another one');
    }
    await recountReviewed(trx, { lister_id, listing_id }, now);
    await orderMail(trx, { mail: 'review_received', reviewId: review.id }, { now });
    return review.id;
  });
}

interface Facts extends ReviewFacts {
  /** A named listing belongs to the lister. */
  is_theirs: boolean;
  rental_id: number | null;
}

async function findFacts(
  trx: Trx,
  authorId: number,
  { lister_id: listerId, listing_id: listingId }: Reviewed,
  now: Date,
): Promise<Facts | undefined> {
  const lister = sql`m.id`;
  const listing = sql`${listingId}::integer`;
  const isTheirs = sql`(${listing} is null
    or exists (select from listings l where l.id = ${listing} and l.user_id = m.id))`;
  const { rows } = await sql<Facts>`
    select ${isTheirs} as is_theirs,
      case when ${listing} is null or not ${isTheirs} then ${hasStayed(authorId, fromLister(lister), now)}
        else ${hasStayed(authorId, atListing(listing), now)} end as has_stayed,
      case when ${listing} is null then ${hasReviewedLister(authorId, lister)}
        else ${hasReviewedListing(authorId, listing)} end as has_reviewed,
      (
        select r.id from rentals r
        where r.user_id = ${authorId} and r.lister_id = m.id and r.status in ('accepted', 'ended')
          and ${hasBegun(sql`${now}`)} and (${listing} is null or r.listing_id = ${listing})
        order by r.start_date desc, r.id desc limit 1
      ) as rental_id
    from members m where m.id = ${listerId} and ${isReviewable}`.execute(trx);
  return rows[0];
}

/**
 * Edits a review of the caller.
 * @throws ApiError 404, 403 for reviews of others, 409 if too late or answered, 422
 */
export function editReview(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: MemberActor,
  id: number,
  { score, ...form }: OperationRequest<typeof contract.reviews.editReview>['body'],
): Promise<void> {
  const now = clock.now();
  const message = publicText(form.message);
  return transaction(db, async (trx) => {
    const review = await lockReview(trx, id);
    enforce(can(actor, 'edit', { ...review, now }));
    await trx
      .updateTable('reviews')
      .set({ score, message, edited_at: now })
      .where('id', '=', id)
      .execute();
    await recountReviewed(trx, review, now);
  });
}

/**
 * Stores the lister's response to a review.
 * @throws ApiError 404, 403 for others than the reviewed lister, 409 if a response exists, 422
 */
export function respond(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: MemberActor,
  {
    review_id,
    listing_id,
    ...form
  }: OperationRequest<typeof contract.reviews.respondToReview>['body'],
): Promise<void> {
  const now = clock.now();
  const message = publicText(form.message, { required: true });
  return transaction(db, async (trx) => {
    const review = await lockReview(trx, review_id);
    enforce(can(actor, 'respond', review));
    if ((listing_id ?? review.listing_id) !== review.listing_id) {
      throw invalidInput({ listing_id: ['is_not_an_option'] });
    }
    await trx
      .insertInto('review_responses')
      .values({ review_id, message, created_at: now })
      .execute();
    await announceText(trx, review);
    await orderMail(trx, { mail: 'review_response', reviewId: review_id }, { now });
  });
}

interface ReviewHiding {
  id: number;
  part: 'review' | 'response';
  /** The report behind it; its closing note is for the author. */
  reportId: number;
  now: Date;
}

/**
 * Hides a review or its response from all lists and counters, and notifies its author.
 * @returns the author; undefined if it does not exist, or was already hidden
 */
export async function hideReview(trx: Trx, hiding: ReviewHiding): Promise<number | undefined> {
  const { id, part, reportId, now } = hiding;
  const reviewed = await setHidden(trx, id, part, now);
  if (reviewed === undefined) return undefined;
  await refresh(trx, reviewed, part, now);
  await orderMail(trx, { mail: 'review_hidden', reviewId: id, part, reportId }, { now });
  return part === 'review' ? reviewed.author_id : reviewed.lister_id;
}

/** Restores a hidden review. @returns the author of the review, if anything changed */
export async function restoreReview(trx: Trx, id: number, now: Date): Promise<number | undefined> {
  const response = await setHidden(trx, id, 'response', null);
  const review = await setHidden(trx, id, 'review', null);
  const reviewed = review ?? response;
  if (reviewed !== undefined) {
    await refresh(trx, reviewed, review === undefined ? 'response' : 'review', now);
  }
  return reviewed?.author_id;
}

function refresh(trx: Trx, reviewed: Reviewed, part: ReviewHiding['part'], now: Date) {
  return part === 'review' ? recountReviewed(trx, reviewed, now) : announceText(trx, reviewed);
}

async function setHidden(
  trx: Trx,
  id: number,
  part: ReviewHiding['part'],
  hiddenAt: Date | null,
): Promise<(Reviewed & { author_id: number }) | undefined> {
  await sql`select from reviews where id = ${id} for update`.execute(trx);
  const changes =
    part === 'review'
      ? sql`update reviews t set hidden_at = ${hiddenAt} where t.id = ${id}`
      : sql`update review_responses t set hidden_at = ${hiddenAt} where t.review_id = ${id}`;
  const { rows } = await sql<Reviewed & { author_id: number }>`
    with changed as (
      ${changes} and (t.hidden_at is null) <> ${hiddenAt === null} returning 1
    )
    select r.author_id, r.lister_id, r.listing_id from reviews r, changed
    where r.id = ${id}`.execute(trx);
  return rows[0];
}

interface LockedReview extends WrittenReview {
  id: number;
  listing_id: number | null;
}

/**
 * Locks a public review; its response is read after the lock, which responses take too.
 * @throws ApiError 404
 */
async function lockReview(trx: Trx, id: number): Promise<LockedReview> {
  await sql`select from reviews where id = ${id} for update`.execute(trx);
  return findReview(trx, id);
}

/**
 * A public review, as it is now.
 * @throws ApiError 404
 */
export async function findReview(db: Db, id: number): Promise<LockedReview> {
  const { rows } = await sql<LockedReview>`
    select r.id, r.author_id, r.lister_id, r.listing_id, r.created_at,
      exists (select from review_responses p where p.review_id = r.id) as has_response
    from reviews r where r.id = ${id} and r.hidden_at is null`.execute(db);
  const [review] = rows;
  if (review === undefined) throw notFound();
  return review;
}

/** The subject of a review. */
interface Reviewed {
  lister_id: number;
  listing_id: number | null;
}

/** Recounts reviews, and invalidates pages with their numbers: the last step of a command. */
async function recountReviewed(
  trx: Trx,
  { lister_id, listing_id }: Reviewed,
  now: Date,
): Promise<void> {
  await sql`select recount_members(${sql.val([lister_id])}::int[])`.execute(trx);
  if (listing_id !== null) await refreshListings(trx, [listing_id], now);
  // Every page of the lister's crash pads shows their average.
  await announceChanges(trx, [listerTag(lister_id)]);
}

/** Invalidates pages with the text of a review or response. */
function announceText(trx: Trx, { lister_id, listing_id }: Reviewed): Promise<void> {
  return announceChanges(trx, [
    listerTag(lister_id),
    ...(listing_id === null ? [] : [listingTag(listing_id)]),
  ]);
}

/**
 * A public text without contact details.
 * @throws ApiError 422 if the rest is too long, or a required text is empty
 */
function publicText(message: string, { required = false } = {}): string {
  const text = stripContactDetails(message).trim();
  if (text.length > REVIEW_MAX) throw invalidInput({ message: ['is_too_long'] });
  if (required && text === '') throw invalidInput({ message: ['please_write_a_response'] });
  return text;
}

import type { contract, OperationRequest } from '@crewpad/contract';
import { sql } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { invalidInput, notFound } from '../../../platform/errors.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { hasBegun } from '../../listings/index.ts';
import { can, type ReviewFacts } from '../policy.ts';
import { publicText } from '../public-text.ts';
import { isReviewable } from '../queries/review-rows.ts';
import {
  atListing,
  fromLister,
  hasReviewedLister,
  hasReviewedListing,
  hasStayed,
} from '../queries/viewer-reviews.ts';
import { type Reviewed, recountReviewed } from './refresh-reviewed.ts';

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

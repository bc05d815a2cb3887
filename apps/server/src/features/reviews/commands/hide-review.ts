import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import { announceText, type Reviewed, recountReviewed } from './refresh-reviewed.ts';

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

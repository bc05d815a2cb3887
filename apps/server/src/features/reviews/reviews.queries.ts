import type { contract } from '@crewpad/contract';
import { LIST_LIMIT_MAX } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { responseSeconds } from '../messages/index.ts';
import type { ViewerFacts } from './policy.ts';
import {
  atListing,
  firstCheckIn,
  fromLister,
  hasRented,
  hasReviewedLister,
  hasReviewedListing,
  hasStayed,
  reviewChoices,
} from './viewers.queries.ts';

interface ListingReviewsRow extends ViewerFacts {
  id: number;
  user_id: number;
  title: string;
  images: string[];
  thumbnail: string | null;
  display_name: string;
  about: string;
  reviews: ReviewRow[];
}

/**
 * A listing with its newest reviews, if it is public or the viewer stayed there; undefined for any
 * other.
 */
export async function getListingReviewsRow(
  db: Db,
  id: number,
  now: Date,
  viewerId: number | null,
): Promise<ListingReviewsRow | undefined> {
  const { rows } = await sql<ListingReviewsRow>`
    select l.id, l.user_id, l.title, l.images, l.thumbnail, m.display_name, m.about,
      ${reviewsOfListing(sql`l.id`, LIST_LIMIT_MAX)} as reviews,
      ${hasStayed(viewerId, atListing(sql`l.id`), now)} as has_stayed,
      ${firstCheckIn(viewerId, atListing(sql`l.id`), now)} as review_from,
      ${hasReviewedListing(viewerId, sql`l.id`)} as has_reviewed
    from listings l
    join members m on m.id = l.user_id
    where l.id = ${id} and m.status <> 'CLOSED' and (
      l.status = 2 and l.removed_at is null and coalesce(m.expire_at, 'infinity') > ${now}
      or ${hasRented(viewerId, atListing(sql`l.id`))}
    )
  `.execute(db);
  return rows[0];
}

/** The newest reviews of a lister; undefined without a public profile. */
export async function getUserReviewRows(db: Db, id: number): Promise<ReviewRow[] | undefined> {
  const { rows } = await sql<{ reviews: ReviewRow[] }>`
    select ${reviewsOfLister(sql`m.id`, LIST_LIMIT_MAX)} as reviews
    from members m where m.id = ${id} and ${isReviewable}
  `.execute(db);
  return rows[0]?.reviews;
}

export interface PublicUserRow extends ViewerFacts {
  id: number;
  display_name: string;
  photo: string | null;
  about: string;
  airlines: string | null;
  joined: Date;
  email_verified: boolean;
  review_count: number;
  review_sum: number;
  /** Reviews with 1, 2, 3, 4 and 5 stars. */
  distribution: number[];
  response_seconds: number | null;
  /**
   * A lister or former lister. Other members are visible only to those they message or rent with.
   */
  is_lister: boolean;
  /** What the caller can review. */
  review_choices: contract.reviews.ReviewChoice[];
}

/** The visible data of a member; undefined if the caller cannot see them. */
export async function getPublicUserRow(
  db: Db,
  id: number,
  now: Date,
  viewerId: number | null,
): Promise<PublicUserRow | undefined> {
  const { rows } = await sql<PublicUserRow>`
    select m.id, m.display_name, m.photo, m.about, m.airlines, m.created_at as joined,
      m.email_verified_at is not null as email_verified,
      m.review_count, m.review_sum, ${scoresOfLister(sql`m.id`)} as distribution,
      coalesce(${isReviewable}, false) as is_lister,
      ${responseSeconds(sql`m.id`, sql`${now}`)} as response_seconds,
      ${hasStayed(viewerId, fromLister(sql`m.id`), now)} as has_stayed,
      ${firstCheckIn(viewerId, fromLister(sql`m.id`), now)} as review_from,
      ${hasReviewedLister(viewerId, sql`m.id`)} as has_reviewed,
      ${reviewChoices(viewerId, sql`m.id`, now)} as review_choices
    from members m
    where m.id = ${id} and m.status <> 'CLOSED' and (${isReviewable} or ${isKnownTo(viewerId)})
  `.execute(db);
  return rows[0];
}

/** A public review. @throws ApiError 404 */
export async function getReviewRow(db: Db, id: number): Promise<ReviewRow> {
  const { rows } = await sql<{ reviews: ReviewRow[] }>`select ${reviewOf(id)} as reviews`.execute(
    db,
  );
  const review = rows[0]?.reviews[0];
  if (review === undefined) throw notFound();
  return review;
}

/** Enough for a page; the profile of each lister has the rest. */
const REVIEWS_SHOWN = 10;

/** The crash pads where a member has stayed and not reviewed, latest stay first. */
export async function listReviewsToWrite(
  db: Db,
  memberId: number,
): Promise<contract.reviews.ReviewToWrite[]> {
  const { rows } = await sql<contract.reviews.ReviewToWrite>`
    select * from (
      select distinct on (l.id) r.id as rental_id, l.id as listing_id, l.title as listing_title,
        l.thumbnail, m.id as lister_id, m.display_name as lister_name
      from rentals r
      join listings l on l.id = r.listing_id
      join members m on m.id = r.lister_id
      where r.user_id = ${memberId} and r.status = 'ended' and ${isReviewable}
        and (r.checkout_date is null or r.checkout_date >= r.start_date)
        and not ${hasReviewedListing(memberId, sql`l.id`)}
      order by l.id, r.id desc
    ) x order by rental_id desc limit ${sql.lit(REVIEWS_SHOWN)}`.execute(db);
  return rows;
}

/** The rental of a review. */
export interface StayOfReview {
  start_date: string;
  start_time: string | null;
  checkout_date: string | null;
  checkout_time: string | null;
  time_zone: string;
  ongoing: boolean;
}

/** A review from json_agg: instants are text in the session's time zone. */
export interface ReviewRow {
  id: number;
  user_id: number;
  lister_id: number;
  listing_id: number | null;
  listing_title: string | null;
  score: number;
  message: string;
  created_at: string;
  display_name: string;
  photo: string | null;
  joined: string;
  is_edited: boolean;
  /** null for a review without a rental, as old ones are. */
  stay: StayOfReview | null;
  /** Also if an admin hid it. */
  has_response: boolean;
  response: { id: number; message: string; created_at: string } | null;
}

/** Selects reviews `r`: of one listing, of one lister, or a single one. */
const ofListing = (id: RawBuilder<unknown>) => sql`r.listing_id = ${id}`;
const ofLister = (id: RawBuilder<unknown>) => sql`r.lister_id = ${id}`;
const ofId = (id: number) => sql`r.id = ${id}`;

/** The newest reviews of a listing with their responses, as one JSON column. */
export function reviewsOfListing(id: RawBuilder<unknown>, limit: number): RawBuilder<ReviewRow[]> {
  return newestReviews(ofListing(id), limit);
}

/** The newest reviews of a lister with their responses, as one JSON column. */
function reviewsOfLister(id: RawBuilder<unknown>, limit: number): RawBuilder<ReviewRow[]> {
  return newestReviews(ofLister(id), limit);
}

/** One review with its response, as one JSON column. */
function reviewOf(id: number): RawBuilder<ReviewRow[]> {
  return newestReviews(ofId(id), 1);
}

/** The number of a listing's reviews with 1, 2, 3, 4 and 5 stars, as one JSON column. */
export function scoresOfListing(id: RawBuilder<unknown>): RawBuilder<number[]> {
  return scores(ofListing(id));
}

/** The number of a lister's reviews with 1, 2, 3, 4 and 5 stars, as one JSON column. */
function scoresOfLister(id: RawBuilder<unknown>): RawBuilder<number[]> {
  return scores(ofLister(id));
}

/**
 * Whether a member `m` is or was a lister, so that they can be reviewed, with an open account. An
 * unpaid sign-up is inactive without a term, and does not count.
 */
export const isReviewable = sql<boolean>`m.status <> 'CLOSED' and (
  (m.user_plan in ('basic', 'premium', 'pro') and (m.status = 'ACTIVE' or m.expire_at is not null))
  or exists (select from listings o where o.user_id = m.id)
)`;

/** Whether a member `m` and the caller share a thread or a rental. */
export const isKnownTo = (viewerId: number | null) => sql<boolean>`(
  exists (select from thread_members t
    where t.member_id = ${viewerId}::integer and t.peer_id = m.id)
  or exists (select from rentals r
    where r.user_id = m.id and r.lister_id = ${viewerId}::integer
      or r.user_id = ${viewerId}::integer and r.lister_id = m.id))`;

function newestReviews(condition: RawBuilder<unknown>, limit: number): RawBuilder<ReviewRow[]> {
  return sql<ReviewRow[]>`(
    select coalesce(json_agg(json_build_object(
      'id', n.id, 'user_id', n.author_id, 'listing_id', n.listing_id, 'listing_title', t.title,
      'lister_id', n.lister_id, 'score', n.score, 'message', n.message, 'created_at', n.created_at,
      'display_name', a.display_name, 'photo', a.photo, 'joined', a.created_at,
      'is_edited', n.edited_at is not null, 'stay', case when s.id is not null then
        json_build_object('start_date', s.start_date, 'start_time', s.start_time,
          'checkout_date', s.checkout_date, 'checkout_time', s.checkout_time,
          'time_zone', s.time_zone, 'ongoing', s.status = 'accepted') end, 'has_response', p.id is not null,
      'response', case when p.id is not null and p.hidden_at is null then
        json_build_object('id', p.id, 'message', p.message, 'created_at', p.created_at) end
    ) order by n.created_at desc, n.id desc), '[]')
    from (
      select r.id, r.author_id, r.lister_id, r.listing_id, r.rental_id, r.score, r.message, r.created_at,
        r.edited_at
      from reviews r where ${condition} and r.hidden_at is null
      order by r.created_at desc, r.id desc limit ${sql.lit(limit)}
    ) n
    join members a on a.id = n.author_id
    left join rentals s on s.id = n.rental_id
    left join listings t on t.id = n.listing_id
    left join review_responses p on p.review_id = n.id
  )`;
}

function scores(condition: RawBuilder<unknown>): RawBuilder<number[]> {
  return sql<number[]>`(
    select json_build_array(
      count(*) filter (where r.score = 1), count(*) filter (where r.score = 2),
      count(*) filter (where r.score = 3), count(*) filter (where r.score = 4),
      count(*) filter (where r.score = 5))
    from reviews r where ${condition} and r.hidden_at is null
  )`;
}

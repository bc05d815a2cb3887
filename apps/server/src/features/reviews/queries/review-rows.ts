import { type RawBuilder, sql } from 'kysely';

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
export function reviewsOfLister(id: RawBuilder<unknown>, limit: number): RawBuilder<ReviewRow[]> {
  return newestReviews(ofLister(id), limit);
}

/** One review with its response, as one JSON column. */
export function reviewOf(id: number): RawBuilder<ReviewRow[]> {
  return newestReviews(ofId(id), 1);
}

/** The number of a listing's reviews with 1, 2, 3, 4 and 5 stars, as one JSON column. */
export function scoresOfListing(id: RawBuilder<unknown>): RawBuilder<number[]> {
  return scores(ofListing(id));
}

/** The number of a lister's reviews with 1, 2, 3, 4 and 5 stars, as one JSON column. */
export function scoresOfLister(id: RawBuilder<unknown>): RawBuilder<number[]> {
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

import type { contract } from '@crewpad/contract';
import { type RawBuilder, sql } from 'kysely';

/** The caller's relation by rentals and reviews; a visitor (null) has none. */

type Viewer = number | null | RawBuilder<unknown>;
type Id = RawBuilder<unknown>;

/** Whether there is an accepted or ended rental of a listing. */
export const hasStayedAt = (viewer: Viewer, listing: Id) => sql<boolean>`exists (
  select from rentals r where r.user_id = ${viewer}::integer and r.listing_id = ${listing}
    and r.status in ('accepted', 'ended'))`;

/** Whether there is an accepted or ended rental of any listing of a lister. */
export const hasRentedFrom = (viewer: Viewer, lister: Id) => sql<boolean>`exists (
  select from rentals r where r.user_id = ${viewer}::integer and r.lister_id = ${lister}
    and r.status in ('accepted', 'ended'))`;

export const hasReviewedListing = (viewer: Viewer, listing: Id) => sql<boolean>`exists (
  select from reviews w where w.author_id = ${viewer}::integer and w.listing_id = ${listing})`;

/** Of the lister, and not of a listing. */
export const hasReviewedLister = (viewer: Viewer, lister: Id) => sql<boolean>`exists (
  select from reviews w where w.author_id = ${viewer}::integer and w.lister_id = ${lister}
    and w.listing_id is null)`;

/**
 * The lister, and each listing where the caller has stayed, as one JSON column; empty for
 * strangers.
 */
export const reviewChoices = (viewer: Viewer, lister: Id) => sql<contract.reviews.ReviewChoice[]>`(
  select coalesce(json_agg(json_build_object('listing_id', c.listing_id, 'listing_title', l.title,
    'already_review', exists (
      select from reviews w where w.author_id = ${viewer}::integer and w.lister_id = ${lister}
        and w.listing_id is not distinct from c.listing_id)
    ) order by l.title_key nulls first, l.id), '[]')
  from (
    select distinct r.listing_id from rentals r
    where r.user_id = ${viewer}::integer and r.lister_id = ${lister}
      and r.status in ('accepted', 'ended')
    union all
    select null where ${hasRentedFrom(viewer, lister)}
  ) c
  left join listings l on l.id = c.listing_id)`;

import type { contract } from '@crewpad/contract';
import { type RawBuilder, sql } from 'kysely';
import { hasBegun } from '../listings/index.ts';

/** The caller's relation by rentals and reviews; a visitor (null) has none. */

type Viewer = number | null | RawBuilder<unknown>;
type Id = RawBuilder<unknown>;

/** Selects the rentals `r` of a listing, or of a lister. */
export const atListing = (id: Id) => sql`r.listing_id = ${id}`;
export const fromLister = (id: Id) => sql`r.lister_id = ${id}`;

/** Whether there is an accepted or ended rental. */
export const hasRented = (viewer: Viewer, where: RawBuilder<unknown>) => sql<boolean>`exists (
  select from rentals r where r.user_id = ${viewer}::integer and ${where}
    and r.status in ('accepted', 'ended'))`;

/** The same, once its check-in day has begun. */
export const hasStayed = (viewer: Viewer, where: RawBuilder<unknown>, now: Date) =>
  hasRented(viewer, sql`${where} and ${hasBegun(sql`${now}`)}`);

/** The first check-in day of the accepted rentals that have not begun; null without one. */
export const firstCheckIn = (viewer: Viewer, where: RawBuilder<unknown>, now: Date) => sql<
  string | null
>`(
  select min(r.start_date) from rentals r where r.user_id = ${viewer}::integer and ${where}
    and r.status = 'accepted' and not ${hasBegun(sql`${now}`)})`;

export const hasReviewedListing = (viewer: Viewer, listing: Id) => sql<boolean>`exists (
  select from reviews w where w.author_id = ${viewer}::integer and w.listing_id = ${listing})`;

/** Of the lister, and not of a listing. */
export const hasReviewedLister = (viewer: Viewer, lister: Id) => sql<boolean>`exists (
  select from reviews w where w.author_id = ${viewer}::integer and w.lister_id = ${lister}
    and w.listing_id is null)`;

/**
 * The lister, and each listing where the caller has stayed or stays, as one JSON column; empty for
 * strangers.
 */
export const reviewChoices = (viewer: Viewer, lister: Id, now: Date) => sql<
  contract.reviews.ReviewChoice[]
>`(
  select coalesce(json_agg(json_build_object('listing_id', c.listing_id, 'listing_title', l.title,
    'already_review', exists (
      select from reviews w where w.author_id = ${viewer}::integer and w.lister_id = ${lister}
        and w.listing_id is not distinct from c.listing_id)
    ) order by l.title_key nulls first, l.id), '[]')
  from (
    select distinct r.listing_id from rentals r
    where r.user_id = ${viewer}::integer and r.lister_id = ${lister}
      and r.status in ('accepted', 'ended') and ${hasBegun(sql`${now}`)}
    union all
    select null where ${hasStayed(viewer, fromLister(lister), now)}
  ) c
  left join listings l on l.id = c.listing_id)`;

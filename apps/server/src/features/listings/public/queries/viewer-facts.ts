import { type RawBuilder, sql } from 'kysely';
import { allListingParts } from '../../hooks.ts';

/** The caller's relation to a listing and its lister, from rentals and reviews. */
export interface ViewerFacts {
  /** An accepted rental of this listing. */
  rents_here: boolean;
  /** An accepted rental of any listing of this lister. */
  rents_from_lister: boolean;
  /** An accepted or ended rental of this listing that has begun. */
  stayed_here: boolean;
  /** A rental of this lister that is pending, accepted or ended. */
  knows_lister: boolean;
  reviewed_here: boolean;
  /** The check-in day of a rental of this listing that has not begun; null without one. */
  review_from: string | null;
}

/** For a listing `l`, in the table `v`; a visitor (null) has no rentals. */
export const viewerColumns = sql`v.rents_here, v.rents_from_lister, v.stayed_here, v.knows_lister,
  v.reviewed_here, v.review_from`;

/**
 * Whether the check-in day of a rental `r` has begun at the crash pad. Who left before it never
 * stayed.
 */
export const hasBegun = (now: RawBuilder<unknown>) => sql<boolean>`(
  r.start_date <= (${now}::timestamptz at time zone r.time_zone)::date
  and (r.checkout_date is null or r.checkout_date >= r.start_date))`;

/**
 * The join that produces `v` for a listing `l`. An invitation counts once its email is verified.
 */
export const joinViewer = (viewerId: RawBuilder<unknown>, now: RawBuilder<unknown>) => sql`
  cross join lateral (
    select coalesce(bool_or(r.status = 'accepted' and r.listing_id = l.id), false) as rents_here,
      coalesce(bool_or(r.status = 'accepted'), false) as rents_from_lister,
      coalesce(bool_or(r.status in ('accepted', 'ended') and r.listing_id = l.id
        and ${hasBegun(now)}), false) as stayed_here,
      min(r.start_date) filter (where r.status = 'accepted' and r.listing_id = l.id
        and not ${hasBegun(now)}) as review_from,
      count(r.id) > 0 as knows_lister,
      ${allListingParts().reviewed(viewerId, sql`l.id`)} as reviewed_here
    from members w
    join rentals r on r.user_id = w.id and r.status in ('pending', 'accepted', 'ended')
      or r.email = w.email and r.user_id is null and r.status = 'pending'
        and w.email_verified_at is not null
    where w.id = ${viewerId}::integer and r.lister_id = l.user_id
  ) v`;

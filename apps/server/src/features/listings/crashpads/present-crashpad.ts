import type { Crashpad, CrashpadSummary, Occupancy } from '@crewpad/contract';
import type { MemberActor } from '../../../platform/actor.ts';
import { presentDollars } from '../../search/index.ts';
import { presentBeds, presentRates } from '../present-listing.ts';
import { ownAbilities } from './own-abilities.ts';
import { presentRoom } from './present-rooms.ts';
import type { OwnRow } from './queries/own-columns.ts';
import type { CrashpadRow } from './queries/own-crashpads.ts';

type Lister = Pick<MemberActor, 'status' | 'isExpired'>;

/** A listing as its lister sees and edits it. Pure. */
export function presentCrashpad(row: CrashpadRow, actor: Lister): Crashpad {
  const [first, second] = row.airports;
  return {
    id: row.id,
    user_id: row.user_id,
    title: row.title,
    rental_type: row.rental_type,
    gender: row.gender,
    status: row.status,
    hidden: row.hidden,
    street1: row.street1,
    street2: row.street2,
    city: row.city,
    state: row.state,
    country: row.country,
    postal_code: row.postal_code,
    neighborhood: row.neighborhood,
    latitude: row.latitude,
    longitude: row.longitude,
    airport: row.airports.map(({ id }) => id),
    airport_name: first?.name ?? '',
    airport_distance: first?.distance ?? 1,
    other_airport_distance: second?.distance ?? null,
    ...presentBeds(row),
    bathrooms: row.bathrooms,
    number_of_shower: row.number_of_shower,
    max_nights: row.max_nights,
    ...presentRates(row),
    description: row.description,
    rules_policies_des: row.rules_policies_des,
    rules_policies_doc: row.rules_policies_doc,
    images: row.images,
    thumbnail: row.thumbnail,
    amenities: row.amenities,
    preferences: row.preferences,
    places: row.places,
    feature_listing: row.feature_listing,
    feature_ongoing: row.feature_ongoing,
    views: row.views,
    rented: row.rented,
    monthly_revenue: presentDollars(row.revenue),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    rooms: row.rooms.map(presentRoom),
    abilities: ownAbilities(actor, row),
  };
}

/** A listing in its lister's list. Pure. */
export function presentSummary(row: OwnRow, actor: Lister): CrashpadSummary {
  return {
    id: row.id,
    title: row.title,
    rental_type: row.rental_type,
    thumbnail: row.thumbnail,
    city: row.city,
    state: row.state,
    airport: row.airports.map(({ id }) => id),
    prefix: row.airports[0]?.prefix ?? null,
    status: row.status,
    hidden: row.hidden,
    feature_listing: row.feature_listing,
    feature_ongoing: row.feature_ongoing,
    enable_price_range: row.enable_price_range,
    rate_per_from: presentDollars(row.rate_per_from),
    rate_per_to: row.rate_per_to === null ? null : presentDollars(row.rate_per_to),
    ...presentFill(row),
    num_vacant_beds: row.num_beds - row.num_occupied_beds,
    rented: row.rented,
    monthly_revenue: presentDollars(row.revenue),
    views: row.views,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: ownAbilities(actor, row),
  };
}

/** How full a listing is. Pure. */
export function presentFill({
  num_beds,
  num_occupied_beds,
}: Pick<OwnRow, 'num_beds' | 'num_occupied_beds'>) {
  return {
    num_beds,
    num_occupied_beds,
    bed_occupancy_rate: num_beds === 0 ? 0 : num_occupied_beds / num_beds,
  };
}

/** Who holds the beds of a listing. Pure. */
export function presentOccupancy(
  row: Pick<OwnRow, 'id' | 'rooms' | 'num_beds' | 'num_occupied_beds'>,
): Occupancy {
  return { listing_id: row.id, ...presentFill(row), rooms: row.rooms.map(presentRoom) };
}

import type { contract } from '@crewpad/contract';
import { toDollars } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { abilitiesOf } from '../../../platform/access/decision.ts';

import { can } from '../policy.ts';
import { presentColumns, presentFill } from '../public/present-columns.ts';

import { presentRoom, presentTenants } from './present-rooms.ts';
import type { OwnRow } from './queries/own-columns.ts';
import type { CrashpadRow } from './queries/own-crashpads.ts';

const ABILITIES = ['edit', 'copy', 'deactivate', 'reactivate', 'delete', 'hide'] as const;

const ownAbilities = (actor: MemberActor, row: OwnRow): contract.listings.Crashpad['abilities'] =>
  abilitiesOf(ABILITIES, (action) => can(actor, action, row));

const presentRemoval = ({ removed_at, removal_note }: OwnRow) =>
  removed_at === null ? null : { at: removed_at.toISOString(), note: removal_note };

/** A listing for its lister. Pure. */
export function presentCrashpad(row: CrashpadRow, actor: MemberActor): contract.listings.Crashpad {
  return {
    ...presentColumns(row),
    hidden: row.hidden,
    removal: presentRemoval(row),
    street1: row.street1,
    street2: row.street2,
    postal_code: row.postal_code,
    latitude: row.latitude,
    longitude: row.longitude,
    amenities: row.amenities,
    preferences: row.preferences,
    places: row.places,
    rented: row.rented,
    tenants: presentTenants(row.rooms),
    monthly_revenue: toDollars(row.revenue),
    updated_at: row.updated_at.toISOString(),
    rooms: row.rooms.map(presentRoom),
    abilities: ownAbilities(actor, row),
  };
}

/** A listing in its lister's list. Pure. */
export function presentSummary(row: OwnRow, actor: MemberActor): contract.listings.CrashpadSummary {
  return {
    id: row.id,
    title: row.title,
    rental_type: row.rental_type,
    thumbnail: row.thumbnail,
    city: row.city,
    state: row.state,
    country: row.country,
    airport: row.airports.map(({ id }) => id),
    prefix: row.airports[0]?.prefix ?? null,
    status: row.status,
    hidden: row.hidden,
    removal: presentRemoval(row),
    feature_listing: row.feature_listing,
    feature_ongoing: row.feature_ongoing,
    feature_ends_at: row.feature_ends_at?.toISOString() ?? null,
    enable_price_range: row.enable_price_range,
    rate_per_from: toDollars(row.rate_per_from),
    rate_per_to: row.rate_per_to === null ? null : toDollars(row.rate_per_to),
    ...presentFill(row),
    num_vacant_beds: row.num_beds - row.num_occupied_beds,
    rented: row.rented,
    tenants: presentTenants(row.rooms),
    monthly_revenue: toDollars(row.revenue),
    views: row.views,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: ownAbilities(actor, row),
  };
}

/** The tenants of a listing's beds. Pure. */
export function presentOccupancy(
  row: Pick<OwnRow, 'id' | 'rooms' | 'num_beds' | 'num_occupied_beds'>,
): contract.listings.Occupancy {
  return { listing_id: row.id, ...presentFill(row), rooms: row.rooms.map(presentRoom) };
}

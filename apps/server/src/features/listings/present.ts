import type { contract, OperationAnswer } from '@crewpad/contract';
import { averageScore, responseHours, toDollars } from '@crewpad/domain';
import type { Actor, MemberActor } from '../../platform/access/actor.ts';
import { abilitiesOf } from '../../platform/access/decision.ts';
import { presentBedKinds } from '../search/index.ts';
import { allListingParts } from './hooks.ts';
import type { ListingColumns } from './listings.queries.ts';
import type {
  AvailableBedRow,
  BedRow,
  CrashpadRow,
  OwnRow,
  RoomRow,
  TenantRow,
} from './mine.queries.ts';
import { can } from './policy.ts';
import type { ListingRow } from './public.queries.ts';

const OWN_ABILITIES = ['edit', 'copy', 'deactivate', 'reactivate', 'delete', 'hide'] as const;

const ownAbilities = (actor: MemberActor, row: OwnRow): contract.listings.Crashpad['abilities'] =>
  abilitiesOf(OWN_ABILITIES, (action) => can(actor, action, row));

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
    num_vacant_beds: vacantBeds(row),
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

type BedTenant = NonNullable<contract.listings.OwnBed['tenant']>;

/** A bed's tenant for their lister, without an email that the lister cannot see yet. Pure. */
function presentTenant({ email, ...tenant }: TenantRow): BedTenant {
  return { ...tenant, ...(email !== null && { email }) };
}

/** All tenants of some rooms. Pure. */
const presentTenants = (rooms: readonly RoomRow[]): BedTenant[] =>
  rooms.flatMap(({ beds }) => beds.flatMap(({ tenants }) => tenants.map(presentTenant)));

/** A bed for its lister. Pure. */
export function presentBed(bed: BedRow): contract.listings.OwnBed {
  const [tenant = null, next_tenant = null] = bed.tenants.map(presentTenant);
  return {
    id: bed.id,
    room_id: bed.room_id,
    bed_name: bed.bed_name,
    bed_kind: bed.bed_kind,
    status: tenant === null ? 'ACTIVE' : 'BUSY',
    rental_amount: bed.rental_amount === null ? null : toDollars(bed.rental_amount),
    tenant,
    next_tenant,
  };
}

/** A room for its lister: BUSY as soon as one of its beds is. Pure. */
export function presentRoom(room: RoomRow): contract.listings.OwnRoom {
  const beds = room.beds.map(presentBed);
  return {
    id: room.id,
    listing_id: room.listing_id,
    room_name: room.room_name,
    beds_per_room: beds.length,
    status: beds.some(({ status }) => status === 'BUSY') ? 'BUSY' : 'ACTIVE',
    beds,
  };
}

/** A bed that can be offered. Pure. */
export function presentAvailableBed(row: AvailableBedRow): contract.listings.AvailableBed {
  return {
    id: row.id,
    listing_id: row.listing_id,
    title: row.title,
    room_id: row.room_id,
    room_name: row.room_name,
    bed_name: row.bed_name,
    bed_kind: row.bed_kind,
    rental_amount: row.rental_amount === null ? null : toDollars(row.rental_amount),
    status: row.is_pending || row.held_for !== null ? 'PENDING' : 'ACTIVE',
    held_for: row.held_for,
    available_from: row.available_from,
  };
}

/** The listings of these beds with a bed free right now, in the order of the beds. Pure. */
export function presentUnrented(
  rows: readonly AvailableBedRow[],
): contract.listings.UnrentedListing[] {
  const listings = new Map<number, contract.listings.UnrentedListing>();
  const isFree = (row: AvailableBedRow) =>
    !row.is_pending && row.held_for === null && row.available_from === null;
  const free = new Set(rows.filter(isFree).map((row) => row.listing_id));
  for (const row of rows.filter(({ listing_id: id }) => free.has(id))) {
    const listing = listings.get(row.listing_id) ?? {
      id: row.listing_id,
      title: row.title,
      rental_type: row.rental_type,
      thumbnail: row.thumbnail,
      deposit_required: toDollars(row.deposit_required),
      beds: [],
    };
    listing.beds.push(presentAvailableBed(row));
    listings.set(row.listing_id, listing);
  }
  return [...listings.values()];
}

type Answer = OperationAnswer<typeof contract.listings.getListing>;

const VIEWER_ABILITIES = ['message', 'review', 'edit', 'see_address', 'see_phone'] as const;

/** The answer of `GET /listing/{id}`, with only what the caller can see. */
export function presentListing(row: ListingRow, actor: Actor, now: Date): Answer {
  return {
    data: presentData(row, actor),
    show_phone: row.rents_from_lister ? 1 : 0,
    hidden: row.hidden,
    amenities: row.amenities,
    preferences: row.preferences,
    places: row.places,
    airports: row.airports,
    review: { num_reviews: row.review_count },
    review_from: row.stayed_here ? null : row.review_from,
    total_review: {
      avg_score: averageScore(row.review_count, row.review_sum),
      distribution: row.distribution,
    },
    ...(row.reviews !== null && {
      reviews: allListingParts().presentReviews(row.reviews, actor, now),
    }),
    lister: {
      about: row.about,
      joined: row.joined.toISOString(),
      review: row.lister_review_count,
      review_avg: averageScore(row.lister_review_count, row.lister_review_sum),
      airlines: row.airlines,
      response_hours: responseHours(row.response_seconds),
    },
  };
}

function presentData(row: ListingRow, actor: Actor): Answer['data'] {
  const abilities = abilitiesOf(VIEWER_ABILITIES, (action) => can(actor, action, row));
  const seesPoint = can(actor, 'see_point', row).allowed;
  return {
    ...presentColumns(row),
    free_from: row.free_from,
    num_free_from: row.num_free_from,
    latitude: seesPoint ? row.latitude : row.public_latitude,
    longitude: seesPoint ? row.longitude : row.public_longitude,
    display_name: row.display_name,
    photo: row.photo,
    // Keys that the caller cannot see are absent, not null.
    ...(abilities.see_address && {
      street1: row.street1,
      street2: row.street2,
      postal_code: row.postal_code,
    }),
    ...(abilities.see_phone && row.phone_number !== null && { phone_number: row.phone_number }),
    abilities,
  };
}

const dollarsOrNull = (cents: number | null) => (cents === null ? null : toDollars(cents));

/** Fields that the page of a listing and its editor share. The specification has several names for some counts. */
function presentColumns(row: ListingColumns) {
  const [first, second] = row.airports;
  return {
    id: row.id,
    user_id: row.user_id,
    title: row.title,
    rental_type: row.rental_type,
    gender: row.gender,
    status: row.status,
    city: row.city,
    state: row.state,
    country: row.country,
    neighborhood: row.neighborhood,
    airport: row.airports.map(({ id }) => id),
    airport_name: first?.name ?? '',
    airport_distance: first?.distance ?? 1,
    other_airport_distance: second?.distance ?? null,
    ...presentFill(row),
    beds: row.num_beds,
    total_beds: row.num_beds,
    num_vacant_beds: vacantBeds(row),
    total_rooms: row.total_rooms,
    total_room: row.total_rooms,
    bed_kinds: presentBedKinds(row.bed_kinds),
    bathrooms: row.bathrooms,
    number_of_shower: row.number_of_shower,
    max_nights: row.max_nights,
    enable_price_range: row.enable_price_range,
    rate_per_from: toDollars(row.rate_per_from),
    rate_per_to: dollarsOrNull(row.rate_per_to),
    rate_per_day_from: dollarsOrNull(row.rate_per_day_from),
    rate_per_day_to: dollarsOrNull(row.rate_per_day_to),
    deposit_required: toDollars(row.deposit_required),
    description: row.description,
    rules_policies_des: row.rules_policies_des,
    rules_policies_doc: row.rules_policies_doc,
    images: row.images,
    thumbnail: row.thumbnail,
    feature_listing: row.feature_listing,
    feature_ongoing: row.feature_ongoing,
    views: row.views,
    created_at: row.created_at.toISOString(),
  };
}

/** What a new invitation begins with, in dollars. Pure. */
export const presentInvitable = (
  listing: contract.listings.InvitableListing,
): contract.listings.InvitableListing => ({
  ...listing,
  rate_per_from: toDollars(listing.rate_per_from),
  deposit_required: toDollars(listing.deposit_required),
});

/** Beds that are neither taken nor blocked today. Pure. */
const vacantBeds = ({
  num_beds,
  num_occupied_beds,
  num_blocked_beds,
}: Pick<ListingColumns, 'num_beds' | 'num_occupied_beds' | 'num_blocked_beds'>) =>
  num_beds - num_occupied_beds - num_blocked_beds;

/** The occupancy of a listing. */
export function presentFill({
  num_beds,
  num_occupied_beds,
}: Pick<ListingColumns, 'num_beds' | 'num_occupied_beds'>) {
  return {
    num_beds,
    num_occupied_beds,
    bed_occupancy_rate: num_beds === 0 ? 0 : num_occupied_beds / num_beds,
  };
}

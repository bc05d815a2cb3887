import { toDollars } from '@crewpad/domain';
import { presentBedKinds } from '../../search/index.ts';

import type { ListingColumns } from '../queries/listing-columns.ts';

const dollarsOrNull = (cents: number | null) => (cents === null ? null : toDollars(cents));

/** Fields that the page of a listing and its editor share. The specification has several names for some counts. */
export function presentColumns(row: ListingColumns) {
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
    num_vacant_beds: row.num_beds - row.num_occupied_beds,
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

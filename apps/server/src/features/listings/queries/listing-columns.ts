import type { ColumnOf, RowOf } from '../../../platform/database/select-list.ts';

export interface AirportOfListing {
  id: number;
  prefix: string;
  name: string;
  city: string;
  country: string;
  latitude: number;
  longitude: number;
  /** As stated by its lister, in whole miles. */
  distance: number;
}

/** The public columns of a listing: selected, and in the type of the row. */
export const LISTING_COLUMNS = [
  'id',
  'user_id',
  'title',
  'rental_type',
  'gender',
  'status',
  'city',
  'state',
  'country',
  'neighborhood',
  'bathrooms',
  'number_of_shower',
  'max_nights',
  'enable_price_range',
  'rate_per_from',
  'rate_per_to',
  'rate_per_day_from',
  'rate_per_day_to',
  'deposit_required',
  'description',
  'rules_policies_des',
  'rules_policies_doc',
  'images',
  'thumbnail',
  'feature_listing',
  'feature_ongoing',
  'views',
  'total_rooms',
  'num_beds',
  'num_occupied_beds',
  'bed_kinds',
  'created_at',
] as const satisfies readonly ColumnOf<'listings'>[];

/** A listing's public columns and airports; money in whole cents. */
export interface ListingColumns extends RowOf<'listings', (typeof LISTING_COLUMNS)[number]> {
  airports: AirportOfListing[];
}

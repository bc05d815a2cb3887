import type { ListingGender, ListingStatus, RentalType } from '@crewpad/domain';

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

/** The public columns of a listing; money in whole cents. */
export interface ListingColumns {
  id: number;
  user_id: number;
  title: string;
  rental_type: RentalType;
  gender: ListingGender;
  status: ListingStatus;
  city: string;
  state: string | null;
  country: string;
  neighborhood: string | null;
  bathrooms: number | null;
  number_of_shower: number | null;
  max_nights: number | null;
  enable_price_range: boolean;
  rate_per_from: number;
  rate_per_to: number | null;
  rate_per_day_from: number | null;
  rate_per_day_to: number | null;
  deposit_required: number;
  description: string;
  rules_policies_des: string;
  rules_policies_doc: string[];
  images: string[];
  thumbnail: string | null;
  feature_listing: number;
  feature_ongoing: number;
  views: number;
  total_rooms: number;
  num_beds: number;
  num_occupied_beds: number;
  bed_kinds: number;
  created_at: Date;
  airports: AirportOfListing[];
}

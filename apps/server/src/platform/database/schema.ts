import type {
  BedKind,
  FeedKind,
  ListingGender,
  ListingStatus,
  RentalStatus,
  RentalType,
} from '@crewpad/domain';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AccountTables } from './schema-accounts.ts';
import type { BillingTables } from './schema-billing.ts';
import type { CalendarDate, GeneratedInstant, Instant, OptionalInstant } from './schema-columns.ts';
import type { DraftTables } from './schema-drafts.ts';
import type { UploadTables } from './schema-uploads.ts';

type LocalizedName = { en: string; [locale: string]: string };
type JsonList = JSONColumnType<string[], string | undefined, string>;

interface AirportsTable {
  id: number;
  prefix: string;
  name: string;
  city: string;
  country: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  rank: number;
  name_key: string;
  city_key: string;
}

interface CitiesTable {
  id: number;
  slug: string;
  display_name: string;
  country: string;
  country_name: string;
  latitude: number;
  longitude: number;
  population: number;
  /** What a typed name is looked up by. */
  name_key: Generated<string>;
  airports_count: Generated<number>;
  listings_count: Generated<number>;
}

interface AirlinesTable {
  id: number;
  code: string;
  name: string;
  group_name: 'domestic' | 'worldwide';
  position: number;
}

interface NamedTable {
  id: Generated<number>;
  name: JSONColumnType<LocalizedName>;
  icon: string | null;
}

interface ListingsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  title: string;
  title_key: string;
  rental_type: RentalType;
  gender: Generated<ListingGender>;
  status: Generated<ListingStatus>;
  hidden: Generated<boolean>;
  street1: string;
  street2: string | null;
  city: string;
  state: string | null;
  country: Generated<string>;
  postal_code: string | null;
  neighborhood: string | null;
  latitude: number;
  longitude: number;
  public_latitude: number;
  public_longitude: number;
  public_cell: number;
  bathrooms: number | null;
  number_of_shower: number | null;
  max_nights: number | null;
  enable_price_range: Generated<boolean>;
  /** Whole cents, as all money. */
  rate_per_from: number;
  rate_per_to: number | null;
  rate_per_day_from: number | null;
  rate_per_day_to: number | null;
  deposit_required: Generated<number>;
  description: string;
  rules_policies_des: Generated<string>;
  rules_policies_doc: JsonList;
  images: JsonList;
  thumbnail: string | null;
  amenities: Generated<number[]>;
  places: Generated<number[]>;
  preferences: Generated<number[]>;
  feature_listing: Generated<number>;
  feature_ongoing: Generated<number>;
  views: Generated<number>;
  total_rooms: Generated<number>;
  num_beds: Generated<number>;
  num_occupied_beds: Generated<number>;
  rented: Generated<number>;
  bed_kinds: Generated<number>;
  review_count: Generated<number>;
  review_sum: Generated<number>;
  counted_city_ids: Generated<number[]>;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
  /** When the lister last did anything to it. */
  touched_at: GeneratedInstant;
  full_reminded_at: OptionalInstant;
  untouched_reminded_at: OptionalInstant;
}

interface RoomsTable {
  id: GeneratedAlways<number>;
  listing_id: number;
  room_name: string;
  position: number;
  status: Generated<'ACTIVE' | 'DELETED'>;
}

interface BedsTable {
  id: GeneratedAlways<number>;
  room_id: number;
  listing_id: number;
  bed_name: string;
  bed_kind: Generated<BedKind>;
  position: number;
  status: Generated<'ACTIVE' | 'DELETED'>;
  rental_amount: number | null;
}

interface RentalsTable {
  id: GeneratedAlways<number>;
  listing_id: number;
  bed_id: number;
  lister_id: number;
  user_id: number | null;
  email: string;
  status: RentalStatus;
  start_date: CalendarDate;
  end_date: CalendarDate | null;
  rental_amount: number;
  deposit: Generated<number>;
  payment_date: number;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

interface ReviewsTable {
  id: GeneratedAlways<number>;
  author_id: number;
  lister_id: number;
  listing_id: number | null;
  score: number;
  message: string;
  created_at: GeneratedInstant;
}

interface FeedItemsTable {
  id: GeneratedAlways<number>;
  kind: FeedKind;
  title: JSONColumnType<LocalizedName>;
  description: Generated<string>;
  image: string | null;
  city: string;
  country: string;
  map_lat: number;
  map_lng: number;
  start_date: CalendarDate;
  end_date: CalendarDate;
  start_time: string;
  end_time: string;
  merchant_id: number | null;
  price_range: Generated<string>;
  business_name: string;
  rating: Generated<number>;
}

export interface Database extends AccountTables, BillingTables, DraftTables, UploadTables {
  airports: AirportsTable;
  airport_cells: { cell: number; airport_id: number };
  cities: CitiesTable;
  city_cells: { cell: number; city_id: number };
  airlines: AirlinesTable;
  amenities: NamedTable;
  places: NamedTable;
  preferences: NamedTable;
  house_rules: NamedTable;
  loaded_data: { name: string; hash: string; loaded_at: GeneratedInstant };
  listings: ListingsTable;
  listing_airports: { listing_id: number; airport_id: number; position: number; distance: number };
  rooms: RoomsTable;
  beds: BedsTable;
  rentals: RentalsTable;
  reviews: ReviewsTable;
  review_responses: {
    id: GeneratedAlways<number>;
    review_id: number;
    message: string;
    created_at: GeneratedInstant;
  };
  feed_items: FeedItemsTable;
  site_metrics: {
    id: Generated<boolean>;
    users: number;
    listings: number;
    selisting: number;
    total_emails: number;
    airports: number;
    cities: number;
    messages: number;
    refreshed_at: Instant;
  };
  messages: {
    id: GeneratedAlways<number>;
    from_user_id: number;
    to_user_id: number;
    listing_id: number | null;
    message: string;
    read_at: OptionalInstant;
    created_at: GeneratedInstant;
  };
  airport_listings: {
    airport_id: number;
    listing_id: number;
    distance: number;
    price: number;
    title_key: string;
    created_at: Instant;
    featured: boolean;
    boosted: boolean;
    gender: ListingGender;
    bed_kinds: number;
    is_full: boolean;
    owner_expire_at: Instant;
  };
  airport_facets: {
    airport_id: number;
    gender: ListingGender;
    bed_kinds: number;
    is_full: boolean;
    featured: boolean;
    total: number;
    min_price: number | null;
    max_price: number | null;
  };
}

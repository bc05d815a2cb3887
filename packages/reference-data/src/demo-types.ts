import type {
  BedKind,
  FeedKind,
  ListingGender,
  MemberGender,
  MemberStatus,
  Plan,
  RentalStatus,
  RentalType,
} from '@crewpad/domain';

/** Rows refer to each other by `key`. Times are whole days before the day of loading; negative means after. */
export interface DemoData {
  members: DemoMember[];
  listings: DemoListing[];
  rentals: DemoRental[];
  blocks: DemoBlock[];
  reviews: DemoReview[];
  feed: DemoFeedItem[];
}

interface DemoMember {
  key: string;
  email: string;
  role: 'member' | 'admin';
  status: MemberStatus;
  user_plan: Plan | null;
  /** Days until the paid term ends; null for tenants without a plan and admins. */
  expires_in_days: number | null;
  first_name: string;
  last_name: string;
  display_name: string;
  gender: MemberGender;
  birthdate: { year: number; month: number; day: number };
  /** A picture key of kind `person`, or null. Listers always have one. */
  photo: string | null;
  about: string;
  airlines: string | null;
  phone_number: string;
  country_code: string;
  joined_days_ago: number;
  /** 1: every logged-in member sees the phone. */
  approval_public_phone_user: 0 | 1;
  /** 2: current tenants see the phone. */
  approval_public_phone_tenant: 0 | 2;
}

export interface DemoListing {
  key: string;
  /** Key of the lister. */
  member: string;
  title: string;
  rental_type: RentalType;
  gender: ListingGender;
  street1: string;
  street2: string | null;
  city: string;
  state: string | null;
  /** Country name, such as "United States". */
  country: string;
  postal_code: string | null;
  neighborhood: string;
  latitude: number;
  longitude: number;
  /** One or two airports by IATA code, with the distance that the lister states: 1 to 11 whole miles. */
  airports: { prefix: string; distance: number }[];
  bathrooms: number | null;
  number_of_shower: number | null;
  max_nights: number | null;
  /** Whole US cents. */
  rate_per_from: number;
  rate_per_to: number | null;
  rate_per_day_from: number | null;
  rate_per_day_to: number | null;
  deposit_required: number;
  description: string;
  rules_policies_des: string;
  /** English names from the reference lists. */
  amenities: string[];
  places: string[];
  preferences: string[];
  /** Picture keys; the first is the thumbnail. */
  pictures: string[];
  rooms: { room_name: string; beds: { key: string; bed_name: string; bed_kind: BedKind }[] }[];
  promotion: 'featured' | 'boosted' | null;
  listed_days_ago: number;
  views: number;
}

export interface DemoRental {
  key: string;
  /** Key of the bed. */
  bed: string;
  /** Key of the tenant; null for an invitation to a person without an account. */
  member: string | null;
  /** The invited email; the member's email if there is a member. */
  email: string;
  status: RentalStatus;
  started_days_ago: number;
  /** Null for a current rental. */
  ended_days_ago: number | null;
  /** Whole US cents. */
  rental_amount: number;
  deposit: number;
  payment_date: number;
  /** Whole US cents; none by default. */
  late_fee?: number;
  /** How many of the newest late periods are unpaid; none by default. */
  unpaid_periods?: number;
  /** Days until the agreed end of a current rental; open-ended by default. */
  leaves_in_days?: number;
}

/** Days on which a bed is not let. */
interface DemoBlock {
  /** Key of the bed. */
  bed: string;
  starts_in_days: number;
  days: number;
  note: string;
}

export interface DemoReview {
  author: string;
  lister: string;
  /** Key of the listing, or null for a review of the lister. */
  listing: string | null;
  score: 1 | 2 | 3 | 4 | 5;
  message: string;
  written_days_ago: number;
  response: { message: string; written_days_ago: number } | null;
}

interface DemoFeedItem {
  kind: FeedKind;
  title: string;
  description: string;
  business_name: string;
  /** A picture key of kind `event` or `offer`. */
  picture: string;
  city: string;
  /** ISO alpha-2. */
  country: string;
  map_lat: number;
  map_lng: number;
  starts_in_days: number;
  ends_in_days: number;
  start_time: string;
  end_time: string;
  price_range: string;
  rating: number;
}

// Generated from the migrated schema. Do not edit: change a migration and run
// npm run generate:database.
import type * as columns from '../column-types.ts';

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Acceptances {
  accepted_at: Timestamp;
  document: "terms" | "privacy";
  member_id: number;
  version: string;
}

export interface AccountFees {
  amount_cents: number;
  lister_id: number;
  month: string;
  obligation_id: number;
}

export interface AdClicks {
  ad_id: number;
  day: string;
  visitor: string;
}

export interface AdDays {
  ad_id: number;
  clicks: Generated<number>;
  day: string;
  views: Generated<number>;
}

export interface Ads {
  created_at: Timestamp;
  ends_on: string | null;
  id: Generated<number>;
  picture: string;
  picture_member_id: number;
  places: string[];
  removed_at: Timestamp | null;
  starts_on: string;
  target: string;
  title: string;
}

export interface Airlines {
  code: string;
  group_name: "domestic" | "worldwide";
  id: number;
  name: string;
  position: number;
}

export interface AirportCells {
  airport_id: number;
  cell: number;
}

export interface AirportFacets {
  airport_id: number;
  bed_kinds: number;
  featured: boolean;
  gender: columns.ListingGender;
  is_full: boolean;
  max_price: number | null;
  min_price: number | null;
  total: number;
}

export interface AirportListings {
  airport_id: number;
  bed_kinds: number;
  boosted: boolean;
  created_at: Timestamp;
  distance: number;
  featured: boolean;
  free_from: string | null;
  gender: columns.ListingGender;
  highest_price: number;
  is_full: boolean;
  listing_id: number;
  owner_expire_at: Timestamp;
  price: number;
  title_key: string;
}

export interface Airports {
  city: string;
  city_key: string;
  country: string;
  id: number;
  latitude: number;
  longitude: number;
  name: string;
  name_key: string;
  prefix: string;
  rank: number;
  time_zone: string;
}

export interface Allocations {
  amount_cents: number;
  created_at: Timestamp;
  id: Generated<number>;
  manual_payment_id: number | null;
  obligation_id: number | null;
  rental_id: number;
  request_obligation_id: number | null;
  use: Generated<"rent" | "credit" | "kept">;
}

export interface Amenities {
  icon: string | null;
  id: Generated<number>;
  name: columns.Json<columns.LocalizedText>;
  removed_at: Timestamp | null;
}

export interface AppliedFunctions {
  applied_at: Generated<Timestamp>;
  file: string;
  hash: string;
}

export interface AuditLog {
  action: string;
  actor_id: number | null;
  address: string | null;
  at: Timestamp;
  details: Generated<columns.Json<Record<string, unknown>>>;
  id: Generated<number>;
  member_id: number | null;
}

export interface AuthenticatorApps {
  confirmed_at: Timestamp | null;
  key_id: string | null;
  last_step: Generated<number>;
  member_id: number;
  pending_key_id: string | null;
  pending_secret: Buffer | null;
  pending_until: Timestamp | null;
  secret: Buffer | null;
}

export interface AutopayConsents {
  address: string | null;
  created_at: Timestamp;
  id: Generated<number>;
  member_id: number;
  rental_id: number;
  shown: columns.Json<object>;
}

export interface BedBlocks {
  bed_id: number;
  begins_at: Timestamp;
  created_at: Timestamp;
  ends_at: Timestamp;
  from_date: string;
  id: Generated<number>;
  note: Generated<string>;
  state: "coming" | "current" | "over";
  until_date: string;
}

export interface Beds {
  announced_from: string | null;
  bed_kind: Generated<"cold" | "hot" | "private">;
  bed_name: string;
  id: Generated<number>;
  listing_id: number;
  position: number;
  rental_amount: number | null;
  room_id: number;
  status: Generated<"ACTIVE" | "DELETED">;
}

export interface BedStays {
  bed_id: number;
  block_id: number | null;
  id: Generated<number>;
  offer_id: number | null;
  rental_id: number | null;
  stay: string;
}

export interface Blocks {
  blocked_id: number;
  created_at: Generated<Timestamp>;
  member_id: number;
}

export interface Calendars {
  created_at: Timestamp;
  member_id: number;
  token: string;
}

export interface Cities {
  airports_count: Generated<number>;
  country: string;
  country_name: string;
  display_name: string;
  id: number;
  latitude: number;
  listings_count: Generated<number>;
  longitude: number;
  name_key: Generated<string>;
  population: number;
  slug: string;
}

export interface CityCells {
  cell: number;
  city_id: number;
}

export interface ClosedYears {
  closed_at: Timestamp;
  lines: Json;
  member_id: number;
  year: number;
}

export interface ContactMessages {
  created_at: Timestamp;
  email: string;
  id: Generated<number>;
  member_id: number | null;
  message: string;
  name: string;
  subject: string;
}

export interface Customers {
  cardless_since: Timestamp | null;
  changed_at: Timestamp | null;
  created_at: Timestamp;
  customer_id: string;
  generation: Generated<number>;
  member_id: number;
  provider_mode: "sandbox" | "test" | "live";
  setup_intent: string | null;
}

export interface Disputes {
  amount_cents: number;
  closed_at: Timestamp | null;
  obligation_id: number;
  opened_at: Timestamp;
  provider_id: string;
  returned_cents: Generated<number>;
  state: "inquiry" | "open" | "won" | "lost";
  taken_cents: Generated<number>;
}

export interface EmailChanges {
  asked_at: Timestamp;
  asked_by: number;
  due_at: Timestamp;
  email: string;
  member_id: number;
  verified_at: Timestamp | null;
}

export interface EmailPreferences {
  email: "now" | "daily" | "off";
  member_id: number;
  topic: "messages" | "rent" | "reviews" | "alerts" | "reminders" | "news";
}

export interface Entitlements {
  changes_plan: Generated<boolean>;
  created_at: Timestamp;
  ended_at: Timestamp | null;
  ends_at: Timestamp;
  id: Generated<number>;
  member_id: number;
  obligation_id: number | null;
  plan: "seeker" | "basic" | "premium" | "pro";
  plan_change_id: number | null;
  starts_at: Timestamp;
  value_cents: number;
}

export interface Favorites {
  created_at: Timestamp;
  listing_id: number;
  member_id: number;
}

export interface FeedItems {
  business_name: string;
  city: string;
  country: string;
  description: Generated<string>;
  end_date: string;
  end_time: string;
  id: Generated<number>;
  image: string | null;
  kind: "event" | "special_offer";
  map_lat: number;
  map_lng: number;
  merchant_id: number | null;
  picture_member_id: number | null;
  price_range: Generated<string>;
  rating: Generated<number>;
  start_date: string;
  start_time: string;
  title: columns.Json<columns.LocalizedText>;
}

export interface GroupMessages {
  client_key: string | null;
  created_at: Timestamp;
  id: Generated<number>;
  lister_id: number;
  mailed: number;
  message: string;
  rental_ids: number[];
  sent: number;
}

export interface HouseCalendars {
  created_at: Timestamp;
  listing_id: number;
  token: string;
}

export interface HouseRules {
  icon: string | null;
  id: Generated<number>;
  name: columns.Json<columns.LocalizedText>;
}

export interface IdempotentCalls {
  answer: columns.Json<unknown> | null;
  body_hash: Buffer;
  created_at: Timestamp;
  key: string;
  member_id: number;
  operation: string;
  status: number | null;
}

export interface InboxCounts {
  archived: Generated<number>;
  current: Generated<number>;
  member_id: number;
  notifications: Generated<number>;
  unread: Generated<number>;
  version: Generated<number>;
}

export interface Installation {
  id: Generated<boolean>;
  old_secret_check: Buffer | null;
  point_key: Buffer | null;
  secret_changed_at: Timestamp | null;
  secret_check: Buffer | null;
  written_at: Generated<Timestamp>;
}

export interface Journal {
  at: Timestamp;
  id: Generated<number>;
  obligation_id: number | null;
  recorded_at: Timestamp;
  source_id: string;
  source_type: "charge" | "refund" | "dispute" | "transfer" | "deduction" | "manual_payment";
}

export interface JournalLines {
  account: string;
  amount_cents: number;
  id: Generated<number>;
  journal_id: number;
}

export interface LateWork {
  day: string;
  times: number;
}

export interface ListingAirports {
  airport_id: number;
  distance: Generated<number>;
  listing_id: number;
  position: number;
}

export interface ListingDrafts {
  form: columns.Json<columns.DraftForm>;
  member_id: number;
  step: number;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface ListingFeatures {
  anchor: Timestamp;
  created_at: Timestamp;
  ended_as: "renewed" | "expired" | "cancelled" | "unpaid" | "removed" | null;
  ended_at: Timestamp | null;
  ends_at: Timestamp;
  id: Generated<number>;
  listing_id: number;
  obligation_id: number;
  plan: "boost_subscription" | "boost_1_week" | "boost_1_month";
  repeat: boolean;
  starts_at: Timestamp;
  terms: number;
}

export interface Listings {
  address_key: string | null;
  amenities: Generated<number[]>;
  bathrooms: number | null;
  bed_kinds: Generated<number>;
  city: string;
  counted_city_ids: Generated<number[]>;
  country: Generated<string>;
  created_at: Generated<Timestamp>;
  deposit_required: Generated<number>;
  description: string;
  enable_price_range: Generated<boolean>;
  feature_ends_at: Timestamp | null;
  feature_listing: Generated<number>;
  feature_ongoing: Generated<number>;
  free_from: string | null;
  full_reminded_at: Timestamp | null;
  gender: Generated<"all" | "male" | "female">;
  hidden: Generated<boolean>;
  id: Generated<number>;
  images: Generated<columns.Json<string[]>>;
  latitude: number;
  longitude: number;
  max_nights: number | null;
  neighborhood: string | null;
  num_beds: Generated<number>;
  num_blocked_beds: Generated<number>;
  num_free_from: Generated<number>;
  num_occupied_beds: Generated<number>;
  number_of_shower: number | null;
  places: Generated<number[]>;
  postal_code: string | null;
  preferences: Generated<number[]>;
  public_cell: number;
  public_latitude: number;
  public_longitude: number;
  rate_per_day_from: number | null;
  rate_per_day_to: number | null;
  rate_per_from: number;
  rate_per_to: number | null;
  removal_note: Generated<string>;
  removed_at: Timestamp | null;
  rental_type: "house" | "entire_suite" | "room" | "hostel" | "hotel" | "crashpad" | "crashpad_bed" | "crashpad_room" | "crashpad_suite";
  rented: Generated<number>;
  review_count: Generated<number>;
  review_sum: Generated<number>;
  rules_policies_des: Generated<string>;
  rules_policies_doc: Generated<columns.Json<string[]>>;
  state: string | null;
  status: Generated<columns.ListingStatus>;
  street1: string;
  street2: string | null;
  thumbnail: string | null;
  title: string;
  title_key: string;
  total_rooms: Generated<number>;
  touched_at: Generated<Timestamp>;
  untouched_reminded_at: Timestamp | null;
  updated_at: Generated<Timestamp>;
  user_id: number;
  views: Generated<number>;
  waitlist_mode: Generated<"manual" | "automatic">;
}

export interface ListingViewMonths {
  listing_id: number;
  month: string;
  views: number;
}

export interface LiveSockets {
  id: string;
  member_id: number;
  node: string;
  seen_at: Timestamp;
}

export interface LoadedData {
  hash: string;
  loaded_at: Generated<Timestamp>;
  name: string;
}

export interface Mailbox {
  calendar: columns.Json<columns.MailCalendar> | null;
  created_at: Timestamp;
  html: string;
  id: Generated<number>;
  message_id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
}

export interface ManualPayments {
  amount_cents: number;
  client_key: string;
  counted_on: string;
  created_at: Timestamp;
  id: Generated<number>;
  kept_cents: Generated<number>;
  lister_id: number;
  notes: Generated<string>;
  paid_on: string;
  payment_for: "rent" | "deposit" | "parking" | "late_fee" | "extra_nights" | "damage" | "other";
  payment_method: string;
  payment_type: Generated<string>;
  rental_id: number;
  returned_cents: Generated<number>;
  tenant_id: number | null;
  void_reason: string | null;
  voided_at: Timestamp | null;
  voided_on: string | null;
}

export interface MemberDevices {
  device_hash: Buffer;
  first_seen_at: Timestamp;
  last_seen_at: Timestamp;
  member_id: number;
}

export interface MemberNotes {
  author_id: number;
  created_at: Timestamp;
  id: Generated<number>;
  member_id: number;
  text: string;
}

export interface Members {
  about: Generated<string>;
  acc_stripe: string | null;
  airlines: string | null;
  approval_public_phone_tenant: Generated<number>;
  approval_public_phone_user: Generated<number>;
  automatic_payment: Generated<number>;
  birthdate_day: number | null;
  birthdate_month: number | null;
  birthdate_year: number | null;
  closed_at: Timestamp | null;
  collections_held_at: Timestamp | null;
  country_code: string | null;
  created_at: Generated<Timestamp>;
  display_name: string;
  email: string;
  email_verified_at: Timestamp | null;
  expire_at: Timestamp | null;
  expiry_notice_for: Timestamp | null;
  first_name: string;
  gender: "male" | "female" | "simply_fabulous" | null;
  hear_about_us: columns.HearAboutUs | null;
  id: Generated<number>;
  last_name: string;
  locale: Generated<columns.Locale>;
  lock_reason: Generated<string>;
  locked_at: Timestamp | null;
  middle_name: string | null;
  next_plan: "basic" | "premium" | "pro" | "seeker" | null;
  password_changed_at: Timestamp | null;
  password_hash: string | null;
  payout_config_id: Generated<number>;
  phone_number: string | null;
  photo: string | null;
  referral_code: string | null;
  reminds_tenants: Generated<boolean>;
  renewal_notice_for: Timestamp | null;
  repeat: Generated<boolean>;
  review_count: Generated<number>;
  review_sum: Generated<number>;
  role: Generated<"member" | "admin">;
  second_step: Generated<boolean>;
  second_step_due_at: Timestamp | null;
  signup_plan: "seeker" | "basic" | "premium" | "pro" | null;
  social_id: string | null;
  social_type: "facebook" | "google" | null;
  status: "ACTIVE" | "INACTIVE" | "CLOSED";
  term_anchor: Timestamp | null;
  term_months: Generated<number>;
  term_reminder_for: Timestamp | null;
  terms_accepted_at: Timestamp | null;
  terms_role: "lister" | "seeker" | "tenant" | null;
  theme: Generated<"auto" | "light" | "dark">;
  updated_at: Generated<Timestamp>;
  user_plan: "seeker" | "basic" | "premium" | "pro" | null;
  webauthn_id: Buffer | null;
}

export interface MemberTokens {
  created_at: Timestamp;
  email: string;
  expires_at: Timestamp;
  id: Generated<number>;
  kind: "reset" | "login" | "verify_email" | "new_email" | "support_email" | "stop_email" | "deactivation" | "start_reset" | "cancel_reset";
  member_id: number;
  provider: "google" | "facebook" | null;
  session_id: number | null;
  token_hash: Buffer;
  tries: Generated<number>;
  used_at: Timestamp | null;
}

export interface Messages {
  author_version: Generated<number>;
  client_key: string | null;
  created_at: Generated<Timestamp>;
  found: string;
  from_user_id: number;
  group_message_id: number | null;
  has_contact: Generated<boolean>;
  id: Generated<number>;
  listing_id: number | null;
  message: string;
  seq: number;
  thread_id: number;
  to_user_id: number;
}

export interface Notifications {
  created_at: Timestamp;
  data: Generated<columns.Json<columns.NotificationData>>;
  id: Generated<number>;
  kind: columns.NotificationKind;
  member_id: number;
  opened_at: Timestamp | null;
  read_at: Timestamp | null;
  subject_key: string;
  version: number;
}

export interface OauthAttempts {
  code_verifier: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  nonce: string;
  provider: "facebook" | "google";
  state_hash: Buffer;
}

export interface OauthProfiles {
  cookie_hash: Buffer;
  created_at: Timestamp;
  email: string | null;
  email_verified: Generated<boolean>;
  expires_at: Timestamp;
  first_name: Generated<string>;
  last_name: Generated<string>;
  provider: "facebook" | "google";
  social_id: string;
}

export interface Objections {
  answer: string | null;
  answered_at: Timestamp | null;
  at: Timestamp;
  charge_id: number;
  id: Generated<number>;
  line: number | null;
  refund_id: number | null;
  rental_id: number;
  seen_at: Timestamp | null;
  text: string;
  withdrawn_at: Timestamp | null;
}

export interface Obligations {
  amount_cents: number;
  application_fee_cents: number | null;
  attempt_count: Generated<number>;
  cancel_requested_at: Timestamp | null;
  card_brand: string | null;
  card_last4: string | null;
  carried_cents: Generated<number>;
  carried_from_id: number | null;
  charge_id: string | null;
  close_reason: string | null;
  closed_as: "trimmed" | "voided" | "written_off" | "withdrawn" | null;
  collection: Generated<"auto" | "hand">;
  created_at: Timestamp;
  currency: Generated<string>;
  destination: string | null;
  due_at: Timestamp;
  featured_plan: "boost_subscription" | "boost_1_week" | "boost_1_month" | null;
  generation: Generated<number>;
  id: Generated<number>;
  kind: "rent" | "deposit" | "payment_request" | "subscription" | "boost";
  late_from: Timestamp | null;
  late_told_at: Timestamp | null;
  lease_owner: string | null;
  lease_until: Timestamp | null;
  left_at: Timestamp | null;
  listing_id: number | null;
  next_attempt_at: Timestamp | null;
  paid_at: Timestamp | null;
  payee_id: number | null;
  payer_id: number;
  payment_intent: string | null;
  period_end: Timestamp | null;
  period_from: string | null;
  period_start: Timestamp | null;
  period_to: string | null;
  plan: "seeker" | "basic" | "premium" | "pro" | null;
  product_fee_cents: number | null;
  provider_fee_actual_cents: number | null;
  provider_fee_quoted_cents: number | null;
  provider_mode: "sandbox" | "test" | "live";
  rental_id: number | null;
  replaces_cause: string | null;
  replaces_id: number | null;
  rest_cents: Generated<number>;
  settled_cents: Generated<number>;
  status: Generated<"scheduled" | "due" | "collecting" | "retry_wait" | "action_required" | "blocked" | "failed" | "cancelled" | "paid" | "partially_refunded" | "refunded" | "disputed">;
  subject_key: string;
  updated_at: Timestamp;
}

export interface OccupancyDays {
  beds: number;
  day: string;
  listing_id: number;
  occupied: number;
}

export interface Outbox {
  attempts: Generated<number>;
  bundle: string | null;
  created_at: Generated<Timestamp>;
  dedup_key: string | null;
  failed_at: Timestamp | null;
  id: Generated<number>;
  kind: string;
  last_error: string | null;
  next_attempt_at: Generated<Timestamp>;
  payload: columns.Json<object>;
  recipient: string | null;
  sent_at: Timestamp | null;
  subject: string | null;
  trace: string | null;
}

export interface Passkeys {
  aaguid: string;
  backed_up: boolean;
  counter: Generated<number>;
  created_at: Timestamp;
  credential_id: string;
  id: Generated<number>;
  last_used_at: Timestamp | null;
  member_id: number;
  name: string;
  public_key: Buffer;
  rp_id: string;
  single_device: boolean;
  transports: Generated<string[]>;
}

export interface PaymentAttempts {
  advice_code: string | null;
  by_payee: Generated<boolean>;
  card_brand: string | null;
  card_last4: string | null;
  charge_id: string | null;
  code: string | null;
  created_at: Timestamp;
  decline_code: string | null;
  finished_at: Timestamp | null;
  id: Generated<number>;
  idempotency_key: string;
  n: number;
  obligation_id: number;
  on_session: boolean;
  payment_intent: string;
  payment_method: string;
  request_id: string | null;
  status: Generated<"sent" | "unknown" | "requires_action" | "declined" | "paid">;
}

export interface PaymentMethods {
  brand: string;
  country: string | null;
  customer_id: string;
  exp_month: number;
  exp_year: number;
  fingerprint: string | null;
  invalid_since: Timestamp | null;
  last4: string;
  member_id: number;
  name: Generated<string>;
  payment_method: string;
  provider_mode: "sandbox" | "test" | "live";
  updated_at: Timestamp;
  valid: Generated<boolean>;
}

export interface PaymentRequests {
  amount_cents: number;
  closed_at: Timestamp | null;
  created_at: Timestamp;
  id: Generated<number>;
  late_fee_of: number | null;
  lister_id: number;
  notes: Generated<string>;
  obligation_id: number;
  payment_for: "rent" | "deposit" | "parking" | "late_fee" | "extra_nights" | "damage" | "other";
  payment_method: Generated<string>;
  payment_type: Generated<string>;
  reason: string | null;
  rental_id: number;
  seen_at: Timestamp | null;
  status: Generated<"pending" | "complete" | "rejected" | "withdrawn">;
  tenant_id: number;
  updated_at: Timestamp;
}

export interface PayoutAccounts {
  account_id: string;
  balance_cents: number | null;
  balance_read_at: Timestamp | null;
  country: Generated<string>;
  created_at: Timestamp;
  current_deadline: Timestamp | null;
  deadline_day_for: Timestamp | null;
  deadline_week_for: Timestamp | null;
  details_submitted: Generated<boolean>;
  external_accounts: Generated<columns.Json<columns.ExternalAccount[]>>;
  first_ready_at: Timestamp | null;
  generation: Generated<number>;
  member_id: number;
  needs: Generated<columns.Json<string[]>>;
  not_ready_since: Timestamp | null;
  notified_at: Timestamp | null;
  payouts_enabled: Generated<boolean>;
  provider_mode: "sandbox" | "test" | "live";
  schedule_stale_since: Timestamp | null;
  state: Generated<"started" | "incomplete" | "ready" | "restricted" | "disconnected">;
  updated_at: Timestamp;
}

export interface Places {
  icon: string | null;
  id: Generated<number>;
  name: columns.Json<columns.LocalizedText>;
  removed_at: Timestamp | null;
}

export interface PlanChanges {
  at: Timestamp;
  charge_cents: number;
  client_key: string;
  credit_cents: number;
  credit_lines: Generated<Json>;
  extra_days: Generated<number>;
  from_plan: "seeker" | "basic" | "premium" | "pro";
  id: Generated<number>;
  member_id: number;
  obligation_id: number | null;
  price_cents: number;
  to_plan: "seeker" | "basic" | "premium" | "pro";
}

export interface Preferences {
  icon: string | null;
  id: Generated<number>;
  name: columns.Json<columns.LocalizedText>;
  removed_at: Timestamp | null;
}

export interface ProviderEvents {
  account: string | null;
  created: Timestamp;
  event_id: string;
  next_try_at: Timestamp;
  object_id: string;
  payload: columns.Json<object>;
  received_at: Timestamp;
  status: Generated<"received" | "done" | "failed">;
  tries: Generated<number>;
  type: string;
}

export interface ProviderMoves {
  account_id: string | null;
  amount_cents: number;
  code: string | null;
  created_at: Timestamp;
  dispute_id: string | null;
  done_at: Timestamp | null;
  id: Generated<number>;
  kind: "dispute_reversal" | "dispute_return" | "refund_reversal" | "refund_return";
  message: string | null;
  next_try_at: Timestamp | null;
  note: string | null;
  obligation_id: number;
  part: Generated<number>;
  provider_id: string | null;
  refund_id: number | null;
  state: Generated<"waiting" | "refused" | "unknown" | "done" | "abandoned" | "closed">;
  transfer_id: string | null;
  tries: Generated<number>;
  updated_at: Timestamp;
}

export interface ProviderState {
  connect_endpoint: string | null;
  connect_secret: string | null;
  events_read_until: Timestamp | null;
  provider_mode: "sandbox" | "test" | "live";
  webhook_endpoint: string | null;
  webhook_secret: string | null;
}

export interface QuickReplies {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  member_id: number;
  message: string;
  title: string;
}

export interface RateLimits {
  expires_at: Timestamp;
  key: string;
  points: number;
}

export interface RecoveryCodes {
  created_at: Timestamp;
  hash: string;
  member_id: number;
  slot: number;
  used_at: Timestamp | null;
}

export interface Refunds {
  actor_id: number;
  amount_cents: number;
  created_at: Timestamp;
  deductions: Generated<columns.Json<columns.Deduction[]>>;
  id: Generated<number>;
  kept_cents: Generated<number>;
  manual_payment_id: number | null;
  method: "card" | "outside";
  moved_at: Timestamp | null;
  next_try_at: Timestamp | null;
  obligation_id: number | null;
  provider_refund_id: string | null;
  reason: Generated<string>;
  refusal: Generated<string>;
  refusals: Generated<number>;
  replaces_id: number | null;
  request_key: string;
  returns: Generated<number>;
  state: Generated<"pending" | "retrying" | "done" | "returned" | "failed">;
  updated_at: Timestamp;
}

export interface RefusingAddresses {
  address: string;
  reason: string;
  refused_at: Timestamp;
}

export interface RentalHistory {
  action: string;
  actor: "lister" | "tenant" | "system" | "admin";
  actor_id: number | null;
  change_summary: Generated<columns.Json<columns.ChangeSummary>>;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  lister_id: number;
  reason: string | null;
  rental_id: number;
  room_and_bed: string;
  status: "pending" | "accepted" | "cancelled" | "declined" | "ended";
}

export interface Rentals {
  accepted_at: Timestamp | null;
  airline: string | null;
  auto_pay: Generated<number>;
  autopay_ended_at: Timestamp | null;
  autopay_since: Timestamp | null;
  bed_id: number;
  calendar_sequence: Generated<number>;
  checkout_answer: Json | null;
  checkout_date: string | null;
  checkout_requested_at: Timestamp | null;
  checkout_requested_date: string | null;
  checkout_requested_time: string | null;
  checkout_time: string | null;
  closed_as: "cancelled" | "declined" | "expired" | "checked_out" | "left" | null;
  country_code: string | null;
  created_at: Generated<Timestamp>;
  deposit: Generated<number>;
  deposit_reminded_at: Timestamp | null;
  email: string;
  email_hidden: Generated<boolean>;
  end_date: string | null;
  end_time: string | null;
  ended_at: Timestamp | null;
  fee_id: string | null;
  first_name: Generated<string>;
  holds_deposit: Generated<boolean>;
  id: Generated<number>;
  invited_at: Generated<Timestamp>;
  job_position: "Pilot" | "Flight Attendant" | "Gate Agent" | "Mechanic" | "Corporate" | "Other" | null;
  last_name: Generated<string>;
  late_fee: number | null;
  late_fee_before: number | null;
  late_fee_from: Timestamp | null;
  lister_id: number;
  listing_id: number;
  mailed_token: Generated<string>;
  next_due_at: Timestamp | null;
  next_rent_on: string | null;
  note_agreement: Generated<string>;
  opened_at: Timestamp | null;
  payment_date: number;
  phone_number: string | null;
  reminders_sent: Generated<number>;
  rent_reminded_for: Timestamp | null;
  rental_amount: number;
  settled_at: Timestamp | null;
  start_date: string;
  start_time: Generated<string>;
  status: "pending" | "accepted" | "cancelled" | "declined" | "ended";
  stay: Generated<string>;
  time_zone: Generated<string>;
  token: Generated<string>;
  updated_at: Generated<Timestamp>;
  user_id: number | null;
}

export interface RentalTerms {
  from_date: string;
  payment_date: number;
  rental_amount: number;
  rental_id: number;
}

export interface RentChanges {
  answered_at: Timestamp | null;
  asked_at: Timestamp;
  from_date: string;
  id: Generated<number>;
  new_cents: number;
  old_cents: number;
  reason: string | null;
  rental_id: number;
  state: "announced" | "asked" | "accepted" | "declined" | "withdrawn";
}

export interface RentReminders {
  created_at: Timestamp;
  day: string;
  id: Generated<number>;
  is_automatic: Generated<boolean>;
  message: string | null;
  obligation_id: number;
  rental_id: number;
}

export interface Reports {
  closed_at: Timestamp | null;
  closed_by: number | null;
  closing_note: Generated<string>;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  note: Generated<string>;
  reason: "scam" | "harassment" | "not_real" | "contact" | "other";
  reporter_id: number;
  snapshot: columns.Json<columns.ReportSnapshot>;
  state: Generated<"open" | "dismissed" | "hidden">;
  subject: "message" | "thread" | "user" | "listing" | "review";
  subject_id: number;
}

export interface ReviewResponses {
  created_at: Generated<Timestamp>;
  hidden_at: Timestamp | null;
  id: Generated<number>;
  message: string;
  review_id: number;
}

export interface Reviews {
  author_id: number;
  created_at: Generated<Timestamp>;
  edited_at: Timestamp | null;
  hidden_at: Timestamp | null;
  id: Generated<number>;
  lister_id: number;
  listing_id: number | null;
  message: string;
  rental_id: number | null;
  score: number;
}

export interface Rooms {
  id: Generated<number>;
  listing_id: number;
  position: number;
  room_name: string;
  status: Generated<"ACTIVE" | "DELETED">;
}

export interface SavedSearches {
  alert: "off" | "daily" | "instant";
  alerted_at: Timestamp | null;
  created_at: Timestamp;
  due_at: Timestamp | null;
  filter_id: number;
  id: Generated<number>;
  member_id: number;
  name: string;
}

export interface SearchAlerts {
  change_id: number;
  search_id: number;
  sent_at: Timestamp | null;
}

export interface SearchChanges {
  airport_ids: number[] | null;
  free_before: string | null;
  id: Generated<number>;
  kind: "new" | "cheaper" | "free";
  listing_id: number;
  price_before: number | null;
  processed_at: Timestamp | null;
  was_full: boolean | null;
  written_in: Generated<number>;
}

export interface SearchFilters {
  airport_id: number;
  filters: columns.Json<columns.SavedFilters>;
  id: Generated<number>;
}

export interface SecondStepResets {
  due_at: Timestamp;
  ended_as: "login" | "member" | "link" | "operator" | "turned_off" | "done" | null;
  ended_at: Timestamp | null;
  id: Generated<number>;
  member_id: number;
  reminded_at: Timestamp | null;
  requested_at: Timestamp;
}

export interface Sessions {
  admin_session_id: number | null;
  confirmed_at: Timestamp | null;
  created_at: Timestamp;
  device: Generated<string>;
  ended_at: Timestamp | null;
  expires_at: Timestamp;
  id: Generated<number>;
  keep: Generated<boolean>;
  last_seen_at: Timestamp;
  member_id: number;
  method: "password" | "link" | "google" | "facebook" | "sign_up" | "invitation" | "passkey" | null;
  previous_token_id: string | null;
  rotated_at: Timestamp | null;
  second_step_at: Timestamp | null;
  token_id: string;
}

export interface SharedCards {
  closed_at: Timestamp | null;
  first_at: Timestamp;
  last_at: Timestamp;
  note: string | null;
  obligation_id: number;
  refusals: Generated<number>;
}

export interface SiteMetrics {
  airports: number;
  cities: number;
  id: Generated<boolean>;
  listings: number;
  messages: number;
  refreshed_at: Timestamp;
  selisting: number;
  total_emails: number;
  users: number;
}

export interface SocketIoAttachments {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  payload: Buffer;
}

export interface ThreadMembers {
  archived: Generated<boolean>;
  cleared_seq: Generated<number>;
  email_due_at: Timestamp | null;
  emailed_at: Timestamp | null;
  last_message_at: Timestamp;
  member_id: number;
  muted: Generated<boolean>;
  peer_id: number;
  read_seq: Generated<number>;
  thread_id: number;
  unanswered: Generated<boolean>;
  unread: Generated<number>;
  version: number;
}

export interface Threads {
  first_author_id: number;
  first_message_at: Timestamp;
  high_id: number;
  id: Generated<number>;
  last_message_at: Timestamp;
  last_seq: number;
  listing_ids: Generated<number[]>;
  low_id: number;
  replied_at: Timestamp | null;
  replier_id: number | null;
  reply_reminded_at: Timestamp | null;
}

export interface Uploads {
  bytes: number;
  created_at: Timestamp;
  id: Generated<number>;
  key: string;
  kind: "picture" | "document";
  member_id: number;
  rotation: Generated<number>;
  state: Generated<"writing" | "kept" | "removing">;
  turned_from: Generated<string[]>;
  used_at: Timestamp | null;
}

export interface UsedChallenges {
  expires_at: Timestamp;
  failures: Generated<number>;
  hash: Buffer;
  used_at: Timestamp | null;
}

export interface WaitingMessages {
  group_message_id: number;
  rental_id: number;
}

export interface WaitlistEntries {
  bed_kind: "cold" | "hot" | "private" | null;
  closed_as: "invited" | "expired" | "left" | "closed" | null;
  closed_at: Timestamp | null;
  created_at: Timestamp;
  id: Generated<number>;
  listing_id: number;
  member_id: number;
  note: Generated<string>;
  wanted_from: string | null;
}

export interface WaitlistOffers {
  bed_id: number;
  claimed_at: Timestamp | null;
  ended_at: Timestamp | null;
  entry_id: number;
  expires_at: Timestamp;
  id: Generated<number>;
  offered_at: Timestamp;
  state: "open" | "claimed" | "invited" | "passed" | "expired" | "lapsed" | "released" | "withdrawn";
}

export interface DB {
  acceptances: Acceptances;
  account_fees: AccountFees;
  ad_clicks: AdClicks;
  ad_days: AdDays;
  ads: Ads;
  airlines: Airlines;
  airport_cells: AirportCells;
  airport_facets: AirportFacets;
  airport_listings: AirportListings;
  airports: Airports;
  allocations: Allocations;
  amenities: Amenities;
  applied_functions: AppliedFunctions;
  audit_log: AuditLog;
  authenticator_apps: AuthenticatorApps;
  autopay_consents: AutopayConsents;
  bed_blocks: BedBlocks;
  bed_stays: BedStays;
  beds: Beds;
  blocks: Blocks;
  calendars: Calendars;
  cities: Cities;
  city_cells: CityCells;
  closed_years: ClosedYears;
  contact_messages: ContactMessages;
  customers: Customers;
  disputes: Disputes;
  email_changes: EmailChanges;
  email_preferences: EmailPreferences;
  entitlements: Entitlements;
  favorites: Favorites;
  feed_items: FeedItems;
  group_messages: GroupMessages;
  house_calendars: HouseCalendars;
  house_rules: HouseRules;
  idempotent_calls: IdempotentCalls;
  inbox_counts: InboxCounts;
  installation: Installation;
  journal: Journal;
  journal_lines: JournalLines;
  late_work: LateWork;
  listing_airports: ListingAirports;
  listing_drafts: ListingDrafts;
  listing_features: ListingFeatures;
  listing_view_months: ListingViewMonths;
  listings: Listings;
  live_sockets: LiveSockets;
  loaded_data: LoadedData;
  mailbox: Mailbox;
  manual_payments: ManualPayments;
  member_devices: MemberDevices;
  member_notes: MemberNotes;
  member_tokens: MemberTokens;
  members: Members;
  messages: Messages;
  notifications: Notifications;
  oauth_attempts: OauthAttempts;
  oauth_profiles: OauthProfiles;
  objections: Objections;
  obligations: Obligations;
  occupancy_days: OccupancyDays;
  outbox: Outbox;
  passkeys: Passkeys;
  payment_attempts: PaymentAttempts;
  payment_methods: PaymentMethods;
  payment_requests: PaymentRequests;
  payout_accounts: PayoutAccounts;
  places: Places;
  plan_changes: PlanChanges;
  preferences: Preferences;
  provider_events: ProviderEvents;
  provider_moves: ProviderMoves;
  provider_state: ProviderState;
  quick_replies: QuickReplies;
  rate_limits: RateLimits;
  recovery_codes: RecoveryCodes;
  refunds: Refunds;
  refusing_addresses: RefusingAddresses;
  rent_changes: RentChanges;
  rent_reminders: RentReminders;
  rental_history: RentalHistory;
  rental_terms: RentalTerms;
  rentals: Rentals;
  reports: Reports;
  review_responses: ReviewResponses;
  reviews: Reviews;
  rooms: Rooms;
  saved_searches: SavedSearches;
  search_alerts: SearchAlerts;
  search_changes: SearchChanges;
  search_filters: SearchFilters;
  second_step_resets: SecondStepResets;
  sessions: Sessions;
  shared_cards: SharedCards;
  site_metrics: SiteMetrics;
  socket_io_attachments: SocketIoAttachments;
  thread_members: ThreadMembers;
  threads: Threads;
  uploads: Uploads;
  used_challenges: UsedChallenges;
  waiting_messages: WaitingMessages;
  waitlist_entries: WaitlistEntries;
  waitlist_offers: WaitlistOffers;
}

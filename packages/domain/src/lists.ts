/** The closed lists of the specification: API values in display order. */

export const LOCALES = ['en', 'es', 'fr', 'pt'] as const;
export type Locale = (typeof LOCALES)[number];

/** A member's theme; auto follows the device. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEMES)[number];

export const BRANDS = ['crashpad', 'vacation', 'crew'] as const;
export type BrandName = (typeof BRANDS)[number];

export const RENTAL_TYPES = [
  'house',
  'entire_suite',
  'room',
  'hostel',
  'hotel',
  'crashpad',
  'crashpad_bed',
  'crashpad_room',
  'crashpad_suite',
] as const;
export type RentalType = (typeof RENTAL_TYPES)[number];

export const LISTING_GENDERS = ['all', 'male', 'female'] as const;
export type ListingGender = (typeof LISTING_GENDERS)[number];

/** Cold: reserved for one tenant. Hot: shared in shifts. Private: in its own room. */
export const BED_KINDS = ['cold', 'hot', 'private'] as const;
export type BedKind = (typeof BED_KINDS)[number];

export const LISTING_SORTS = ['title', 'airport_distance', 'price', 'date'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

export const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

export const PLANS = ['seeker', 'basic', 'premium', 'pro'] as const;
export type Plan = (typeof PLANS)[number];
export const LISTER_PLANS = ['basic', 'premium', 'pro'] as const satisfies readonly Plan[];
/** A member without a plan is a free tenant. Here, as every page needs it but not the plans. */
export const isListerPlan = (plan: Plan | null | undefined): boolean =>
  LISTER_PLANS.some((item) => item === plan);

export const MEMBER_STATUSES = ['ACTIVE', 'INACTIVE', 'CLOSED'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

export const MEMBER_GENDERS = ['male', 'female', 'simply_fabulous'] as const;
export type MemberGender = (typeof MEMBER_GENDERS)[number];

/** 0 deleted, 1 inactive, 2 active. */
export const LISTING_STATUS = { deleted: 0, inactive: 1, active: 2 } as const;
export type ListingStatus = (typeof LISTING_STATUS)[keyof typeof LISTING_STATUS];

export const FEED_KINDS = ['event', 'special_offer'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** Rendered widths of stored pictures, in pixels. A picture's address ends with one of them. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

/** What members upload. */
export type UploadKind = 'picture' | 'document';

export const MEMBER_ROLES = ['member', 'admin'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const HEAR_ABOUT_US = [
  'friend',
  'facebook',
  'instagram',
  'twitter',
  'internet',
  'landlord',
  'other',
] as const;
export type HearAboutUs = (typeof HEAR_ABOUT_US)[number];

/** Login with another site, disabled without its settings. */
export const OAUTH_PROVIDERS = ['facebook', 'google'] as const;
export type OauthProvider = (typeof OAUTH_PROVIDERS)[number];

/** The specification's numbers shared by server and web. */

/**
 * Listings appear on the pages of airports and cities within this great-circle distance, in miles.
 */
export const AIRPORT_RADIUS_MILES = 50;
/** The largest radius a geo search accepts, in miles. */
export const MAX_GEO_RADIUS_MILES = 500;
/** Radius of a search around the browser's position, in miles. */
export const GEOLOCATION_RADIUS_MILES = 500;
/** Radius around a center selected by a person, in miles. */
export const CENTER_RADIUS_MILES = 100;

/** Distances above ten miles are one value, shown as "11+ ml". */
export const AIRPORT_DISTANCE_MAX = 11;
export const AIRPORT_DISTANCE_DEFAULT = 1;
export const MAX_AIRPORTS_PER_LISTING = 2;

export const SEARCH_LIMIT = 20;
export const LIST_LIMIT_DEFAULT = 25;
export const LIST_LIMIT_MAX = 100;
/** Initial number of a lister's other crash pads. */
export const RELATED_LISTINGS_LIMIT = 8;
export const AIRPORTS_LIMIT_MAX = 50;
export const PINS_LIMIT_MAX = 2000;
/** The range of listing ids in one sitemap part. */
export const LISTING_IDS_PER_CHUNK = 5000;
export const OFFSET_MAX = 10_000;

/** The minimum text length for suggestions, exclusive. */
export const SUGGEST_AFTER_CHARACTERS = 2;
export const SUGGEST_LIMIT = 20;
/** Names at least this similar to a search are suggested where nothing matches. */
export const SIMILAR_FROM = 0.7;
export const PLACE_SEARCH_DEBOUNCE_MS = 500;
export const AIRPORT_SUGGEST_DEBOUNCE_MS = 200;

export const CITY_PAGE_FEED_MAX = 3;
export const LISTING_FEED_MAX = 4;
export const FEED_LIMIT_DEFAULT = 8;
export const FEED_RADIUS_DEFAULT_MILES = 100;

export const MAP_DEFAULT_ZOOM = 3;
export const MAP_CENTERED_ZOOM = 9;
/** The largest box for map names, in degrees each way. */
export const MAP_NAMES_DEGREES_MAX = 12;
/** The center of the USA, the default map position. */
export const MAP_DEFAULT_CENTER = { latitude: 39.8283, longitude: -98.5795 };

export const CAROUSEL_AUTOPLAY_MS = 4000;
export const CAROUSEL_THUMBNAILS = 6;
/** Pictures in a card's carousel, the primary one first. */
export const CARD_PICTURES = 5;
/** Number of nearest bases suggested for an airport without crash pads. */
export const NEAREST_BASES = 4;
export const METRICS_FIRST_CHECK_MS = 3000;
export const METRICS_REFRESH_MS = 24 * 60 * 60 * 1000;
/** The minimum count of online members shown on home. */
export const ONLINE_SHOWN_FROM_HOME = 3;
/** The count of online members is shown above this number in the listing sidebar. */
export const ONLINE_SHOWN_ABOVE_SIDEBAR = 3;
export const IMAGE_FALLBACK_REMOVED_MS = 300;

/** How long a settings form shows that it has just been saved. */
export const RECENTLY_SAVED_MS = 2000;
export const TOAST_LIMIT = 3;
export const TOAST_AUTO_CLOSE_MS = 5000;
/** For toasts about messages and their threads. */
export const MESSAGE_TOAST_MS = 4000;
export const VALIDATION_TOAST_MS = 15_000;
export const LISTING_ERROR_COUNTDOWN_S = 10;
export const UNREAD_BADGE_MAX = 100;

export const MONTHLY_VIEWS_STATED = 80_000;

export const DEFAULT_COUNTRY = 'US';
export const LANGUAGE_COOKIE = 'user-language';
/** The URL parameter for the language of a page. */
export const LANGUAGE_PARAM = 'lang';
export const THEME_COOKIE = 'theme';
export const LANGUAGE_COOKIE_DAYS = 365;

export const PASSWORD_MIN = 6;
/** Longer ones are refused before hashing. */
export const PASSWORD_MAX = 200;
/** What happens to a common password that is set: see `checkNewPassword`. */
export const PASSWORD_BLOCKLISTS = ['refuse', 'warn', 'off'] as const;
export type PasswordBlocklist = (typeof PASSWORD_BLOCKLISTS)[number];
/** A new lister invites this many people without an account a day ... */
export const STRANGERS_INVITED_FIRST = 20;
/** ... until this many of their invitations are accepted. */
export const INVITATIONS_ACCEPTED_FIRST = 10;
/** At most this many people are invited in one call. */
export const INVITED_AT_ONCE_MAX = 60;
export const DISPLAY_NAME_MIN = 3;
/** The earliest year of birth that the server accepts; each form has its own range. */
export const BIRTH_YEAR_MIN = 1900;
/** The profile offers years from this one to the current one. */
export const PROFILE_BIRTH_YEAR_MIN = 1901;
/** Sign-up offers years up to this many before the current one. */
export const SIGN_UP_YOUNGEST_YEARS = 9;

export const SESSION_DAYS = 1;
export const SESSION_KEEP_DAYS = 365;
export const SESSIONS_PER_MEMBER = 20;
/** How a member opened a session. */
export const SESSION_METHODS = [
  'password',
  'link',
  'google',
  'facebook',
  'sign_up',
  'invitation',
  'passkey',
] as const;
export type SessionMethod = (typeof SESSION_METHODS)[number];
/** How a member passes the second step of a login. */
export const SECOND_STEP_METHODS = ['passkey', 'code', 'recovery_code'] as const;
export type SecondStepMethod = (typeof SECOND_STEP_METHODS)[number];
export const SECOND_STEP_MINUTES = 10;
export const SECOND_STEP_ATTEMPTS = 5;
export const RECOVERY_CODES = 10;
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 60;
/** How long a browser may take to answer the question for a passkey. */
export const PASSKEY_MINUTES = 5;
/** So many left, a member is asked to create new ones. */
export const FEW_RECOVERY_CODES = 3;
/** `3-K7QM-2XWD-9HTP`: the slot, and 60 random bits. */
export const RECOVERY_CODE_LENGTH = 16;
/** How long a removal of the second step can be stopped. */
export const SECOND_STEP_RESET_HOURS = 72;
/** How old a password must be before the second step can be removed through the mailbox. */
export const RESET_PASSWORD_DAYS = 7;
/** How long the old token stays valid after a rotation, for calls in flight. */
export const ROTATED_TOKEN_SECONDS = 60;
export const AUTH_COOKIE = 'crewpad-session';

export const RESET_TOKEN_MINUTES = 60;
export const LOGIN_TOKEN_MINUTES = 10;
export const VERIFY_TOKEN_HOURS = 24;
/** The code for closing an account: digits, validity and maximum wrong attempts. */
export const CLOSING_CODE_DIGITS = 8;
export const CLOSING_CODE_MINUTES = 10;
export const CLOSING_CODE_ATTEMPTS = 5;
/** How long an admin can view a member's account. */
export const SWITCHED_SESSION_MINUTES = 60;
/** Unpaid sign-ups are deleted after this many days. */
export const UNPAID_ACCOUNT_DAYS = 7;

/** Delay before the redirect after a payment, or after a password reset email. */
export const AFTER_PAYMENT_MS = 2500;
export const AFTER_FORGOT_MS = 4000;
export const CARD_EXPIRY_YEARS = 20;
/** Delay before the reload after a new email was requested. */
export const AFTER_EMAIL_CHANGE_MS = 1000;
/** Delay before a closed account's browser goes to the home page. */
export const AFTER_CLOSING_MS = 2000;
/** Delay before the second step of the payout guide opens automatically. */
export const PAYOUT_GUIDE_MS = 3000;

const MIB = 1024 * 1024;
export const PICTURES_PER_LISTING = 15;
export const PICTURE_MAX_BYTES = 6 * MIB;
export const PICTURE_MAX_PIXELS = 50_000_000;
export const DOCUMENTS_PER_LISTING = 3;
export const DOCUMENT_MAX_BYTES = 10 * MIB;
/** Storage limit per member. */
export const UPLOADS_MAX_BYTES = 2 * 1024 * MIB;
/** Unused uploads are removed after this many hours. */
export const UNUSED_UPLOAD_HOURS = 24;
/** Separates a document's key from its original name in its file name. */
export const DOCUMENT_NAME_SEPARATOR = '::::';

/** Maximum suggestions while typing an address. */
export const PLACE_SUGGEST_LIMIT = 8;
/** Minimum characters of a listing's description, after removing contact details. */
export const DESCRIPTION_MIN_CHARACTERS = 200;
export const DESCRIPTION_MAX_CHARACTERS = 5000;
export const RULES_MAX_CHARACTERS = 5000;
export const LISTING_TITLE_MAX_CHARACTERS = 100;
/** For names of rooms and beds. */
export const ROOM_NAME_MAX_CHARACTERS = 60;
/** Maximum beds of one listing, over all rooms. */
export const BEDS_PER_LISTING = 150;
/** Maximum rate, deposit or rent, in US dollars. */
export const LISTING_AMOUNT_MAX = 100_000;
/** Maximum validation messages on a page. */
export const VALIDATION_MESSAGES_MAX = 5;
export const SAVE_TOAST_MS = 3000;
/** Delay before the redirect when no listing can be added. */
export const CANNOT_ADD_LISTING_MS = 3000;
/** The lister is reminded of a listing unchanged for this long. */
export const UNTOUCHED_LISTING_DAYS = 60;
/** Interval between two reminders of the same full listing. */
export const FULL_HOUSE_REMINDER_DAYS = 30;
export const BEDROOM_NAME = 'Bedroom';
export const BED_NAME = 'Bed';

export const CONTACT_NAME_MAX = 100;
export const CONTACT_SUBJECT_MAX = 200;
export const CONTACT_TEXT_MAX = 5000;
/** How long the contact form shows its confirmation. */
export const CONTACT_ALERT_S = 10;
/** The promised response time for contact messages. */
export const ANSWER_HOURS = 24;

/** Where browsers ask for the routes behind a page's links. */
export const ROUTES_PATH = '/__manifest';

/** How long a login or a confirmation counts for operations that ask for it again. */
export const CONFIRMED_MINUTES = 10;

/** Pages with a token in their address: anyone who learns one can act for its member. */
export const TOKEN_PAGES =
  /^\/((reset-password|verify\/email|email\/verify)\/|(login|unsubscribe)(\.data)?\/?\?(.*&)?token=)|\/(tenant|rental)\/accept\/|[?&]vcode=/i;

/** A bed is blocked for at most this many days at once, with a note of this length. */
export const BLOCK_DAYS_MAX = 366;
export const BLOCK_NOTE_MAX = 200;

/** The bed calendar shows at most this many weeks at once. */
export const CALENDAR_WEEKS_MAX = 26;

/** The words of a search at the desk, and how much it finds. */
export const DESK_SEARCH = { min: 2, max: 100, results: 20 };
/** The text of a search by title, in characters, and how many crash pads it finds. */
export const TITLE_SEARCH = { min: 2, max: 100, results: 8 };

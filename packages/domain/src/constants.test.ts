import { expect, it } from 'vitest';
import * as constants from './constants.ts';
import {
  AD_PRICE,
  ADDITIONAL_LISTING_PRICE,
  PEOPLE_PER_ROOM,
  USUAL_AIRPORT_MILES,
  USUAL_RENT,
} from './prices.ts';
import { AFTER_FEATURED_MS, FEATURED_PLAN_RECORDS } from './promotion-lifecycle.ts';
import { AFTER_ACCEPT_MS } from './rental-lifecycle.ts';
import { BATHROOMS, HALF_BATHS, MAX_NIGHTS, MAX_NIGHTS_DEFAULT } from './rental-types.ts';

it('the numbers are those of the specification', () => {
  expect(constants).toMatchObject({
    TOAST_AUTO_CLOSE_MS: 5000,
    TOAST_LIMIT: 3,
    MESSAGE_TOAST_MS: 4000,
    SESSION_DAYS: 1,
    SESSION_KEEP_DAYS: 365,
    LANGUAGE_COOKIE: 'user-language',
    LANGUAGE_COOKIE_DAYS: 365,
    PASSWORD_MIN: 6,
    DISPLAY_NAME_MIN: 3,
    BIRTH_YEAR_MIN: 1900,
    PROFILE_BIRTH_YEAR_MIN: 1901,
    SIGN_UP_YOUNGEST_YEARS: 9,
    CARD_EXPIRY_YEARS: 20,
    UNREAD_BADGE_MAX: 100,
    AIRPORT_RADIUS_MILES: 50,
    DEFAULT_COUNTRY: 'US',
    AFTER_PAYMENT_MS: 2500,
    AFTER_FORGOT_MS: 4000,
    AFTER_EMAIL_CHANGE_MS: 1000,
    AFTER_CLOSING_MS: 2000,
    PAYOUT_GUIDE_MS: 3000,
    ANSWER_HOURS: 24,
    METRICS_FIRST_CHECK_MS: 3000,
    METRICS_REFRESH_MS: 86_400_000,
    SIMILAR_FROM: 0.7,
    RECENTLY_SAVED_MS: 2000,
  });
  expect([AFTER_FEATURED_MS, AFTER_ACCEPT_MS]).toEqual([7500, 1500]);
  expect(ADDITIONAL_LISTING_PRICE).toBe(14);
});

it('the options to promote a listing have the prices and terms of the specification', () => {
  expect(FEATURED_PLAN_RECORDS).toEqual({
    boost_subscription: { price_cents: 999, term: { months: 1 }, renews: true },
    boost_1_week: { price_cents: 500, term: { days: 7 }, renews: false },
    boost_1_month: { price_cents: 1500, term: { months: 1 }, renews: false },
  });
});

it('listings have the specified limits and defaults', () => {
  expect(constants).toMatchObject({
    DESCRIPTION_MIN_CHARACTERS: 200,
    AIRPORT_DISTANCE_DEFAULT: 1,
    AIRPORT_DISTANCE_MAX: 11,
    MAX_AIRPORTS_PER_LISTING: 2,
    PICTURES_PER_LISTING: 15,
    PICTURE_MAX_BYTES: 6 * 1024 * 1024,
    DOCUMENTS_PER_LISTING: 3,
    DOCUMENT_NAME_SEPARATOR: '::::',
    BEDROOM_NAME: 'Bedroom',
    BED_NAME: 'Bed',
  });
  expect([MAX_NIGHTS, MAX_NIGHTS_DEFAULT]).toEqual([{ min: 1, max: 31 }, 30]);
  expect([BATHROOMS, HALF_BATHS]).toEqual([
    { min: 1, max: 10 },
    { min: 0, max: 5 },
  ]);
});

it('search, maps and feeds have the specified limits', () => {
  expect(constants).toMatchObject({
    SEARCH_LIMIT: 20,
    SUGGEST_AFTER_CHARACTERS: 2,
    AIRPORT_RADIUS_MILES: 50,
    GEOLOCATION_RADIUS_MILES: 500,
    CENTER_RADIUS_MILES: 100,
    MAP_DEFAULT_ZOOM: 3,
    MAP_CENTERED_ZOOM: 9,
    FEED_LIMIT_DEFAULT: 8,
    FEED_RADIUS_DEFAULT_MILES: 100,
    CITY_PAGE_FEED_MAX: 3,
    LISTING_FEED_MAX: 4,
    MONTHLY_VIEWS_STATED: 80_000,
    ONLINE_SHOWN_FROM_HOME: 3,
    ONLINE_SHOWN_ABOVE_SIDEBAR: 3,
  });
  // The middle of the USA.
  expect(constants.MAP_DEFAULT_CENTER.latitude).toBeCloseTo(39.8, 0);
  expect(constants.MAP_DEFAULT_CENTER.longitude).toBeCloseTo(-98.6, 0);
});

it('screens wait as long as specified', () => {
  expect(constants).toMatchObject({
    PLACE_SEARCH_DEBOUNCE_MS: 500,
    VALIDATION_TOAST_MS: 15_000,
    VALIDATION_MESSAGES_MAX: 5,
    SAVE_TOAST_MS: 3000,
    CANNOT_ADD_LISTING_MS: 3000,
    LISTING_ERROR_COUNTDOWN_S: 10,
    CONTACT_ALERT_S: 10,
    ANSWER_HOURS: 24,
    CAROUSEL_AUTOPLAY_MS: 4000,
    CAROUSEL_THUMBNAILS: 6,
    IMAGE_FALLBACK_REMOVED_MS: 300,
    METRICS_FIRST_CHECK_MS: 3000,
    METRICS_REFRESH_MS: 24 * 60 * 60 * 1000,
    TOAST_LIMIT: 3,
  });
  expect(AFTER_FEATURED_MS).toBe(7500);
});

it('marketing pages have the specified prices and figures', () => {
  expect(AD_PRICE).toEqual({ year: 50, yearMonths: 12, monthly: 150 });
  expect(ADDITIONAL_LISTING_PRICE).toBe(14);
  expect(USUAL_RENT).toEqual({ low: 200, high: 450 });
  expect(PEOPLE_PER_ROOM).toBe(10);
  expect(USUAL_AIRPORT_MILES).toBe(5);
});

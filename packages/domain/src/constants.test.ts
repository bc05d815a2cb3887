import { expect, it } from 'vitest';
import * as constants from './constants.ts';
import { ADDITIONAL_LISTING_PRICE } from './prices.ts';
import { AFTER_FEATURED_MS, FEATURED_PLAN_RECORDS } from './promotion-lifecycle.ts';
import { AFTER_ACCEPT_MS } from './rental-lifecycle.ts';

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

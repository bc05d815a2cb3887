import { describe, expect, it } from 'vitest';
import { textsFor } from './texts.ts';

/** The texts that the specification quotes, letter for letter. */
const QUOTED = {
  shell: {
    create_account: 'Create Account',
    login: 'Login',
    what_you_need_to_know: 'What you need to know',
    resources: 'Resources',
    new_features: 'New Features',
  },
  'shell/member': {
    my_messages: 'My Messages',
    my_crashpad: 'My Crashpad',
    my_crew: 'My Crew',
    my_rentals: 'My Crashpad Rentals',
    settings: 'Settings',
    logout: 'Logout',
    expired_tip: 'Your account has expired. Please renew your subscription to continue.',
  },
  'accounts/sign-up': {
    lister: 'Lister',
    lister_price: 'from $49/year',
    lister_small: 'under 14 cents per day',
    seeker: 'Seeker',
    seeker_price: '$9.99',
    seeker_small: 'for six months',
    hear_friend: 'Friend referred me',
    hear_facebook: 'Facebook',
    hear_instagram: 'Instagram',
    hear_twitter: 'Twitter',
    hear_internet: 'Internet search',
    hear_landlord: 'Landlord invited me',
    hear_other: 'Other',
  },
  accounts: {
    login_failed: 'Login failed. Please try again.',
    link_expired: 'The verification link has expired or is invalid.',
    verify_expired:
      'Heads up, the verification link has expired, please login and try updating your email account or contact us.',
  },
  'billing/payment': {
    paid: 'payment successful, please hang tight, being redirected',
    badge_active: 'Active',
    badge_invalid: 'Invalid',
    important_notice: 'Important Notice!',
    invalid_payment_method: 'Invalid Payment Method',
    invalid_payment_method_text:
      'Your payment method was removed due to inactivity or manual action. Please try again.',
    card_invalid: 'Your payment method is invalid or no longer exists. Please add a new one.',
    invalid_customer: 'Invalid Customer',
    invalid_customer_text: 'A new customer was created automatically. Please try again.',
    error: 'Error',
  },
  'rent/requests': {
    pay_failed: 'payment failed, please try again',
    reject_failed: 'failed to reject payment request',
  },
  'shell/prompts': {
    account_expired: 'Account Expired',
    your_account_has_expired: 'Your account has expired',
    click_continue: 'Please click Continue to update your payment method',
    set_up: 'Please set up a payment method',
    set_up_text:
      'We do not have a payment method on file. Your account may be deactivated when your subscription expires.',
  },
  common: {
    something_went_wrong: 'Something went wrong. Please try again.',
  },
  'pages/settings': {
    autopay: 'AutoPay',
    'one-time-payment': 'One-Time Payment',
  },
  'pages/settings/billing': {
    change_plan: 'Change Plan',
    verify_info: 'Oops, please verify info and try again.',
    delete_text:
      'You are about to delete your primary payment method. Are you sure you want to continue? This action cannot be undone.',
    replace_text:
      'You are about to replace your primary payment method. Are you sure you want to continue? This action cannot be undone.',
  },
  payouts: { complete: 'Complete Onboarding', view: 'View account' },
  'rent/accept': {
    title: 'Accept Rental Invitation',
    step_details: 'Booking Details',
    step_terms: 'Terms & Conditions',
    step_payment: 'Make Payment',
  },
  'shell/errors': {
    server_error: 'Server Error',
    server_error_text: 'A server error occurred. Please try again later.',
    conflict_error: 'Conflict Error',
    conflict_error_text: 'A conflict occurred. Please try again.',
    login_expired_text: 'Login has expired... Please logout and login again.',
    fatal_error: "We've encountered a problem",
    fatal_error_text: 'Unfortunately we cannot proceed.',
  },
} as const;

const { t } = textsFor('crashpad', 'en');
const textOf = t as unknown as (key: string, values: object) => string;
const quotes = Object.entries(QUOTED).flatMap(([area, texts]) =>
  Object.entries(texts).map(([key, text]) => [`${area}:${key}`, text] as const),
);

describe('texts quoted by the specification', () => {
  it.each(quotes)('%s is unchanged', (key, text) => {
    expect(textOf(key, {})).toBe(text);
  });

  it('state the code of a payment error in brackets', () => {
    const code = { code: 'lost_card' };
    expect(t('invalid_card', { ns: 'billing/payment', ...code })).toBe('Invalid Card [lost_card]');
    expect(t('card_declined', { ns: 'billing/payment', ...code })).toBe(
      'Card Declined [lost_card]',
    );
    expect(t('error_with_code', { ns: 'billing/payment', ...code })).toBe('Error [lost_card]');
  });

  it('state the radius of an airport', () => {
    expect(t('radius_note', { ns: 'search/airports', miles: 50 })).toContain('50 mile radius');
  });

  it('lead from a pending invitation to My Crashpad', () => {
    expect(t('pending_text', { ns: 'shell/prompts', count: 1 })).toContain('My Crashpad to accept');
  });
});

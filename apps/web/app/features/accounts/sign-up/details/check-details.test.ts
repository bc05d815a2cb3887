import { describe, expect, it } from 'vitest';
import { EMPTY_DETAILS } from '../draft.ts';
import { checkDetails, DETAILS_STEPS, openStep, SIGN_UP_ORDER, stepOf } from './check-details.ts';

const GOOD = {
  ...EMPTY_DETAILS,
  first_name: 'Ada',
  last_name: 'Lowe',
  display_name: 'Ada L',
  gender: 'female',
  birthdate_month: '2',
  birthdate_day: '29',
  birthdate_year: '1992',
  hear_about_us: 'friend',
  email: 'ada@example.com',
  confirm_email: 'ada@example.com',
  phone_number: '+13055550100',
  country_code: 'US',
};
const PASSWORDS = { password: 'flying', confirm_password: 'flying' };
const NO_PASSWORDS = { password: '', confirm_password: '' };
const keys = (details: typeof GOOD, passwords = PASSWORDS) =>
  checkDetails(details, passwords).map(({ key }) => key);

describe('the account details check', () => {
  it('accepts a complete form', () => {
    expect(checkDetails(GOOD, PASSWORDS)).toEqual([]);
  });

  it('reports every missing field in the documented order', () => {
    expect([...new Set(keys(EMPTY_DETAILS, NO_PASSWORDS))]).toEqual([
      'first_name_required',
      'last_name_required',
      'display_name_required',
      'gender_is_required',
      'to_filter_listings_birthday_is_required',
      'how_you_heard_about_us_is_required',
      'email_is_required',
      'confirm_email_is_required',
      'phone_number_is_required',
      'password_is_required',
      'confirm_password_is_required',
    ]);
  });

  it('reports a day that the month does not have, in its position', () => {
    const wrong = { ...GOOD, birthdate_day: '31', email: '' };
    expect(keys(wrong)).toEqual(['day_is_not_in_the_month', 'email_is_required']);
    const leap = { ...GOOD, birthdate_year: '1993' };
    expect(keys(leap)).toEqual(['day_is_not_in_the_month']);
  });

  it('reports differing emails before the phone, and the phone before the password', () => {
    const wrong = { ...GOOD, confirm_email: 'ada@example.org', phone_number: '+1305' };
    expect(keys(wrong, { password: 'abc', confirm_password: 'abc' })).toEqual([
      'emails_do_not_match',
      'phone_number_is_not_valid',
      'password_is_minimum_6_characters',
    ]);
  });

  it('validates phone numbers of any country', () => {
    expect(keys({ ...GOOD, phone_number: '+442079460958', country_code: 'GB' })).toEqual([]);
    // Area codes are younger than the tables of them.
    for (const phone_number of ['+16215550123', '+5215512345678']) {
      expect(keys({ ...GOOD, phone_number })).toEqual([]);
    }
    expect(keys({ ...GOOD, phone_number: '+44207', country_code: 'GB' })).toEqual([
      'phone_number_is_not_valid',
    ]);
  });
});

const NONE = { password: '', confirm_password: '' };
const YOU = {
  ...EMPTY_DETAILS,
  first_name: 'Ada',
  last_name: 'Lowe',
  display_name: 'Ada L.',
  gender: 'female',
  birthdate_month: '5',
  birthdate_day: '17',
  birthdate_year: '1990',
  hear_about_us: 'friend',
};
const CONTACT = {
  ...YOU,
  email: 'ada@example.com',
  confirm_email: 'ada@example.com',
  phone_number: '+13055550100',
};

describe('the screens of the account details', () => {
  it('have their fields in the order of the checks', () => {
    const places = SIGN_UP_ORDER.map((field) => DETAILS_STEPS.indexOf(stepOf(field)));
    expect(places).toEqual(places.toSorted());
    expect(stepOf('hear_about_us')).toBe('you');
    expect(stepOf('confirm_password')).toBe('contact');
    expect(stepOf('airlines')).toBe('more');
  });

  it.each([
    ['more', EMPTY_DETAILS, 'you'],
    ['contact', YOU, 'contact'],
    ['more', YOU, 'contact'],
    ['more', CONTACT, 'more'],
    ['you', CONTACT, 'you'],
    [null, CONTACT, 'you'],
    ['nonsense', CONTACT, 'you'],
  ] as const)('open in order: %s', (title, details, step) => {
    expect(openStep(title, details, NONE)).toBe(step);
  });
});

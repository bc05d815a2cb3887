import { describe, expect, it } from 'vitest';
import { EMPTY_DETAILS } from '../draft.ts';
import { SIGN_UP_ORDER } from './check-details.ts';
import { DETAILS_STEPS, openStep, stepOf } from './details-steps.ts';

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
  ] as const)('open in order: %s', (named, details, step) => {
    expect(openStep(named, details, NONE)).toBe(step);
  });
});

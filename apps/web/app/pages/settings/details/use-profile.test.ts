import { describe, expect, it } from 'vitest';
import { checkProfile, type ProfileValues } from './use-profile.ts';

const GOOD: ProfileValues = {
  first_name: 'Ada',
  last_name: 'Lowe',
  middle_name: '',
  display_name: 'Ada L.',
  phone_number: '+13055550100',
  country_code: 'US',
  birthdate_month: '5',
  birthdate_day: '17',
  birthdate_year: '1990',
  gender: '',
  airlines: ' Delta ',
  about: '',
};
const keysOf = (change: Partial<ProfileValues>) =>
  checkProfile({ ...GOOD, ...change }, GOOD).issues.map(({ key }) => key);

describe('the profile', () => {
  it('omits empty fields', () => {
    expect(checkProfile(GOOD, GOOD).body).toMatchObject({
      middle_name: null,
      gender: null,
      airlines: 'Delta',
      about: null,
      birthdate_year: 1990,
    });
    expect(checkProfile(GOOD, GOOD).body).not.toHaveProperty('photo');
  });

  it('is checked in the documented order', () => {
    const empty = { first_name: '', last_name: ' ', phone_number: '', display_name: 'Al' };
    const noBirthday = { birthdate_year: '', birthdate_month: '', birthdate_day: '' };
    expect(keysOf({ ...empty, ...noBirthday })).toEqual([
      'please_enter_your_first_name',
      'please_enter_your_last_name',
      'please_enter_a_valid_phone_number',
      'select_your_birth_year',
      'select_your_birth_month',
      'select_your_birth_day',
      'display_name_must_be_at_least_3_characters',
    ]);
  });

  it('validates dates and international phone numbers', () => {
    expect(keysOf({ birthdate_month: '2', birthdate_day: '30' })).toEqual([
      'day_is_not_in_the_month',
    ]);
    expect(keysOf({ phone_number: '+1305' })).toEqual(['please_enter_a_valid_phone_number']);
  });
});

import { describe, expect, it } from 'vitest';
import { newAccount, resetForm, signUpForm } from './forms.ts';

const good = {
  first_name: 'Ana',
  last_name: 'Lopez',
  display_name: 'Ana L',
  gender: 'female',
  birthdate_month: 5,
  birthdate_day: 17,
  birthdate_year: 1990,
  hear_about_us: 'friend',
  email: 'ana@crewpad.test',
  confirm_email: 'Ana@crewpad.test',
  phone_number: '+12025550123',
  country_code: 'US',
  password: 'secret',
  confirm_password: 'secret',
};

const keysOf = (form: object) =>
  signUpForm.safeParse(form).error?.issues.map((issue) => issue.message) ?? [];

describe('the sign-up form', () => {
  it('takes what is right, and keeps the plan beside it', () => {
    expect(newAccount.parse({ ...good, user_plan: 'seeker' })).toMatchObject({
      user_plan: 'seeker',
      display_name: 'Ana L',
    });
  });

  it('names everything that is missing in the stated order', () => {
    expect(keysOf({})).toEqual([
      'first_name_required',
      'last_name_required',
      'display_name_required',
      'gender_is_required',
      'to_filter_listings_birthday_is_required',
      'to_filter_listings_birthday_is_required',
      'to_filter_listings_birthday_is_required',
      'how_you_heard_about_us_is_required',
      'email_is_required',
      'confirm_email_is_required',
      'phone_number_is_required',
      'phone_number_is_not_valid',
      'password_is_required',
      'confirm_password_is_required',
    ]);
  });

  it.each([
    [{ first_name: '   ' }, 'first_name_required'],
    [{ display_name: 'Al' }, 'display_name_must_be_at_least_3_characters'],
    [{ birthdate_year: 1899 }, 'to_filter_listings_birthday_is_required'],
    [{ birthdate_month: 13 }, 'to_filter_listings_birthday_is_required'],
    [{ hear_about_us: 'radio' }, 'how_you_heard_about_us_is_required'],
    [{ email: 'ana' }, 'email_is_incorrect_please_check_spelling_and_try_again'],
    [{ confirm_email: 'other@crewpad.test' }, 'emails_do_not_match'],
    [{ password: '12345', confirm_password: '12345' }, 'password_is_minimum_6_characters'],
    [{ confirm_password: 'other secret' }, 'passwords_do_not_match'],
    [{ first_name: 'A\u0000' }, 'text_is_not_valid'],
  ])('refuses %j', (change, key) => {
    expect(keysOf({ ...good, ...change })).toContain(key);
  });

  it('tells that two fields differ while others are wrong', () => {
    const keys = keysOf({ ...good, first_name: '', confirm_email: 'b@crewpad.test' });
    expect(keys).toEqual(['first_name_required', 'emails_do_not_match']);
  });
});

describe('the reset form', () => {
  it('keeps the stated message when both entries differ', () => {
    const parsed = resetForm.safeParse({ token: 'x', password: 'secret', confirm_password: 'no' });
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([
      'password_and_email_do_not_match',
    ]);
  });
});

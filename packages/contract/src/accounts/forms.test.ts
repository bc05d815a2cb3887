import { describe, expect, it } from 'vitest';
import { forgotForm, loginForm, newAccount, resetForm, signUpForm, tokenForm } from './forms.ts';
import { emailChangeForm, nameFaults } from './settings-forms.ts';

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
  it('accepts a complete form together with a plan', () => {
    expect(newAccount.parse({ ...good, user_plan: 'seeker' })).toMatchObject({
      user_plan: 'seeker',
      display_name: 'Ana L',
    });
  });

  it('lists all missing fields in the specified order', () => {
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
    [{ first_name: 'Amy\r\nBcc: evil@x.test' }, 'text_is_not_valid'],
    [{ last_name: 'A\u0085B' }, 'text_is_not_valid'],
    [{ middle_name: 'A\tB' }, 'text_is_not_valid'],
    [{ display_name: 'Ana\u2028L' }, 'text_is_not_valid'],
    [{ first_name: 'evil.example' }, 'name_must_not_look_like_a_link'],
    [{ last_name: 'www.evil' }, 'name_must_not_look_like_a_link'],
    [{ middle_name: '//evil' }, 'name_must_not_look_like_a_link'],
    [{ display_name: 'Ana <3' }, 'name_must_not_look_like_a_link'],
    [{ first_name: 'Ana 2' }, 'name_has_other_characters'],
    [{ middle_name: 'A..B' }, 'name_has_other_characters'],
    [{ display_name: 'Crewpad Support' }, 'display_name_is_reserved'],
    [{ display_name: 'admin' }, 'display_name_is_reserved'],
    [{ password: 'abcde\ud800x', confirm_password: 'abcde\ud800x' }, 'text_is_not_valid'],
    [{ password: 'abc\u0000def' }, 'text_is_not_valid'],
    [{ password: 'a'.repeat(201) }, 'password_is_too_long'],
    [{ confirm_password: 'a'.repeat(201) }, 'password_is_too_long'],
  ])('refuses %j', (change, key) => {
    expect(keysOf({ ...good, ...change })).toContain(key);
  });

  it('reports two different fields even if other fields are invalid', () => {
    const keys = keysOf({ ...good, first_name: '', confirm_email: 'b@crewpad.test' });
    expect(keys).toEqual(['first_name_required', 'emails_do_not_match']);
  });

  it('counts and compares the characters of a password, however they are written', () => {
    const [composed, decomposed] = ['éééééé', 'éééééé'.normalize('NFD')];
    expect(keysOf({ ...good, password: decomposed, confirm_password: composed })).toEqual([]);
    const short = 'ééé'.normalize('NFD');
    expect(keysOf({ ...good, password: short, confirm_password: short })).toEqual([
      'password_is_minimum_6_characters',
    ]);
  });
});

it('accepts line breaks in about', () => {
  expect(keysOf({ ...good, about: 'Pilot.\nEarly riser.' })).toEqual([]);
});

it.each(['St.John', 'A.J.Brown', 'O’Brien', '李 小龙'])('accepts the last name %s', (last_name) => {
  expect(keysOf({ ...good, last_name })).toEqual([]);
});

describe('an email', () => {
  it.each([
    [' \u200eana@x.test\u00a0', 'ana@x.test'],
    ['ana\u200b@x.test', 'ana@x.test'],
    ['o&leary@x.test', 'o&leary@x.test'],
    ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
  ])('typed as %j is %s in every form', (typed, stored) => {
    expect(forgotForm.parse({ email: typed }).email).toBe(stored);
    expect(loginForm.parse({ email: typed, password: 'x' }).email).toBe(stored);
    expect(emailChangeForm.parse({ email: typed, current_password: 'x' }).email).toBe(stored);
    const signUp = { ...good, email: typed, confirm_email: stored };
    expect(signUpForm.parse(signUp).email).toBe(stored);
  });
});

describe('names of a profile', () => {
  it('are checked where they change', () => {
    const names = { first_name: 'Ana 2', display_name: 'Support', last_name: 'Lopez' };
    expect(nameFaults(names, names)).toEqual({});
    expect(nameFaults(names, { ...names, first_name: 'Ana', display_name: 'Ana' })).toEqual({
      first_name: ['name_has_other_characters'],
      display_name: ['display_name_is_reserved'],
    });
  });
});

it.each(['abc.', 'abc)', 'abc],', 'abc> '])('a token copied as %j works', (token) => {
  expect(tokenForm.parse({ token }).token).toBe('abc');
});

describe('the link form', () => {
  it.each([
    [{}, 'token_is_required'],
    [{ token: '' }, 'token_is_required'],
    [{ token: 'a\u0000' }, 'text_is_not_valid'],
    [{ token: 'a\ud800' }, 'text_is_not_valid'],
  ])('refuses %j', (form, key) => {
    expect(tokenForm.safeParse(form).error?.issues.map(({ message }) => message)).toEqual([key]);
  });
});

it('refuses login passwords that are not well-formed text', () => {
  const keys = (password: string) =>
    loginForm
      .safeParse({ email: 'ana@crewpad.test', password })
      .error?.issues.map((i) => i.message);
  expect(keys('abcde\ud800x')).toEqual(['text_is_not_valid']);
  expect(keys('a'.repeat(201))).toEqual(['password_is_too_long']);
  expect(keys(' spaces too ')).toBeUndefined();
});

describe('the reset form', () => {
  it('has the specified message when the passwords differ', () => {
    const parsed = resetForm.safeParse({ token: 'x', password: 'secret', confirm_password: 'no' });
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([
      'password_and_email_do_not_match',
    ]);
  });
});

import {
  BIRTH_YEAR_MIN,
  DEFAULT_COUNTRY,
  DISPLAY_NAME_MIN,
  HEAR_ABOUT_US,
  MEMBER_GENDERS,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PLANS,
  storedEmail,
} from '@crewpad/domain';
import { z } from 'zod';
import {
  displayName,
  email,
  line,
  linkToken,
  optionalName,
  personalName,
  requiredLine,
  requiredName,
  text,
} from '../common.ts';

/**
 * The forms of sign-up and login. Browser and server parse with the same schemas. The keys of a form follow
 * the order in which the specification checks them, so the first issue is the one that the page shows
 * at the top. Errors are the stable keys of the specification.
 */

export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
const TOKEN_MAX = 200;

const EMAIL_INCORRECT = 'email_is_incorrect_please_check_spelling_and_try_again';
export const emailField = email(EMAIL_MAX, 'email_is_required', EMAIL_INCORRECT);

/** A secret stays exactly as typed, including spaces. */
export const secret = (key: string) =>
  z
    .string({ error: key })
    .min(1, { error: key })
    .max(PASSWORD_MAX, { error: 'password_is_too_long' })
    .pipe(text(PASSWORD_MAX));

/** The same password on every keyboard: an accent is one character or two. */
const nfc = (value: unknown) => String(value).normalize('NFC');

export const newPassword = secret('password_is_required').pipe(
  z.string().overwrite(nfc).min(PASSWORD_MIN, { error: 'password_is_minimum_6_characters' }),
);

/** Asks a server that only warns of common passwords to refuse one, so that the form can warn. */
export const checkCommon = { check_common: z.boolean().optional() };

const ofOwner = z.string().max(EMAIL_MAX).optional();

/** A new password, and what others know about its owner. */
export const passwordCheck = z.object({
  password: newPassword,
  email: ofOwner,
  first_name: ofOwner,
  last_name: ofOwner,
  display_name: ofOwner,
});

export const loginForm = z.object({
  email: emailField,
  password: secret('password_is_required'),
  isKeep: z.boolean().default(false),
});

const CHECK_SPELLING = 'please_check_spelling_and_try_again';
export const forgotForm = z.object({
  email: email(EMAIL_MAX, CHECK_SPELLING, CHECK_SPELLING),
});

export const tokenForm = z.object({
  token: linkToken(TOKEN_MAX, 'token_is_required'),
});

type Pair = Record<string, unknown>;
/** Checks that two fields are equal, even while other fields are wrong. */
export const same = (
  field: string,
  confirmation: string,
  error: string,
  plain = (value: unknown) => value,
) =>
  [
    (form: Pair) => plain(form[field]) === plain(form[confirmation]),
    {
      path: [confirmation],
      error,
      when: ({ value }: { value: unknown }) =>
        isFilled((value as Pair)[field]) && isFilled((value as Pair)[confirmation]),
    },
  ] as [(form: Pair) => boolean, { path: string[]; error: string; when: WhenFilled }];

type WhenFilled = (payload: { value: unknown }) => boolean;
const isFilled = (value: unknown) => typeof value === 'string' && value !== '';

/**
 * The two passwords of a form are the same. The server's bodies leave this to `checkNewPassword`,
 * because common passwords are refused first.
 */
export const passwordsMatch = (error: string) => same('password', 'confirm_password', error, nfc);

/** The body of POST /password-reset. */
export const resetBody = z.object({
  token: tokenForm.shape.token,
  password: newPassword,
  confirm_password: secret('confirm_password_is_required'),
  ...checkCommon,
});
export const resetForm = resetBody.refine(...passwordsMatch('password_and_email_do_not_match'));

const BIRTHDAY_REQUIRED = 'to_filter_listings_birthday_is_required';
const birthNumber = (min: number, max: number) =>
  z
    .number({ error: BIRTHDAY_REQUIRED })
    .int({ error: BIRTHDAY_REQUIRED })
    .min(min, { error: BIRTHDAY_REQUIRED })
    .max(max, { error: BIRTHDAY_REQUIRED });

/** Emails are not case-sensitive. */
const plainEmail = (value: unknown) => storedEmail(String(value)).toLowerCase();

const signUpFields = z.object({
  first_name: requiredName('first_name_required', NAME_MAX).pipe(personalName),
  last_name: requiredName('last_name_required', NAME_MAX).pipe(personalName),
  middle_name: optionalName(NAME_MAX).pipe(personalName.nullish()),
  display_name: requiredName('display_name_required', NAME_MAX)
    .pipe(z.string().min(DISPLAY_NAME_MIN, { error: 'display_name_must_be_at_least_3_characters' }))
    .pipe(displayName),
  gender: z.enum(MEMBER_GENDERS, { error: 'gender_is_required' }),
  birthdate_month: birthNumber(1, 12),
  birthdate_day: birthNumber(1, 31),
  birthdate_year: birthNumber(BIRTH_YEAR_MIN, 9999),
  hear_about_us: z.enum(HEAR_ABOUT_US, { error: 'how_you_heard_about_us_is_required' }),
  email: emailField,
  confirm_email: requiredLine('confirm_email_is_required', EMAIL_MAX),
  phone_number: requiredLine('phone_number_is_required', 40),
  country_code: z
    .string({ error: 'phone_number_is_not_valid' })
    .regex(/^[A-Z]{2}$/, { error: 'phone_number_is_not_valid' })
    .default(DEFAULT_COUNTRY),
  password: newPassword,
  confirm_password: secret('confirm_password_is_required'),
  airlines: line(NAME_MAX).trim().nullish(),
  referral_code: line(NAME_MAX).trim().nullish(),
  about: text(2000).trim().nullish(),
  ...checkCommon,
});
const emailsMatch = same('email', 'confirm_email', 'emails_do_not_match', plainEmail);

/** The account details of sign-up, in the order in which they are checked. */
export const signUpForm = signUpFields
  .refine(...emailsMatch)
  .refine(...passwordsMatch('passwords_do_not_match'));

/** The account details of an invited person. The confirmations are optional; if sent, they must match. */
export const invitedForm = signUpFields
  .extend({
    confirm_email: signUpFields.shape.confirm_email.nullish(),
    confirm_password: signUpFields.shape.confirm_password.nullish(),
  })
  .refine(...emailsMatch);

/** The body of POST /accounts: the form and the chosen plan. */
export const newAccount = signUpFields.refine(...emailsMatch).safeExtend({
  user_plan: z.enum(PLANS, { error: 'user_plan_is_required' }),
});
export type NewAccount = z.infer<typeof newAccount>;

import {
  BIRTH_YEAR_MIN,
  DISPLAY_NAME_MIN,
  displayNameFault,
  LOCALES,
  MEMBER_GENDERS,
  PASSWORD_MAX,
  personalNameFault,
} from '@crewpad/domain';
import { z } from 'zod';
import {
  email,
  line,
  oneOfNumbers,
  optionalName,
  requiredLine,
  requiredName,
  text,
} from '../common.ts';
import { checkCommon, EMAIL_MAX, NAME_MAX, newPassword, passwordsMatch, secret } from './forms.ts';

/** The forms of the account settings, for browser and server; see forms.ts. */

const whole = (key: string, min: number, max: number) =>
  z.number({ error: key }).int({ error: key }).min(min, { error: key }).max(max, { error: key });

const PHONE_NEEDED = 'please_enter_a_valid_phone_number';

/** The keys are in the order in which the specification checks them. */
export const profileForm = z.object({
  first_name: requiredName('please_enter_your_first_name', NAME_MAX),
  last_name: requiredName('please_enter_your_last_name', NAME_MAX),
  phone_number: requiredLine(PHONE_NEEDED, 40),
  country_code: z
    .string({ error: PHONE_NEEDED })
    .regex(/^[A-Z]{2}$/, { error: PHONE_NEEDED })
    .default('US'),
  birthdate_year: whole('select_your_birth_year', BIRTH_YEAR_MIN, 9999),
  birthdate_month: whole('select_your_birth_month', 1, 12),
  birthdate_day: whole('select_your_birth_day', 1, 31),
  display_name: requiredName('display_name_must_be_at_least_3_characters', NAME_MAX).pipe(
    z.string().min(DISPLAY_NAME_MIN, { error: 'display_name_must_be_at_least_3_characters' }),
  ),
  middle_name: optionalName(NAME_MAX),
  gender: z.enum(MEMBER_GENDERS, { error: 'gender_is_required' }).nullish(),
  airlines: line(NAME_MAX).trim().nullish(),
  about: text(2000).trim().nullish(),
  /** null removes the picture; POST /upload/user/images replaces it. */
  photo: z.null().optional().catch(undefined),
});
export type ProfileForm = z.infer<typeof profileForm>;

const currentPassword = z
  .string({ error: 'current_password_is_required' })
  .min(1, { error: 'current_password_is_required' })
  .max(PASSWORD_MAX, { error: 'password_is_too_long' })
  .pipe(text(PASSWORD_MAX));

const CHECK_SPELLING = 'please_check_email_spelling_and_try_again';
export const emailChangeForm = z.object({
  email: email(EMAIL_MAX, CHECK_SPELLING, CHECK_SPELLING),
  current_password: currentPassword,
});

/** The body of POST /user/update-password. */
export const passwordChange = z.object({
  current_password: currentPassword,
  password: newPassword,
  confirm_password: secret('confirm_password_is_required'),
  ...checkCommon,
});
export const passwordChangeForm = passwordChange.refine(
  ...passwordsMatch('passwords_do_not_match'),
);

const GAPS = /[\s\p{Dash}]/gu;

/** The code may be typed in groups. */
export const closingForm = z.object({
  code: z
    .string({ error: 'please_enter_the_code' })
    .transform((typed) => typed.replace(GAPS, ''))
    .pipe(z.string().min(1, { error: 'please_enter_the_code' }))
    .pipe(text(40)),
});

/** A key that is not sent keeps its stored value. */
export const phoneVisibility = z.object({
  /** Accepted but not stored. */
  approval_public_phone: oneOfNumbers([0, 1, 2]).optional(),
  approval_public_phone_user: oneOfNumbers([0, 1]).optional(),
  approval_public_phone_tenant: oneOfNumbers([0, 2]).optional(),
});

export const languageChoice = z.object({ locale: z.enum(LOCALES, { error: 'is_not_an_option' }) });

const NAME_FAULTS = {
  first_name: personalNameFault,
  last_name: personalNameFault,
  display_name: displayNameFault,
  middle_name: personalNameFault,
} as const;
type Names = Partial<Record<keyof typeof NAME_FAULTS, string | null | undefined>>;

/** The errors of the names that a profile changes: names of earlier rules stay. */
export function nameFaults(names: Names, stored: Names): Record<string, string[]> {
  const faults = Object.entries(NAME_FAULTS).flatMap(([field, faultOf]) => {
    const name = names[field as keyof Names] || null;
    const fault = name === null || name === stored[field as keyof Names] ? null : faultOf(name);
    return fault ? [[field, [fault]]] : [];
  });
  return Object.fromEntries(faults);
}

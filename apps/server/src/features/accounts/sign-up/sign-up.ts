import type { contract } from '@crewpad/contract';
import { refusal } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { isEmailTaken } from '../email-address/queries/is-email-taken.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { sharedPasswords } from '../passwords/passwords.ts';
import { checkDetails, type DetailErrors, type Phone } from '../profile/details.ts';

const BIRTHDAY_REQUIRED = 'to_filter_listings_birthday_is_required';
const DETAIL_ERRORS: DetailErrors = {
  phone: 'phone_number_is_not_valid',
  birthYear: BIRTHDAY_REQUIRED,
  birthDay: BIRTHDAY_REQUIRED,
};

const emailTaken = () => refusal(409, 'EMAIL_TAKEN', 'accounts:email_taken');

/** The form of an account, with or without a plan. */
export type SignUp = Omit<
  contract.accounts.NewAccount,
  'user_plan' | 'confirm_email' | 'confirm_password'
> & { confirm_password?: string | null | undefined };

/**
 * Validates a sign-up, then creates its account. Only successful sign-ups count toward the limit.
 * @param create returns undefined if the email got an account in the meantime
 * @throws ApiError 422 for errors beyond the schema, 429, or 409 if the email has an account
 */
export async function signUp<T>(
  { db, clock, config, limits }: Pick<Services, 'db' | 'clock' | 'config' | 'limits'>,
  form: SignUp,
  create: (account: { phone: Phone; passwordHash: string }) => Promise<T | undefined>,
): Promise<T> {
  const phone = checkDetails(form, DETAIL_ERRORS, clock.now());
  await checkNewPassword(config, form, form);
  // Checked before hashing the password. The unique constraint decides between two concurrent
  // calls.
  if (await isEmailTaken(db, form.email)) throw emailTaken();
  const counted = await limits.takeFor('sign_up', form.email);
  try {
    const passwordHash = await sharedPasswords().hash(form.password);
    const created = await create({ phone, passwordHash });
    if (created === undefined) throw emailTaken();
    return created;
  } catch (error) {
    await counted.giveBack();
    throw error;
  }
}

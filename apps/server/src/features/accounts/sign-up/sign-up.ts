import type { contract } from '@crewpad/contract';
import { refusal } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { isEmailTaken } from '../email-address/queries/is-email-taken.ts';
import { refuseCommonPassword } from '../passwords/common-passwords.ts';
import { sharedPasswords } from '../passwords/passwords.ts';
import { checkDetails, type DetailErrors, type Phone } from '../profile/details.ts';

const BIRTHDAY_REQUIRED = 'to_filter_listings_birthday_is_required';
const DETAIL_ERRORS: DetailErrors = {
  phone: 'phone_number_is_not_valid',
  birthYear: BIRTHDAY_REQUIRED,
  birthDay: BIRTHDAY_REQUIRED,
};

const emailTaken = () => refusal(409, 'EMAIL_TAKEN', 'accounts:email_taken');

/** The form of an account, with or without a plan; its confirmations are checked already. */
export type SignUp = Omit<
  contract.accounts.NewAccount,
  'user_plan' | 'confirm_email' | 'confirm_password'
>;

/**
 * Checks a sign-up, then creates its account. Only a sign-up that succeeds counts against the limit.
 * @param create undefined: the email got an account meanwhile
 * @throws ApiError 422 for what the schema cannot check, 429, 409 when the email has an account
 */
export async function signUp<T>(
  { db, clock, config, limits }: Pick<Services, 'db' | 'clock' | 'config' | 'limits'>,
  form: SignUp,
  create: (account: { phone: Phone; passwordHash: string }) => Promise<T | undefined>,
): Promise<T> {
  const phone = checkDetails(form, DETAIL_ERRORS, clock.now());
  refuseCommonPassword(form.password, config.passwordBlocklist);
  // Checked before the password is hashed; the row itself decides between two at once.
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

import type { contract } from '@crewpad/contract';
import {
  LEGAL_DOCUMENTS,
  type LegalVersions,
  type Locale,
  type Plan,
  termsRoleOf,
} from '@crewpad/domain';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lockMembers } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { refusal } from '../../../platform/errors.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { isEmailTaken } from '../email-address/email-address.queries.ts';
import { recordVerifiedEmail } from '../email-address/email-address.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import { sharedPasswords } from '../passwords/passwords.ts';
import { acceptLegal, checkDetails, type DetailErrors, type Phone } from '../profile/profile.ts';
import { type OpenedSession, openSession, type SessionOptions } from '../sessions/sessions.ts';
import { isUnpaid } from './sign-up.queries.ts';

const BIRTHDAY_REQUIRED = 'to_filter_listings_birthday_is_required';
const DETAIL_ERRORS: DetailErrors = {
  phone: 'phone_number_is_not_valid',
  birthYear: BIRTHDAY_REQUIRED,
  birthDay: BIRTHDAY_REQUIRED,
};

const emailTaken = () => refusal(409, 'EMAIL_TAKEN', 'accounts:email_taken');

/** The form of an account, with or without a plan. */
type SignUp = Omit<
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

interface SignUpOptions extends Omit<SessionOptions, 'memberId' | 'keep'> {
  passwordHash: string;
  locale: Locale;
  address: string;
  /** What applies, and is accepted with the sign-up. */
  legal: LegalVersions;
  /** null for an invited tenant. */
  plan: Plan | null;
  isVerified?: boolean;
}

export interface CreatedAccount {
  memberId: number;
  session: OpenedSession;
}

/**
 * Creates an account with its first session. With a plan it is INACTIVE until the plan is paid.
 * Without one it is a free tenant's, and ACTIVE.
 * @param isVerified whether the address is known to be theirs; otherwise an email verifies it
 * @returns undefined if the email has an account; of two concurrent calls one succeeds
 */
export async function createAccount(
  trx: Trx,
  form: SignUp & Phone,
  options: SignUpOptions,
): Promise<CreatedAccount | undefined> {
  const { now, address, plan, legal, isVerified = false } = options;
  const memberId = await insertMember(trx, form, options);
  if (memberId === undefined) return undefined;
  const accepted = LEGAL_DOCUMENTS.map((document) => ({
    document,
    version: legal[document].version,
  }));
  await acceptLegal(trx, memberId, accepted, now);
  if (isVerified) await recordVerifiedEmail(trx, memberId, now);
  // The only email until the address is verified, because it may belong to a stranger.
  else await orderMail(trx, { mail: 'verify_email', memberId, email: form.email }, { now });
  await audit(trx, {
    action: 'member.signed_up',
    actorId: memberId,
    memberId,
    address,
    details: { plan },
    at: now,
  });
  const secondStep = 'new_member';
  const session = await openSession(trx, { ...options, memberId, keep: false, secondStep });
  return { memberId, session };
}

async function insertMember(
  trx: Trx,
  form: SignUp & Phone,
  { passwordHash, locale, now, plan }: SignUpOptions,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('members')
    .values({
      email: form.email,
      password_hash: passwordHash,
      status: plan === null ? 'ACTIVE' : 'INACTIVE',
      signup_plan: plan,
      first_name: form.first_name,
      last_name: form.last_name,
      middle_name: form.middle_name || null,
      display_name: form.display_name,
      gender: form.gender,
      birthdate_year: form.birthdate_year,
      birthdate_month: form.birthdate_month,
      birthdate_day: form.birthdate_day,
      hear_about_us: form.hear_about_us,
      phone_number: form.phone_number,
      country_code: form.country_code,
      airlines: form.airlines || null,
      referral_code: form.referral_code || null,
      about: form.about ?? '',
      locale,
      terms_accepted_at: now,
      terms_role: termsRoleOf(plan),
      password_changed_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Deletes an unpaid sign-up. Cancel what it owes first, at the provider too: anything chargeable
 * must have an owner.
 * @param removeMoney deletes what the member owed; false if they have paid or are paying
 * @returns false if it stays
 */
export function deleteUnpaidAccount(
  db: Db,
  { memberId, now }: { memberId: number; now: Date },
  removeMoney: (trx: Trx, memberId: number) => Promise<boolean>,
): Promise<boolean> {
  return transaction(db, async (trx) => {
    const rows = await lockMembers(trx, sql`m.id = ${memberId} and ${isUnpaid(now)}`, {
      strength: 'for update',
    });
    if (rows.length === 0 || !(await removeMoney(trx, memberId))) return false;
    await trx.deleteFrom('members').where('id', '=', memberId).execute();
    return true;
  });
}

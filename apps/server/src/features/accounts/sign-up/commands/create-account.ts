import {
  LEGAL_DOCUMENTS,
  type LegalVersions,
  type Locale,
  type Plan,
  termsRoleOf,
} from '@crewpad/domain';
import { audit } from '../../../../platform/audit.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import { acceptLegal } from '../../legal/commands/accept-legal.ts';
import { recordVerifiedEmail } from '../../links/commands/record-verified-email.ts';
import type { Phone } from '../../profile/details.ts';
import {
  type OpenedSession,
  openSession,
  type SessionOptions,
} from '../../sessions/commands/open-session.ts';
import type { SignUp } from '../sign-up.ts';

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
  return { memberId, session: await openSession(trx, { ...options, memberId, keep: false }) };
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
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

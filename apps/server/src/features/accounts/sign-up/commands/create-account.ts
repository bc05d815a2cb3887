import type { Locale } from '@crewpad/domain';
import { audit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import type { Phone } from '../../details.ts';
import {
  type OpenedSession,
  openSession,
  type SessionWish,
} from '../../sessions/commands/open-session.ts';
import type { NewAccount } from '../check-new-account.ts';

interface Wish extends Omit<SessionWish, 'memberId' | 'keep'> {
  passwordHash: string;
  locale: Locale;
  address: string;
}

/**
 * Opens an account and its first session, and orders the mails. It is INACTIVE, and its plan is only
 * chosen: nothing is granted before it is paid.
 * @returns undefined when the e-mail has an account; of two at once one gets it
 */
export function createAccount(
  db: Db,
  form: NewAccount & Phone,
  wish: Wish,
): Promise<{ memberId: number; session: OpenedSession } | undefined> {
  const { now, address } = wish;
  return transaction(db, async (trx) => {
    const memberId = await insertMember(trx, form, wish);
    if (memberId === undefined) return undefined;
    await orderMail(trx, { mail: 'welcome', memberId }, { now, key: `welcome:${memberId}` });
    await orderMail(trx, { mail: 'verify_email', memberId, email: form.email }, { now });
    await audit(trx, {
      action: 'member.signed_up',
      actorId: memberId,
      memberId,
      address,
      details: { plan: form.user_plan },
      at: now,
    });
    return { memberId, session: await openSession(trx, { ...wish, memberId, keep: false }) };
  });
}

async function insertMember(
  trx: Trx,
  form: NewAccount & Phone,
  { passwordHash, locale, now }: Wish,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('members')
    .values({
      email: form.email,
      password_hash: passwordHash,
      status: 'INACTIVE',
      signup_plan: form.user_plan,
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
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

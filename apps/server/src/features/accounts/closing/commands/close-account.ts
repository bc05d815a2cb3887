import { sql } from 'kysely';
import { audit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { lockMembers } from '../../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import { deleteRefusal } from '../../../../platform/outbox/refusing-addresses.ts';
import { memberClosing, notifyMemberChanged, requireClosable } from '../../hooks.ts';
import { endSessions } from '../../sessions/commands/end-sessions.ts';
import { redeemClosingCode } from './redeem-closing-code.ts';

interface Closing {
  memberId: number;
  /** The code that was entered correctly. */
  codeId: number;
  address: string;
  now: Date;
}

/**
 * Closes an account permanently: frees its email, ends its sessions, calls the closing hooks of
 * other features, and clears everything that receipts and reviews do not need. The row stays,
 * because they refer to it.
 * @returns false if the code was redeemed in the meantime
 * @throws ApiError if something now prevents it
 */
export function closeAccount(
  db: Db,
  { memberId, codeId, address, now }: Closing,
): Promise<boolean> {
  return transaction(db, async (trx) => {
    const [member] = await lockMembers(trx, sql`m.id = ${memberId} and m.status <> 'CLOSED'`, {
      columns: ['email', 'email_verified_at', 'locale'],
      strength: 'for update',
    });
    if (member === undefined) return false;
    for (const part of memberClosing) await part.lock?.(trx, memberId);
    await requireClosable(trx, memberId);
    if (!(await redeemClosingCode(trx, codeId, now))) return false;
    await endSessions(trx, memberId, now);
    await clearMember(trx, memberId, member.email, now);
    await notifyMemberChanged(trx, memberId, now);
    const { email, locale } = member;
    await orderMail(trx, { mail: 'account_closed', email, locale }, { now });
    await audit(trx, { action: 'member.closed', actorId: memberId, memberId, address, at: now });
    const verified = member.email_verified_at === null ? undefined : member.email;
    for (const part of memberClosing) await part.close?.(trx, memberId, now, verified);
    return true;
  });
}

/**
 * Names stay for receipts and reviews, plan and term for the ledger. All other columns are cleared.
 */
async function clearMember(trx: Trx, memberId: number, was: string, now: Date): Promise<void> {
  // A domain that can never receive email.
  const email = `closed-${memberId}@account.invalid`;
  await trx
    .updateTable('members')
    .set({
      status: 'CLOSED',
      closed_at: now,
      updated_at: now,
      email,
      email_verified_at: null,
      password_hash: null,
      social_type: null,
      social_id: null,
      repeat: false,
      next_plan: null,
      automatic_payment: 0,
      middle_name: null,
      gender: null,
      birthdate_year: null,
      birthdate_month: null,
      birthdate_day: null,
      photo: null,
      locale: 'en',
      theme: 'auto',
      about: '',
      airlines: null,
      phone_number: null,
      country_code: null,
      hear_about_us: null,
      referral_code: null,
      approval_public_phone_user: 0,
      approval_public_phone_tenant: 0,
    })
    .where('id', '=', memberId)
    .execute();
  // Nothing shows the files anymore. A job removes uploads still in progress.
  await trx
    .updateTable('uploads')
    .set({ state: 'removing' })
    .where('member_id', '=', memberId)
    .where('state', '=', 'kept')
    .execute();
  // The emails sent to the account stay listed, without the address.
  await trx.updateTable('outbox').set({ recipient: email }).where('recipient', '=', was).execute();
  await deleteRefusal(trx, was);
  await trx.deleteFrom('member_devices').where('member_id', '=', memberId).execute();
  // Links and codes contain the email, and stored answers the whole member.
  await trx.deleteFrom('member_tokens').where('member_id', '=', memberId).execute();
  await trx.deleteFrom('idempotent_calls').where('member_id', '=', memberId).execute();
}

import { randomInt, timingSafeEqual } from 'node:crypto';
import { CLOSING_CODE_ATTEMPTS, CLOSING_CODE_DIGITS, CLOSING_CODE_MINUTES } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../platform/access/actor.ts';
import { audit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { lockMembers } from '../../platform/database/locks.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import type { OldData } from '../../platform/old-data.ts';
import { orderMail } from '../../platform/outbox/order-mail.ts';
import { deleteRefusal } from '../../platform/outbox/refusing-addresses.ts';
import { hashToken } from '../../platform/tokens.ts';
import { memberClosing, notifyMemberChanged, requireClosable } from './hooks.ts';
import { endSessions } from './sessions/sessions.ts';

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
      locked_at: null,
      lock_reason: '',
      collections_held_at: null,
      second_step: false,
      second_step_due_at: null,
      webauthn_id: null,
      password_changed_at: null,
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
  await trx
    .updateTable('outbox')
    .set({ recipient: email, subject: null })
    .where('recipient', '=', was)
    .execute();
  await deleteRefusal(trx, was);
  await trx.deleteFrom('email_changes').where('member_id', '=', memberId).execute();
  await trx.deleteFrom('member_notes').where('member_id', '=', memberId).execute();
  await trx.deleteFrom('authenticator_apps').where('member_id', '=', memberId).execute();
  await trx.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
  await trx.deleteFrom('passkeys').where('member_id', '=', memberId).execute();
  await trx
    .updateTable('second_step_resets')
    .set({ ended_at: now, ended_as: 'turned_off' })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute();
  await trx.deleteFrom('member_devices').where('member_id', '=', memberId).execute();
  // Links and codes contain the email, and stored answers the whole member.
  await trx.deleteFrom('member_tokens').where('member_id', '=', memberId).execute();
  await trx.deleteFrom('idempotent_calls').where('member_id', '=', memberId).execute();
}

interface NewClosingCode {
  memberId: number;
  /** The session that requested the code. It is valid only there. */
  sessionId: number;
  email: string;
  now: Date;
}

/** A code is short, so it is hashed with its session: codes of other sessions do not match. */
const hashClosingCode = (sessionId: number, code: string): Buffer =>
  hashToken(`closing ${sessionId} ${code}`);

/** Creates the code that closes an account and cancels older ones. Only its hash is stored. */
export async function createClosingCode(
  trx: Trx,
  { memberId, sessionId, email, now }: NewClosingCode,
): Promise<string> {
  await trx
    .updateTable('member_tokens')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('kind', '=', 'deactivation')
    .where('used_at', 'is', null)
    .execute();
  const code = String(randomInt(10 ** CLOSING_CODE_DIGITS)).padStart(CLOSING_CODE_DIGITS, '0');
  await trx
    .insertInto('member_tokens')
    .values({
      member_id: memberId,
      session_id: sessionId,
      kind: 'deactivation',
      token_hash: hashClosingCode(sessionId, code),
      email,
      created_at: now,
      expires_at: new Date(now.getTime() + CLOSING_CODE_MINUTES * 60_000),
    })
    .execute();
  return code;
}

/**
 * Checks a code that closes the caller's account. Counts the attempt before comparing, so that
 * concurrent calls cannot bypass the limit.
 * @returns the id of the code, not redeemed yet; undefined if it is not a valid code of this
 * session
 */
export async function checkClosingCode(
  db: Db,
  { id, session }: MemberActor,
  code: string,
  now: Date,
): Promise<number | undefined> {
  const open = await transaction(db, (trx) =>
    trx
      .updateTable('member_tokens')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('member_id', '=', id)
      .where('session_id', '=', session.id)
      .where('kind', '=', 'deactivation')
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .where('tries', '<', CLOSING_CODE_ATTEMPTS)
      .returning(['id', 'token_hash as hash'])
      .executeTakeFirst(),
  );
  if (open === undefined) return undefined;
  const isRight = timingSafeEqual(Buffer.from(open.hash), hashClosingCode(session.id, code));
  return isRight ? open.id : undefined;
}

/**
 * Redeems a checked code. @returns false if it was redeemed in the meantime, or a newer one exists
 */
async function redeemClosingCode(trx: Trx, codeId: number, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('member_tokens')
    .set({ used_at: now })
    .where('id', '=', codeId)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Orders the email with the code that closes the account. The code is created with the email. */
export function requestClosingCode(
  db: Db,
  { id: memberId, session }: MemberActor,
  { address, now }: { address: string; now: Date },
): Promise<void> {
  return transaction(db, async (trx) => {
    const order = { mail: 'closing_code', memberId, sessionId: session.id } as const;
    await orderMail(trx, order, { now });
    await audit(trx, {
      action: 'member.closing_asked',
      actorId: memberId,
      memberId,
      address,
      at: now,
    });
  });
}

/** They say what somebody agreed to, and who they are at the provider. */
const TABLES = ['acceptances', 'customers', 'payout_accounts', 'closed_years'] as const;

/** The names of closed accounts, once no rental and no payment needs them. Reviews stay. */
export const oldNames: OldData = {
  what: 'bookkeeping',
  async deleteSome(trx, before, limit) {
    const { rows } = await sql<{ id: number }>`
      select m.id from members m
      where m.status = 'CLOSED' and m.display_name <> '' and m.closed_at < ${before}::timestamptz
        and not exists (select from rentals r where r.user_id = m.id)
        and not exists (select from rentals r where r.lister_id = m.id)
        and not exists (select from obligations o where o.payer_id = m.id)
        and not exists (select from obligations o where o.payee_id = m.id)
      order by m.closed_at limit ${limit} for update skip locked`.execute(trx);
    const ids = rows.map(({ id }) => id);
    await trx
      .updateTable('members')
      .set({ first_name: '', last_name: '', display_name: '', acc_stripe: null })
      .where('id', 'in', [0, ...ids])
      .execute();
    for (const table of TABLES) {
      await sql`
        delete from ${sql.table(table)} where member_id = any (${ids}::integer[])`.execute(trx);
    }
    return ids.length;
  },
};

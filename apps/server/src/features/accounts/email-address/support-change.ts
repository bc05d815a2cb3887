import { EMAIL_CHANGE_HOURS } from '@crewpad/domain';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sqlState } from '../../../platform/database/faults.ts';
import { lockMember } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { refusal } from '../../../platform/errors.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import { deleteRefusal } from '../../../platform/outbox/refusing-addresses.ts';
import { releaseMails } from '../../../platform/outbox/rows.ts';
import { notifyMemberChanged } from '../hooks.ts';
import { endSessions } from '../sessions/sessions.ts';
import { isEmailTaken } from './email-address.queries.ts';
import { redeemLinkToken, redeemOtherLink } from './links.ts';

const HOUR_MS = 60 * 60 * 1000;
const UNIQUE_VIOLATION = '23505';

interface SupportRequest {
  memberId: number;
  /** The new one. */
  email: string;
  adminId: number;
  reason: string;
  now: Date;
}

/**
 * Stores another email for a member, which an admin asks for, in place of an earlier one. Nothing
 * changes until it is verified and due; until then it can be stopped. The caller locks the member.
 * @throws ApiError 409 if an account has it
 */
export async function askEmailChange(
  trx: Trx,
  { memberId, email, adminId, reason, now }: SupportRequest,
): Promise<void> {
  if (await isEmailTaken(trx, email)) throw refusal(409, 'EMAIL_TAKEN', 'accounts:email_taken');
  await dropEmailChange(trx, memberId, now);
  const due_at = new Date(now.getTime() + EMAIL_CHANGE_HOURS * HOUR_MS);
  await trx
    .insertInto('email_changes')
    .values({ member_id: memberId, email, asked_by: adminId, asked_at: now, due_at })
    .execute();
  await orderMail(trx, { mail: 'support_email', memberId, email }, { now });
  await orderMail(trx, { mail: 'support_email_asked', memberId, reason }, { now });
}

/** Forgets a change that is not made, and cancels its links. @returns whether there was one */
async function dropEmailChange(trx: Trx, memberId: number, now: Date): Promise<boolean> {
  const dropped = await trx
    .deleteFrom('email_changes')
    .where('member_id', '=', memberId)
    .returning('member_id')
    .executeTakeFirst();
  if (dropped === undefined) return false;
  await trx
    .updateTable('member_tokens')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('kind', 'in', ['support_email', 'stop_email'])
    .where('used_at', 'is', null)
    .execute();
  return true;
}

interface Stopper {
  /** null: whoever has the link. */
  actorId: number | null;
  address: string;
}

/** Stops a change before it is made. The caller locks the member. @returns whether there was one */
export async function stopEmailChange(
  trx: Trx,
  memberId: number,
  { actorId, address }: Stopper,
  now: Date,
): Promise<boolean> {
  if (!(await dropEmailChange(trx, memberId, now))) return false;
  await orderMail(trx, { mail: 'support_email_stopped', memberId }, { now });
  const action = 'email.change_stopped';
  await audit(trx, { action, actorId, memberId, address, at: now });
  return true;
}

/** A member stops the change of their own email. */
export function stopOwnEmailChange(
  db: Db,
  memberId: number,
  { address, now }: { address: string; now: Date },
): Promise<boolean> {
  return transaction(db, async (trx) => {
    await lockMember(trx, memberId, { strength: 'for update' });
    return stopEmailChange(trx, memberId, { actorId: memberId, address }, now);
  });
}

/**
 * Stops a change by the link in the notice to the present email. A used link does nothing.
 * @returns false if the token is invalid or expired
 */
export function stopByLink(
  db: Db,
  { token, address, now }: { token: string; address: string; now: Date },
): Promise<boolean> {
  return transaction(db, async (trx) => {
    const redeemed = await redeemLinkToken(trx, { kind: 'stop_email', token, now });
    if (redeemed === undefined) return false;
    const { memberId } = redeemed;
    await lockMember(trx, memberId, { strength: 'for update' });
    await stopEmailChange(trx, memberId, { actorId: null, address }, now);
    return true;
  });
}

/**
 * Verifies the new email by the link that was sent to it.
 * @returns when it replaces the present one; undefined if the token is invalid or the change stopped
 */
export function verifyEmailChange(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<Date | undefined> {
  return transaction(db, async (trx) => {
    const link = await redeemOtherLink(trx, { kind: 'support_email', token, now });
    if (link === undefined) return undefined;
    const change = await trx
      .updateTable('email_changes')
      .set({ verified_at: now })
      .where('member_id', '=', link.memberId)
      .where('email', '=', link.email)
      .returning('due_at')
      .executeTakeFirst();
    return change?.due_at;
  });
}

/** Makes the changes that are due, and forgets those whose new email nobody has verified. */
export async function makeEmailChanges(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('email_changes')
    .select('member_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .execute();
  for (const { member_id: memberId } of due) {
    try {
      await transaction(db, (trx) => makeEmailChange(trx, memberId, now));
    } catch (error) {
      // Somebody has signed up with it meanwhile.
      if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
      await transaction(db, (trx) => lapse(trx, memberId, now));
    }
  }
}

async function makeEmailChange(trx: Trx, memberId: number, now: Date): Promise<void> {
  const { email: old, status } = await lockMember(trx, memberId, {
    columns: ['email', 'status'],
    strength: 'for update',
  });
  const change = await trx
    .selectFrom('email_changes')
    .select(['email', 'asked_by', 'verified_at'])
    .where('member_id', '=', memberId)
    .where('due_at', '<=', now)
    .executeTakeFirst();
  if (change === undefined) return;
  const { email, asked_by: actorId, verified_at } = change;
  if (verified_at === null || status === 'CLOSED') return lapse(trx, memberId, now);
  await dropEmailChange(trx, memberId, now);
  await trx
    .updateTable('members')
    .set({ email, email_verified_at: verified_at, updated_at: now })
    .where('id', '=', memberId)
    .execute();
  await endSessions(trx, memberId, now);
  await deleteRefusal(trx, old);
  await deleteRefusal(trx, email);
  await releaseMails(trx, email, now);
  await notifyMemberChanged(trx, memberId, now);
  await orderMail(trx, { mail: 'email_changed', memberId, email: old }, { now });
  await audit(trx, { action: 'email.changed', actorId, memberId, at: now });
}

async function lapse(trx: Trx, memberId: number, now: Date): Promise<void> {
  if (!(await dropEmailChange(trx, memberId, now))) return;
  await audit(trx, { action: 'email.change_lapsed', actorId: null, memberId, at: now });
}

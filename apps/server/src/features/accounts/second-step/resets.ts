import { RESET_PASSWORD_DAYS, SECOND_STEP_RESET_HOURS } from '@crewpad/domain';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import {
  badToken,
  conflict,
  forbidden,
  refusal,
  tooManyRequests,
} from '../../../platform/errors.ts';
import { type OldData, oldRows } from '../../../platform/old-data.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import { redeemLinkToken } from '../email-address/links.ts';
import type { ChallengedLogin } from '../sessions/challenges.ts';
import { endSessions } from '../sessions/sessions.ts';
import { findOpenReset } from './second-step.queries.ts';

/** The removal of a second step whose member lost phone and codes: in 72 hours, unless stopped. */

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** When the second email is sent. */
const REMINDER_HOURS = 48;

interface Resetting {
  role: 'admin' | 'member';
  password_changed_at: Date | null;
}

/**
 * The mailbox alone must not be enough. It proves a login link, and whoever has it can also link the
 * address at another site; so a member with a password must have typed it.
 * @throws ApiError 403 for admins and after another login, 409 PASSWORD_TOO_NEW
 */
export function requireResettable(
  { method }: Pick<ChallengedLogin, 'method'>,
  member: Resetting & { password_hash: string | null },
  now: Date,
): void {
  requireOldPassword(member, now);
  const isProven = member.password_hash === null ? method !== 'link' : method === 'password';
  if (!isProven) throw forbidden('accounts:reset_needs_password');
}

/** A new password may have been set through the mailbox. */
function requireOldPassword({ role, password_changed_at }: Resetting, now: Date): void {
  if (role === 'admin') throw forbidden('accounts:admins_cannot_reset');
  const age = now.getTime() - (password_changed_at?.getTime() ?? 0);
  if (age < RESET_PASSWORD_DAYS * DAY_MS) {
    throw refusal(409, 'PASSWORD_TOO_NEW', 'accounts:password_too_new');
  }
}

/**
 * Starts the 72 hours with the token of the emailed link.
 * @returns when the second step is removed
 * @throws ApiError 400 for a bad token, 403, 409 PASSWORD_TOO_NEW, 429 for the second in a week
 */
export function startReset(
  db: Db,
  { token, address, now }: { token: string; address: string; now: Date },
): Promise<Date> {
  return transaction(db, async (trx) => {
    const redeemed = await redeemLinkToken(trx, { kind: 'start_reset', token, now });
    if (redeemed === undefined) throw badToken();
    const { memberId } = redeemed;
    const member = await lockMember(trx, memberId, {
      columns: ['role', 'second_step', 'password_changed_at'],
    });
    if (!member.second_step) throw badToken();
    requireOldPassword(member, now);
    if ((await findOpenReset(trx, memberId)) !== undefined) {
      throw conflict('accounts:reset_started_already');
    }
    await requireRarity(trx, memberId, now);
    const due_at = new Date(now.getTime() + SECOND_STEP_RESET_HOURS * HOUR_MS);
    await trx
      .insertInto('second_step_resets')
      .values({ member_id: memberId, requested_at: now, due_at })
      .execute();
    await orderMail(trx, { mail: 'reset_started', memberId }, { now });
    const action = 'second_step.reset_started';
    await audit(trx, { action, actorId: null, memberId, address, at: now });
    return due_at;
  });
}

/** @throws ApiError 429 if one was started in the last seven days */
async function requireRarity(trx: Trx, memberId: number, now: Date): Promise<void> {
  const weekAgo = new Date(now.getTime() - 7 * DAY_MS);
  const last = await trx
    .selectFrom('second_step_resets')
    .select('requested_at')
    .where('member_id', '=', memberId)
    .where('requested_at', '>', weekAgo)
    .orderBy('requested_at', 'desc')
    .executeTakeFirst();
  if (last === undefined) return;
  const wait = last.requested_at.getTime() - weekAgo.getTime();
  throw tooManyRequests(Math.ceil(wait / 1000));
}

type Ending = 'login' | 'member' | 'link' | 'operator' | 'turned_off' | 'done';

interface Stopper {
  as: Exclude<Ending, 'done'>;
  /** null: whoever has the link, or the operator. */
  actorId: number | null;
  address?: string;
}

async function endReset(trx: Trx, memberId: number, as: Ending, now: Date): Promise<boolean> {
  const ended = await trx
    .updateTable('second_step_resets')
    .set({ ended_at: now, ended_as: as })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (ended === undefined) return false;
  await trx
    .updateTable('member_tokens')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('kind', 'in', ['start_reset', 'cancel_reset'])
    .where('used_at', 'is', null)
    .execute();
  return true;
}

/** Stops a removal before it is done. The caller locks the member. @returns whether there was one */
export async function stopReset(
  trx: Trx,
  memberId: number,
  { as, actorId, address }: Stopper,
  now: Date,
): Promise<boolean> {
  if (!(await endReset(trx, memberId, as, now))) return false;
  await orderMail(trx, { mail: 'reset_stopped', memberId }, { now });
  const action = 'second_step.reset_stopped';
  await audit(trx, {
    action,
    actorId,
    memberId,
    ...(address !== undefined && { address }),
    at: now,
  });
  return true;
}

/** A member stops the removal of their own second step. @returns whether there was one */
export function stopOwnReset(
  db: Db,
  memberId: number,
  { address, now }: { address: string; now: Date },
): Promise<boolean> {
  return transaction(db, async (trx) => {
    await lockMember(trx, memberId);
    return stopReset(trx, memberId, { as: 'member', actorId: memberId, address }, now);
  });
}

/** Stops it by the link of an email about it. @returns false if the token is bad, or nothing is left */
export function stopResetByLink(
  db: Db,
  { token, address, now }: { token: string; address: string; now: Date },
): Promise<boolean> {
  return transaction(db, async (trx) => {
    const redeemed = await redeemLinkToken(trx, { kind: 'cancel_reset', token, now });
    if (redeemed === undefined) return false;
    const { memberId } = redeemed;
    await lockMember(trx, memberId);
    return stopReset(trx, memberId, { as: 'link', actorId: null, address }, now);
  });
}

const AT_ONCE = 100;

/** Sends the second emails, and removes the second steps that are due. */
export async function finishResets(
  db: Db,
  now: Date,
  remove: (trx: Trx, memberId: number, now: Date) => Promise<void>,
): Promise<void> {
  const late = new Date(now.getTime() + (SECOND_STEP_RESET_HOURS - REMINDER_HOURS) * HOUR_MS);
  const open = await db
    .selectFrom('second_step_resets')
    .select('member_id')
    .where('ended_at', 'is', null)
    .where(({ eb, and, or }) =>
      or([eb('due_at', '<=', now), and([eb('due_at', '<=', late), eb('reminded_at', 'is', null)])]),
    )
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();
  for (const { member_id: memberId } of open) {
    await transaction(db, async (trx) => {
      await lockMember(trx, memberId);
      const reset = await findOpenReset(trx, memberId);
      if (reset === undefined) return;
      if (reset.due_at <= now) return finishReset(trx, memberId, now, remove);
      const reminded = await trx
        .updateTable('second_step_resets')
        .set({ reminded_at: now })
        .where('id', '=', reset.id)
        .where('reminded_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (reminded !== undefined) await orderMail(trx, { mail: 'reset_soon', memberId }, { now });
    });
  }
}

async function finishReset(
  trx: Trx,
  memberId: number,
  now: Date,
  remove: (trx: Trx, memberId: number, now: Date) => Promise<void>,
): Promise<void> {
  await remove(trx, memberId, now);
  await endReset(trx, memberId, 'done', now);
  await endSessions(trx, memberId, now);
  await orderMail(trx, { mail: 'reset_done', memberId }, { now });
  await audit(trx, { action: 'second_step.reset_done', actorId: null, memberId, at: now });
}

/** Removals that ended, and long ago. */
export const oldResets: readonly OldData[] = [
  oldRows('second_step_resets', 'second_step_resets', 'ended_at'),
];

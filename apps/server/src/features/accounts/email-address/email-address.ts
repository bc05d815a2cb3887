import type { MemberActor } from '../../../platform/access/actor.ts';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sqlState } from '../../../platform/database/faults.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import { deleteRefusal } from '../../../platform/outbox/refusing-addresses.ts';
import { releaseMails } from '../../../platform/outbox/rows.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { notifyMemberChanged } from '../hooks.ts';
import { findLink } from './email-address.queries.ts';
import { redeemLinkToken } from './links.ts';

/**
 * Orders the confirmation email to the new address, and the notice to the current one. Cancels
 * earlier links. Whether the address is taken is checked when the email is rendered, so that the
 * caller learns nothing about other accounts.
 */
export function requestNewEmail(
  db: Db,
  { id: memberId, email }: MemberActor,
  change: { email: string; address: string; now: Date },
): Promise<void> {
  const { address, now } = change;
  return transaction(db, async (trx) => {
    await trx
      .updateTable('member_tokens')
      .set({ used_at: now })
      .where('member_id', '=', memberId)
      .where('kind', '=', 'new_email')
      .where('used_at', 'is', null)
      .execute();
    await orderMail(trx, { mail: 'new_email', memberId, email: change.email }, { now });
    await orderMail(trx, { mail: 'new_email_asked', memberId, email }, { now });
    await audit(trx, {
      action: 'email.change_asked',
      actorId: memberId,
      memberId,
      address,
      at: now,
    });
  });
}

const UNIQUE_VIOLATION = '23505';

/**
 * Changes the member's email to the address that received the token, and notifies the old address.
 * A used token of the member's present email does nothing.
 * @returns false if the token is invalid or expired, or another account has the address now
 */
export async function confirmNewEmail(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<boolean> {
  try {
    return await transaction(db, (trx) => confirm(trx, token, now));
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

async function confirm(trx: Trx, token: string, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('member_tokens as t')
    .from('members as m')
    .set({ used_at: now })
    .whereRef('m.id', '=', 't.member_id')
    .where('m.status', '<>', 'CLOSED')
    .where('t.token_hash', '=', hashToken(token))
    .where('t.kind', '=', 'new_email')
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)
    .returning([
      't.member_id as memberId',
      't.email as next',
      'm.email as old',
      'm.email_verified_at as verifiedAt',
    ])
    .executeTakeFirst();
  if (used === undefined) {
    const link = await findLink(trx, { kinds: ['new_email'], token, now });
    return link?.isDone === true;
  }
  const { memberId, next, old, verifiedAt } = used;
  // If the address is taken, this violates the unique constraint, and nothing changes.
  await trx
    .updateTable('members')
    .set({ email: next, email_verified_at: verifiedAt && now, updated_at: now })
    .where('id', '=', memberId)
    .execute();
  if (verifiedAt === null) await recordVerifiedEmail(trx, memberId, now);
  else if (next !== null) {
    await deleteRefusal(trx, next);
    await releaseMails(trx, next, now);
  }
  await deleteRefusal(trx, old);
  await notifyMemberChanged(trx, memberId, now);
  await orderMail(trx, { mail: 'email_changed', memberId, email: old }, { now });
  await audit(trx, { action: 'email.changed', actorId: memberId, memberId, at: now });
  return true;
}

/**
 * Verifies an email by its token; a used token of a verified email does nothing.
 * @returns false if the token is invalid or expired
 */
export function verifyEmail(db: Db, token: string, now: Date): Promise<boolean> {
  return transaction(db, async (trx) => {
    const redeemed = await redeemLinkToken(trx, { kind: 'verify_email', token, now });
    if (redeemed === undefined) {
      const link = await findLink(trx, { kinds: ['verify_email'], token, now });
      return link?.isDone === true;
    }
    await recordVerifiedEmail(trx, redeemed.memberId, now);
    return true;
  });
}

/**
 * Records that a member receives emails at their address. The first time, it orders the welcome
 * email: until then, the address may belong to a stranger.
 */
export async function recordVerifiedEmail(trx: Trx, memberId: number, now: Date): Promise<void> {
  const { email } = await trx
    .selectFrom('members')
    .select('email')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await deleteRefusal(trx, email);
  const verified = await trx
    .updateTable('members')
    .set({ email_verified_at: now, updated_at: now })
    .where('id', '=', memberId)
    .where('email_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (verified === undefined) return;
  await orderMail(trx, { mail: 'welcome', memberId }, { now, key: `welcome:${memberId}` });
  await releaseMails(trx, email, now);
}

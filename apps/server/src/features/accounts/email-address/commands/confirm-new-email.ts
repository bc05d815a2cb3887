import { audit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { sqlState } from '../../../../platform/database/faults.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import { deleteRefusal } from '../../../../platform/outbox/refusing-addresses.ts';
import { releaseMails } from '../../../../platform/outbox/rows.ts';
import { hashToken } from '../../../../platform/tokens.ts';
import { notifyMemberChanged } from '../../hooks.ts';
import { recordVerifiedEmail } from '../../links/commands/record-verified-email.ts';
import { findLink } from '../../links/queries/find-link.ts';

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
    const found = await findLink(trx, { kinds: ['new_email'], token, now });
    return found?.isDone === true;
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

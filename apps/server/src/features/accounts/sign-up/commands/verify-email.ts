import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { consumeLinkToken } from '../../link-tokens/commands/consume-link-token.ts';

/** Verifies an e-mail by the token that was sent to it; false: the token is not good (any more). */
export function verifyEmail(db: Db, token: string, now: Date): Promise<boolean> {
  return transaction(db, async (trx) => {
    const memberId = await consumeLinkToken(trx, { kind: 'verify_email', token, now });
    if (memberId === undefined) return false;
    await trx
      .updateTable('members')
      .set({ email_verified_at: now, updated_at: now })
      .where('id', '=', memberId)
      .where('email_verified_at', 'is', null)
      .execute();
    return true;
  });
}

import type { TokenKind } from '../../../../platform/database/schema-accounts.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { hashToken } from '../../../../platform/tokens.ts';

export interface LinkTokenUse {
  kind: TokenKind;
  token: string;
  now: Date;
}

/**
 * Uses up the token of a link and tells whose it was; undefined: unknown, used, killed by a newer one,
 * past its time, sent to an e-mail that is no longer the member's, or of a closed account.
 */
export async function consumeLinkToken(
  trx: Trx,
  { kind, token, now }: LinkTokenUse,
): Promise<number | undefined> {
  const used = await trx
    .updateTable('member_tokens as t')
    .from('members as m')
    .set({ used_at: now })
    .whereRef('m.id', '=', 't.member_id')
    .whereRef('m.email', '=', 't.email')
    .where('m.status', '<>', 'CLOSED')
    .where('t.token_hash', '=', hashToken(token))
    .where('t.kind', '=', kind)
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)
    .returning('t.member_id')
    .executeTakeFirst();
  return used?.member_id;
}

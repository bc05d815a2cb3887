import type { TokenKind } from '../../../../platform/database/schema.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { hashToken } from '../../../../platform/tokens.ts';

export interface LinkTokenUse {
  kind: TokenKind;
  token: string;
  now: Date;
}

/**
 * Redeems the token of a link.
 * @returns the member; undefined if the token is unknown, used, replaced or expired, the member has
 * another email now, or the account is closed
 */
export async function redeemLinkToken(
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

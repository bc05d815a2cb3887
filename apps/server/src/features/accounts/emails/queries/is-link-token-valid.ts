import type { Db } from '../../../../platform/database/database.ts';
import { hashToken } from '../../../../platform/tokens.ts';
import type { LinkTokenUse } from '../commands/redeem-link-token.ts';

/** Whether the token of a link is valid. Does not redeem it. */
export async function isLinkTokenValid(
  db: Db,
  { kind, token, now }: LinkTokenUse,
): Promise<boolean> {
  const row = await db
    .selectFrom('member_tokens as t')
    .innerJoin('members as m', 'm.id', 't.member_id')
    .select('t.id')
    .whereRef('m.email', '=', 't.email')
    .where('m.status', '<>', 'CLOSED')
    .where('t.token_hash', '=', hashToken(token))
    .where('t.kind', '=', kind)
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

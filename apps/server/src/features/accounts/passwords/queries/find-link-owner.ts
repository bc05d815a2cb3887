import type { Db } from '../../../../platform/database/database.ts';
import { hashToken } from '../../../../platform/tokens.ts';
import type { LinkTokenUse } from '../../links/commands/redeem-link-token.ts';
import type { PasswordOwner } from '../check-new-password.ts';

/** The member of a valid link. Does not redeem its token. */
export function findLinkOwner(
  db: Db,
  { kind, token, now }: LinkTokenUse,
): Promise<PasswordOwner | undefined> {
  return db
    .selectFrom('member_tokens as t')
    .innerJoin('members as m', 'm.id', 't.member_id')
    .select(['m.email', 'm.first_name', 'm.last_name', 'm.display_name'])
    .whereRef('m.email', '=', 't.email')
    .where('m.status', '<>', 'CLOSED')
    .where('t.token_hash', '=', hashToken(token))
    .where('t.kind', '=', kind)
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)
    .executeTakeFirst();
}

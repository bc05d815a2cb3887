import type { Db } from '../../../platform/database/database.ts';
import { hashToken } from '../../../platform/tokens.ts';
import type { LinkTokenUse } from '../email-address/links.ts';
import type { PasswordOwner } from './new-password.ts';

/** The login data of an account. */
export interface StoredLogin {
  id: number;
  password_hash: string | null;
}

/** The open account of an email. */
export function findLogin(db: Db, email: string): Promise<StoredLogin | undefined> {
  return db
    .selectFrom('members')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .where('status', '<>', 'CLOSED')
    .executeTakeFirst();
}

/** What others know about a member. */
export function getPasswordOwner(db: Db, memberId: number): Promise<PasswordOwner> {
  return db
    .selectFrom('members')
    .select(['email', 'first_name', 'last_name', 'display_name'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}

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

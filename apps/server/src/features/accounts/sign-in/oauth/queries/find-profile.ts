import type { Db } from '../../../../../platform/database/database.ts';
import { hashToken } from '../../../../../platform/tokens.ts';

/** What the provider reported about the person with this cookie; undefined if it has expired. */
export function findProfile(db: Db, cookie: string, now: Date) {
  return db
    .selectFrom('oauth_profiles')
    .select(['provider', 'email', 'first_name', 'last_name'])
    .where('cookie_hash', '=', hashToken(cookie))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

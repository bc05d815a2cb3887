import type { Db } from '../../../../platform/database/database.ts';
import type { PasswordOwner } from '../check-new-password.ts';

/** What others know about a member. */
export function getPasswordOwner(db: Db, memberId: number): Promise<PasswordOwner> {
  return db
    .selectFrom('members')
    .select(['email', 'first_name', 'last_name', 'display_name'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}

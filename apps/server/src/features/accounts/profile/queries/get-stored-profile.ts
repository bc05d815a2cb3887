import type { Db } from '../../../../platform/database/database.ts';

/** What a change of a member's profile is compared with. */
export function getStoredProfile(db: Db, memberId: number) {
  return db
    .selectFrom('members')
    .select(['first_name', 'last_name', 'middle_name', 'display_name', 'phone_number'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}

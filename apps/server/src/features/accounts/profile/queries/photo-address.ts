import { sql } from 'kysely';

/** The address of the file that a member's profile shows. */
export const photoAddress = (memberId: number) =>
  sql`select photo from members where id = ${memberId}`;

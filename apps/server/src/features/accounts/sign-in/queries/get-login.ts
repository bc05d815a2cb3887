import type { Db } from '../../../../platform/database/database.ts';

/** What a sign-in by password is checked against. */
export interface KnownLogin {
  id: number;
  password_hash: string | null;
}

/** The open account of an e-mail. */
export function getLogin(db: Db, email: string): Promise<KnownLogin | undefined> {
  return db
    .selectFrom('members')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .where('status', '<>', 'CLOSED')
    .executeTakeFirst();
}

import type { Db } from '../../../../platform/database/database.ts';

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

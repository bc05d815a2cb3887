import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import {
  type OpenedSession,
  openSession,
  type SessionOptions,
} from '../../sessions/commands/open-session.ts';
import type { StoredLogin } from '../queries/find-login.ts';

/**
 * Opens a session after the password check; undefined if the password changed or the account was
 * closed in the meantime.
 */
export function signIn(
  db: Db,
  { id, password_hash }: StoredLogin,
  options: Omit<SessionOptions, 'memberId'>,
): Promise<OpenedSession | undefined> {
  return transaction(db, async (trx) => {
    const member = await trx
      .selectFrom('members')
      .select('id')
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .where('status', '<>', 'CLOSED')
      .forNoKeyUpdate()
      .executeTakeFirst();
    return member === undefined ? undefined : openSession(trx, { ...options, memberId: id });
  });
}

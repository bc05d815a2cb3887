import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import {
  type OpenedSession,
  openSession,
  type SessionWish,
} from '../../sessions/commands/open-session.ts';
import type { KnownLogin } from '../queries/get-login.ts';

/**
 * Opens a session after the password was found right; undefined: in the meantime it was changed, or
 * the account was closed.
 */
export function signIn(
  db: Db,
  { id, password_hash }: KnownLogin,
  wish: Omit<SessionWish, 'memberId'>,
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
    return member === undefined ? undefined : openSession(trx, { ...wish, memberId: id });
  });
}

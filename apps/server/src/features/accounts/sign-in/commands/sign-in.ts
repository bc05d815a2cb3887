import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { lockMembers } from '../../../../platform/database/locks.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import type { StoredLogin } from '../../passwords/queries/find-login.ts';
import {
  type OpenedSession,
  openSession,
  type SessionOptions,
} from '../../sessions/commands/open-session.ts';

/**
 * Opens a session after the password check; undefined if the password changed or the account was
 * closed in the meantime. `newHash` replaces an outdated hash of the same password.
 */
export function signIn(
  db: Db,
  { id, password_hash, newHash }: StoredLogin & { newHash: string | undefined },
  options: Omit<SessionOptions, 'memberId'>,
): Promise<OpenedSession | undefined> {
  return transaction(db, async (trx) => {
    const [member] = await lockMembers(
      trx,
      sql`m.id = ${id} and m.password_hash = ${password_hash} and m.status <> 'CLOSED'`,
    );
    if (member === undefined) return undefined;
    if (newHash !== undefined) {
      await trx
        .updateTable('members')
        .set({ password_hash: newHash })
        .where('id', '=', id)
        .execute();
    }
    return openSession(trx, { ...options, memberId: id });
  });
}

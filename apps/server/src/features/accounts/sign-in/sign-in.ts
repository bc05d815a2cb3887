import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { lockMembers } from '../../../platform/database/locks.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { redeemLinkToken } from '../email-address/links.ts';
import type { StoredLogin } from '../passwords/passwords.queries.ts';
import { type OpenedSession, openSession, type SessionOptions } from '../sessions/sessions.ts';

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

/** Redeems a login link and opens a session; undefined if the link is invalid or expired. */
export function signInByLink(
  db: Db,
  token: string,
  options: Omit<SessionOptions, 'memberId'>,
): Promise<{ memberId: number; session: OpenedSession } | undefined> {
  return transaction(db, async (trx) => {
    const memberId = await redeemLinkToken(trx, { kind: 'login', token, now: options.now });
    if (memberId === undefined) return undefined;
    return { memberId, session: await openSession(trx, { ...options, memberId }) };
  });
}

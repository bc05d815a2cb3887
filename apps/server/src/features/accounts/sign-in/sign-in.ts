import type { SessionMethod } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { lockMembers } from '../../../platform/database/locks.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { redeemLinkToken } from '../email-address/links.ts';
import type { StoredLogin } from '../passwords/passwords.queries.ts';
import type { SecondStepChallenge } from '../sessions/challenges.ts';
import { type OpenedSession, openSession, type SessionOptions } from '../sessions/sessions.ts';

type LoginOptions = Omit<SessionOptions, 'memberId' | 'method'> & { asksAdmins: boolean };

/** What a login opens: a session, or the question for the second step. */
type Opened = OpenedSession | SecondStepChallenge;

export interface Login {
  memberId: number;
  method: SessionMethod;
  opened: Opened;
}

/**
 * Opens a session after the password check, or asks for the second step; undefined if the password
 * changed or the account was closed in the meantime. `newHash` replaces an outdated hash of the same password.
 */
export function signIn(
  db: Db,
  { id, password_hash, newHash }: StoredLogin & { newHash: string | undefined },
  options: LoginOptions,
): Promise<Opened | undefined> {
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
    return openSession(trx, { ...options, memberId: id, method: 'password' });
  });
}

/**
 * Redeems a login link, or the token of a login with another site, and opens a session or asks for
 * the second step; undefined if it is invalid or expired.
 */
export function signInByLink(
  db: Db,
  token: string,
  options: LoginOptions,
): Promise<Login | undefined> {
  return transaction(db, async (trx) => {
    const redeemed = await redeemLinkToken(trx, { kind: 'login', token, now: options.now });
    if (redeemed === undefined) return undefined;
    const { memberId, provider } = redeemed;
    const method = provider ?? 'link';
    return { memberId, method, opened: await openSession(trx, { ...options, memberId, method }) };
  });
}

import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { redeemLinkToken } from '../../links/commands/redeem-link-token.ts';
import {
  type OpenedSession,
  openSession,
  type SessionOptions,
} from '../../sessions/commands/open-session.ts';

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

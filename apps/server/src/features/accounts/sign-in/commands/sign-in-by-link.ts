import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { consumeLinkToken } from '../../link-tokens/commands/consume-link-token.ts';
import {
  type OpenedSession,
  openSession,
  type SessionWish,
} from '../../sessions/commands/open-session.ts';

/** Uses up a login link and opens a session; undefined: the link is not good (any more). */
export function signInByLink(
  db: Db,
  token: string,
  wish: Omit<SessionWish, 'memberId'>,
): Promise<{ memberId: number; session: OpenedSession } | undefined> {
  return transaction(db, async (trx) => {
    const memberId = await consumeLinkToken(trx, { kind: 'login', token, now: wish.now });
    if (memberId === undefined) return undefined;
    return { memberId, session: await openSession(trx, { ...wish, memberId }) };
  });
}

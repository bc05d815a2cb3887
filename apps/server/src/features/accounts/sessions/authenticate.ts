import type { MemberActor } from '../../../platform/actor.ts';
import type { Services } from '../../../platform/services.ts';
import { readSessionToken } from '../../../platform/tokens.ts';
import { touchSession } from './commands/touch-session.ts';
import { readSessionRow } from './queries/read-session.ts';

/** A session is noted as in use at most this often. */
const TOUCH_AFTER_MS = 5 * 60 * 1000;

/** Finds the member behind a token; undefined: it is not good (any more). */
export type Authenticate = (token: string) => Promise<MemberActor | undefined>;

/** One query for each call; the token alone proves nothing, the session's row does. */
export function authenticator({ db, clock, secret, log }: Services): Authenticate {
  return async (token) => {
    const now = clock.now();
    const named = await readSessionToken(token, secret, now);
    if (named === undefined) return undefined;
    const row = await readSessionRow(db, named.sessionId, named.tokenId, now);
    if (row === undefined) return undefined;
    const { sessionId, expiresAt, adminSessionId, lastSeenAt, ...member } = row;
    if (now.getTime() - lastSeenAt.getTime() > TOUCH_AFTER_MS) {
      touchSession(db, sessionId, now).catch((error: unknown) =>
        log.warn({ err: error }, 'a session could not be noted as in use'),
      );
    }
    return {
      kind: 'member',
      ...member,
      session: { id: sessionId, token, expiresAt, adminSessionId },
    };
  };
}

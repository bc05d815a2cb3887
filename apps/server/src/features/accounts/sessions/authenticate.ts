import type { OauthProvider } from '@crewpad/domain';
import type { Authenticate, ConfirmationMethod } from '../../../platform/access/actor.ts';
import type { Services } from '../../../platform/services.ts';
import { readSessionToken } from '../../../platform/tokens.ts';
import { touchSession } from './commands/touch-session.ts';
import { findSession } from './queries/find-session.ts';

/** The last use of a session is recorded at most this often. */
const TOUCH_AFTER_MS = 5 * 60 * 1000;

/** A member without a password logs in with the other site again. */
function methodsOf(hasPassword: boolean, provider: OauthProvider | null): ConfirmationMethod[] {
  if (hasPassword) return ['password'];
  return provider === null ? [] : [provider];
}

/** One query per call: the session's row is authoritative, not the token. */
export function authenticator({ db, clock, secret, oldSecret, log }: Services): Authenticate {
  return async (token) => {
    const now = clock.now();
    const named = await readSessionToken(token, { secret, oldSecret }, now);
    if (named === undefined) return undefined;
    const row = await findSession(db, named.sessionId, named.tokenId, now);
    if (row === undefined) return undefined;
    const { sessionId, expiresAt, adminSessionId, adminId, lastSeenAt, ...others } = row;
    const { confirmedAt, hasPassword, provider, ...member } = others;
    if (now.getTime() - lastSeenAt.getTime() > TOUCH_AFTER_MS) {
      touchSession(db, sessionId, now).catch((error: unknown) =>
        log.warn({ err: error }, 'could not record the use of a session'),
      );
    }
    return {
      kind: 'member',
      ...member,
      session: {
        id: sessionId,
        token,
        expiresAt,
        adminSessionId,
        adminId,
        confirmation: { at: confirmedAt, methods: methodsOf(hasPassword, provider) },
      },
    };
  };
}

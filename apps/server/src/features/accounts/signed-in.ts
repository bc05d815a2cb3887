import type { OwnUser } from '@crewpad/contract';
import type { CallContext } from '../../http/context.ts';
import type { Services } from '../../platform/services.ts';
import { readOwnUser } from './present-own-user.ts';

/** The answer that lets somebody in; the auth cookie goes with it, with the session's own end. */
export async function answerSignedIn(
  { db, clock, payments }: Services,
  memberId: number,
  session: { token: string; expiresAt: Date },
  { reply }: CallContext,
): Promise<{ token: string; user: OwnUser; has_auto_payment: boolean }> {
  const user = await readOwnUser(db, memberId, clock.now(), payments.mode);
  reply.cookie = { token: session.token, expiresAt: session.expiresAt };
  return { token: session.token, user, has_auto_payment: user.automatic_payment === 1 };
}

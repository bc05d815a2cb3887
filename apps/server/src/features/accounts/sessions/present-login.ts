import type { contract } from '@crewpad/contract';
import type { CallContext } from '../../../http/pipeline/context.ts';
import type { Services } from '../../../platform/services.ts';
import { readOwnUser } from '../profile/present-own-user.ts';

/** The answer to a login. Sets the auth cookie, which expires with the session. */
export async function presentLogin(
  { db, clock, payments }: Services,
  memberId: number,
  session: { token: string; expiresAt: Date },
  { reply }: CallContext,
): Promise<{ token: string; user: contract.accounts.OwnUser; has_auto_payment: boolean }> {
  const user = await readOwnUser(db, memberId, clock.now(), payments.mode);
  reply.cookie = { token: session.token, expiresAt: session.expiresAt };
  // A lister has turned it on, or a tenant pays with it.
  const has_auto_payment = user.automatic_payment === 1 || user.tenant?.auto_pay === 1;
  return { token: session.token, user, has_auto_payment };
}

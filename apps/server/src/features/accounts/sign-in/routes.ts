import { login, loginWithToken, logout } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/operations.ts';
import { refusal, unauthenticated } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { endSession } from '../sessions/commands/end-session.ts';
import { answerSignedIn } from '../signed-in.ts';
import { signIn } from './commands/sign-in.ts';
import { signInByLink } from './commands/sign-in-by-link.ts';
import { getLogin } from './queries/get-login.ts';

/** One answer for an unknown e-mail, a wrong password, a closed account and one without a password. */
const wrongLogin = () =>
  refusal(401, 'UNAUTHENTICATED', 'This e-mail and password do not belong together.');
const wrongLink = () =>
  refusal(401, 'UNAUTHENTICATED', 'This link has expired or is invalid. Please log in.');

/** Registers how one gets in and out. */
export function addSignIn(
  registry: OperationRegistry,
  services: Services,
  passwords: Passwords,
): void {
  const { db, clock, limits, secret } = services;

  registry.add(
    login,
    async ({ body: { email, password, isKeep } }, context) => {
      const attempt = await limits.loginAttempt(email, context.address);
      const known = await getLogin(db, email);
      const isRight = await passwords.verify(known?.password_hash, password);
      const now = clock.now();
      const session =
        known === undefined || !isRight
          ? undefined
          : await signIn(db, known, { keep: isKeep, device: context.device, now, secret });
      if (known === undefined || session === undefined) throw wrongLogin();
      await attempt.succeeded();
      return answerSignedIn(services, known.id, session, context);
    },
    { limit: 'login' },
  );

  registry.add(
    loginWithToken,
    async ({ body: { token } }, context) => {
      const wish = { keep: false, device: context.device, now: clock.now(), secret };
      const opened = await signInByLink(db, token, wish);
      if (opened === undefined) throw wrongLink();
      return answerSignedIn(services, opened.memberId, opened.session, context);
    },
    { limit: 'link_token' },
  );

  // Open to all, so that the cookie of a session that is over goes as well.
  registry.add(logout, async (_request, { actor, reply }) => {
    reply.cookie = 'clear';
    if (actor.kind === 'visitor') throw unauthenticated();
    await endSession(db, actor.id, actor.session.id, clock.now());
    return { message: 'You are logged out.' };
  });
}

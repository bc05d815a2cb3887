import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { refusal, unauthenticated } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { logOut } from '../sessions/commands/end-session.ts';
import { presentLogin } from '../sessions/present-login.ts';
import { signIn } from './commands/sign-in.ts';
import { signInByLink } from './commands/sign-in-by-link.ts';
import { findLogin } from './queries/find-login.ts';

/** The same answer for an unknown email, a wrong password, a closed account and one without a password. */
const wrongLogin = () => refusal(401, 'UNAUTHENTICATED', 'accounts:wrong_login');
const wrongLink = () => refusal(401, 'UNAUTHENTICATED', 'accounts:wrong_link');

/** Registers how members log in and out. */
export function addSignIn(
  registry: OperationRegistry,
  services: Services,
  passwords: Passwords,
): void {
  const { db, clock, limits, secret } = services;

  registry.add(
    contract.accounts.login,
    async ({ body: { email, password, isKeep } }, context) => {
      const opened = await limits.attemptLogin(email, context.address, async () => {
        const login = await findLogin(db, email);
        const isRight = await passwords.verify(login?.password_hash, password);
        if (login === undefined || !isRight) return undefined;
        const options = { keep: isKeep, device: context.device, now: clock.now(), secret };
        const session = await signIn(db, login, options);
        return session && { memberId: login.id, session };
      });
      if (opened === undefined) throw wrongLogin();
      return presentLogin(services, opened.memberId, opened.session, context);
    },
    { limit: 'login' },
  );

  registry.add(
    contract.accounts.loginWithToken,
    async ({ body: { token } }, context) => {
      const options = { keep: false, device: context.device, now: clock.now(), secret };
      const opened = await signInByLink(db, token, options);
      if (opened === undefined) throw wrongLink();
      return presentLogin(services, opened.memberId, opened.session, context);
    },
    { limit: 'link_token' },
  );

  // Allowed for everyone, so that the cookie of an ended session is cleared too.
  registry.add(contract.accounts.logout, async (_request, { actor, reply, t }) => {
    reply.cookie = 'clear';
    if (actor.kind === 'visitor') throw unauthenticated();
    await logOut(db, actor.session, clock.now());
    return { message: t('accounts:logged_out') };
  });
}

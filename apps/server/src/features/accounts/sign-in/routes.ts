import { contract } from '@crewpad/contract';
import { maskedEmail } from '@crewpad/domain';
import type { CallContext } from '../../../http/pipeline/context.ts';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { badToken, refusal, unauthenticated } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { findLink, findUsedLogin } from '../email-address/email-address.queries.ts';
import { findLogin } from '../passwords/passwords.queries.ts';
import { type Passwords, recordFailedLogin } from '../passwords/passwords.ts';
import { askForPasskey, logInWithPasskey, requireSite } from '../second-step/passkeys.ts';
import { presentChallenge } from '../second-step/present.ts';
import { passSecondStep, requireChallenge } from '../second-step/second-step.ts';
import { presentLogin } from '../sessions/present.ts';
import { logOut } from '../sessions/sessions.ts';
import { isProven, rememberBrowser } from './browsers.ts';
import { type Login, signIn, signInByLink } from './sign-in.ts';

/** The same answer for an unknown email, a wrong password, a closed account and one without a password. */
const wrongLogin = () => refusal(401, 'UNAUTHENTICATED', 'accounts:wrong_login');
/** Links whose page asks before it acts. */
const READABLE = ['login', 'verify_email', 'new_email', 'support_email', 'stop_email'] as const;

const wrongLink = () => refusal(401, 'UNAUTHENTICATED', 'accounts:wrong_link');
const usedLink = () => refusal(401, 'UNAUTHENTICATED', 'accounts:used_link');

/** A browser is remembered, and reported as new, only once a session is open. */
async function answerLogin(
  services: Services,
  { memberId, method, opened }: Login,
  context: CallContext,
): Promise<contract.accounts.LoginAnswer> {
  if ('challenge' in opened) return presentChallenge(services, memberId, opened, context);
  await rememberBrowser(services, { memberId, method }, context);
  return presentLogin(services, memberId, opened, context);
}

/** Registers how members log in and out. */
export function addSignIn(
  registry: OperationRegistry,
  services: Services,
  passwords: Passwords,
): void {
  const { db, clock, config, limits, secret } = services;
  const asksAdmins = config.adminSecondStep;

  registry.add(
    contract.accounts.login,
    async ({ body: { email, password, isKeep } }, context) => {
      let account: number | undefined;
      const opened = await limits.attemptLogin(email, context.address, async () => {
        const login = await findLogin(db, email);
        account = login?.id;
        const match = await passwords.match(login?.password_hash, password);
        if (login === undefined || match === undefined) return undefined;
        const newHash = match.isOutdated ? await passwords.hash(password) : undefined;
        const options = { keep: isKeep, device: context.device, now: clock.now(), secret };
        const storedLogin = { ...login, newHash };
        const opened = await signIn(db, storedLogin, { ...options, asksAdmins });
        return opened && { memberId: login.id, method: 'password' as const, opened };
      });
      if (opened === undefined) {
        await recordFailedLogin(services, account ?? null, context.address);
        throw wrongLogin();
      }
      return answerLogin(services, opened, context);
    },
    { limit: 'login' },
  );

  registry.add(
    contract.accounts.loginWithToken,
    async ({ body: { token } }, context) => {
      const options = { keep: false, device: context.device, now: clock.now(), secret, asksAdmins };
      const opened = await signInByLink(db, token, options);
      if (opened === undefined) {
        throw (await findUsedLogin(db, token)) === undefined ? wrongLink() : usedLink();
      }
      return answerLogin(services, opened, context);
    },
    { limit: 'link_token' },
  );

  registry.add(
    contract.accounts.loginSecondStep,
    async ({ body }, context) => {
      const { challenge, code, recovery_code = '', state, credential } = body;
      const { device, address } = context;
      const typed = code === undefined ? { recovery_code } : { code };
      const proof = state !== undefined && credential ? { state, credential } : typed;
      const answer = { challenge, proof, device, address };
      const passed = await passSecondStep(services, passwords, answer);
      await rememberBrowser(services, passed, context);
      return presentLogin(services, passed.memberId, passed.session, context);
    },
    { limit: 'login' },
  );

  const guard = () => void requireSite(services);
  registry.add(
    contract.accounts.askSecondStepPasskey,
    async ({ body: { challenge } }, { reply }) => {
      reply.isPrivate = true;
      const { login } = await requireChallenge(services, challenge);
      const use = { use: 'second_step', memberId: login.memberId, login: challenge } as const;
      return askForPasskey(services, use);
    },
    { limit: 'passkey_options', guard },
  );

  registry.add(
    contract.accounts.askPasskeyLogin,
    (_request, { reply }) => {
      reply.isPrivate = true;
      return askForPasskey(services, { use: 'login' });
    },
    { limit: 'passkey_options', guard },
  );

  registry.add(
    contract.accounts.loginWithPasskey,
    async ({ body: { state, credential, isKeep: keep } }, context) => {
      const { device, address } = context;
      const answer = { state, credential, keep, device, address };
      const login = await logInWithPasskey(services, answer);
      await rememberBrowser(services, login, context);
      return presentLogin(services, login.memberId, login.session, context);
    },
    { limit: 'login', guard },
  );

  registry.add(
    contract.accounts.readLink,
    async ({ body: { token } }, { actor, cookies, reply }) => {
      reply.isPrivate = true;
      const openLink = await findLink(db, { kinds: READABLE, token, now: clock.now() });
      const usedLogin = openLink === undefined ? await findUsedLogin(db, token) : undefined;
      const link = openLink ?? (usedLogin && { ...usedLogin, isDone: true });
      const session = link && sessionOwner(actor, link.memberId);
      if (link === undefined || session === undefined) throw badToken();
      // A used login link leads its member on, and tells nobody else whose it was.
      if (usedLogin !== undefined && session !== 'own') throw badToken('accounts:used_link');
      return {
        email: maskedEmail(link.email),
        verification: link.isDone ? ('complete' as const) : ('pending' as const),
        session,
        browser: isProven(cookies, 'crewpad-login-link', token)
          ? ('own' as const)
          : ('other' as const),
      };
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

/** An admin who views as the member is another person. */
function sessionOwner(actor: Actor, memberId: number): 'none' | 'own' | 'other' {
  if (actor.kind === 'visitor') return 'none';
  return actor.id === memberId && actor.session.adminSessionId === null ? 'own' : 'other';
}

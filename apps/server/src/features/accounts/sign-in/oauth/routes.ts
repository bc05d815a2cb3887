import { contract } from '@crewpad/contract';
import type { OauthProvider as ProviderName } from '@crewpad/domain';
import type { OperationRegistry } from '../../../../http/pipeline/operations.ts';
import { notFound, unavailable } from '../../../../platform/errors.ts';
import { displayEmail } from '../../../../platform/mail/display-email.ts';
import type { Services } from '../../../../platform/services.ts';
import { isProven, proofOf } from '../browsers.ts';
import {
  createAttempt,
  findProfile,
  PROFILE_COOKIE,
  redeemAttempt,
  type SocialSignIn,
  signInByProvider,
  storeProfile,
} from './oauth.ts';
import { OauthProvider } from './provider.ts';

/** The errors that /login explains. */
const FAILED = 'oauth_failed';
/** Another browser began, or too long ago. */
const AGAIN = 'oauth_again';
const EMAIL_TAKEN = 'oauth_email_taken';

const STATE = 'crewpad-oauth-state';

/** Registers the login with Facebook or Google. A provider without settings returns 404. */
export function addOauth(registry: OperationRegistry, services: Services): void {
  const { config, db, clock, log } = services;
  const { publicUrl } = config;
  const providers = new Map(
    config.oauth.map((settings) => [settings.name, new OauthProvider(settings, publicUrl)]),
  );
  const find = (name: string): [ProviderName, OauthProvider] => {
    for (const [providerName, provider] of providers)
      if (providerName === name) return [providerName, provider];
    throw notFound();
  };
  const withError = (error: string) => `${publicUrl}/login?error=${error}`;

  registry.add(
    contract.accounts.startOauth,
    async ({ params }, { reply }) => {
      const [name, provider] = find(params.provider);
      const attempt = await provider.start().catch((error: unknown) => {
        log.warn({ err: error, provider: name }, 'could not start an external login');
        throw unavailable();
      });
      await createAttempt(db, name, attempt, clock.now());
      reply.cookies.push(proofOf(STATE, attempt.state, clock.now()));
      return { url: attempt.url };
    },
    { limit: 'oauth' },
  );

  registry.add(contract.accounts.finishOauth, async ({ params, query }, context) => {
    const { address, cookies, reply } = context;
    const [name, provider] = find(params.provider);
    reply.redirect = withError(AGAIN);
    const { state } = query;
    if (state === undefined || !isProven(cookies, STATE, state)) return undefined;
    reply.cookies.push({ name: STATE, value: '', expiresAt: new Date(0) });
    const secrets = await redeemAttempt(db, name, state, clock.now());
    if (secrets === undefined) return undefined;
    reply.redirect = withError(FAILED);
    if (query.code === undefined) return undefined;
    const identity = await provider.finish(query, secrets).catch((error: unknown) => {
      log.warn({ err: error, provider: name }, 'external login failed');
    });
    if (identity === undefined) return undefined;
    const signIn = await signInByProvider(db, name, identity, { address, now: clock.now() });
    if (signIn.kind === 'known') {
      reply.cookies.push(proofOf('crewpad-login-link', signIn.loginToken, clock.now()));
    }
    reply.redirect = publicUrl + nextPage(signIn, name);
    if (signIn.kind === 'unknown') {
      reply.cookies.push(await storeProfile(db, name, identity, clock.now()));
    }
    return undefined;
  });

  registry.add(contract.accounts.pendingOauth, async (_request, { cookies, reply }) => {
    reply.isPrivate = true;
    const cookie = cookies[PROFILE_COOKIE];
    const profile = cookie ? await findProfile(db, cookie, clock.now()) : undefined;
    if (profile === undefined) throw notFound();
    return { ...profile, email: profile.email && displayEmail(profile.email) };
  });
}

/** Accounts require terms and payment, so new people are redirected to sign-up. */
function nextPage(signIn: SocialSignIn, provider: ProviderName): string {
  if (signIn.kind === 'known') return `/login?${new URLSearchParams({ token: signIn.loginToken })}`;
  if (signIn.kind === 'email_taken') return `/login?error=${EMAIL_TAKEN}`;
  return `/create-account?${new URLSearchParams({ social: provider })}`;
}

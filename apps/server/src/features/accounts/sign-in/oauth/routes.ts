import { contract } from '@crewpad/contract';
import type { OauthProvider as ProviderName } from '@crewpad/domain';
import type { OperationRegistry } from '../../../../http/pipeline/operations.ts';
import { notFound, unavailable } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { createAttempt } from './commands/create-attempt.ts';
import { redeemAttempt } from './commands/redeem-attempt.ts';
import { type SocialSignIn, signInByProvider } from './commands/sign-in-by-provider.ts';
import { OauthProvider, type SocialIdentity } from './provider.ts';

/** The errors that /login explains. */
const FAILED = 'oauth_failed';
const EMAIL_TAKEN = 'oauth_email_taken';

/** Registers the login with Facebook or Google. A provider without settings returns 404. */
export function addOauth(registry: OperationRegistry, services: Services): void {
  const { config, db, clock, log } = services;
  const { publicUrl } = config;
  const providers = new Map(
    config.oauth.map((settings) => [settings.name, new OauthProvider(settings, publicUrl)]),
  );
  const find = (name: string): [ProviderName, OauthProvider] => {
    for (const [known, provider] of providers) if (known === name) return [known, provider];
    throw notFound();
  };
  const failed = `${publicUrl}/login?error=${FAILED}`;

  registry.add(
    contract.accounts.startOauth,
    async ({ params }) => {
      const [name, provider] = find(params.provider);
      const attempt = await provider.start().catch((error: unknown) => {
        log.warn({ err: error, provider: name }, 'could not start an external login');
        throw unavailable();
      });
      await createAttempt(db, name, attempt, clock.now());
      return { url: attempt.url };
    },
    { limit: 'oauth' },
  );

  registry.add(contract.accounts.finishOauth, async ({ params, query }, { address, reply }) => {
    const [name, provider] = find(params.provider);
    reply.redirect = failed;
    if (query.state === undefined) return undefined;
    const secrets = await redeemAttempt(db, name, query.state, clock.now());
    if (secrets === undefined || query.code === undefined) return undefined;
    const identity = await provider.finish(query, secrets).catch((error: unknown) => {
      log.warn({ err: error, provider: name }, 'external login failed');
    });
    if (identity === undefined) return undefined;
    const found = await signInByProvider(db, name, identity, { address, now: clock.now() });
    reply.redirect = publicUrl + nextPage(found, identity, name);
    return undefined;
  });
}

/** Accounts require terms and payment, so new people are redirected to sign-up. */
function nextPage(found: SocialSignIn, identity: SocialIdentity, provider: ProviderName): string {
  if (found.kind === 'known') return `/login?${new URLSearchParams({ token: found.loginToken })}`;
  if (found.kind === 'email_taken') return `/login?error=${EMAIL_TAKEN}`;
  const known = new URLSearchParams({ social: provider });
  const { email, firstName, lastName } = identity;
  if (email !== undefined) known.set('email', email);
  if (firstName !== undefined) known.set('first_name', firstName);
  if (lastName !== undefined) known.set('last_name', lastName);
  return `/create-account?${known}`;
}

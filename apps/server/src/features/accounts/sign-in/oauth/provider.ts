import * as oidc from 'openid-client';
import type { OauthSettings } from '../../../../platform/config.ts';

/** What a provider reports about the person who logged in there. */
export interface SocialIdentity {
  /** The provider's permanent id of the person. */
  socialId: string;
  email: string | undefined;
  /** Whether the provider has verified the email. */
  isEmailVerified: boolean;
  firstName: string | undefined;
  lastName: string | undefined;
}

/** What must be stored until the browser returns. */
export interface AttemptSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

const TIMEOUT_SECONDS = 10;
const CACHE_MS = 60 * 60 * 1000;
/** Facebook's discovery document lacks the token endpoint. */
const TOKEN_ENDPOINTS: Readonly<Record<string, string>> = {
  'https://www.facebook.com': 'https://graph.facebook.com/oauth/access_token',
};

/** Login with another site: OpenID Connect's code flow with PKCE, state and nonce. */
export class OauthProvider {
  readonly #settings: OauthSettings;
  readonly #callback: string;
  #discovered: { configuration: oidc.Configuration; at: number } | undefined;

  constructor(settings: OauthSettings, publicUrl: string) {
    this.#settings = settings;
    this.#callback = `${publicUrl}/api/oauth/${settings.name}/callback`;
  }

  /** The redirect for the browser, and what to store until it returns. */
  async start(): Promise<AttemptSecrets & { url: string }> {
    const configuration = await this.#configuration();
    const codeVerifier = oidc.randomPKCECodeVerifier();
    const state = oidc.randomState();
    const nonce = oidc.randomNonce();
    const profile = this.#settings.name === 'facebook' ? 'public_profile' : 'profile';
    const { href } = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#callback,
      scope: `openid email ${profile}`,
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    return { url: href, state, nonce, codeVerifier };
  }

  /**
   * Exchanges the returned code for the person's identity.
   * @throws the library's error for invalid answers, or if the provider is unreachable.
   */
  async finish(
    query: Readonly<Record<string, string | undefined>>,
    { state, nonce, codeVerifier }: AttemptSecrets,
  ): Promise<SocialIdentity> {
    const configuration = await this.#configuration();
    const address = new URL(this.#callback);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) address.searchParams.set(name, value);
    }
    const tokens = await oidc.authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new Error('the provider sent no identity');
    const requestsMore =
      claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
    const more = requestsMore
      ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : {};
    return readIdentity({ ...more, ...claims });
  }

  async #configuration(): Promise<oidc.Configuration> {
    const now = performance.now();
    if (this.#discovered !== undefined && now - this.#discovered.at < CACHE_MS) {
      return this.#discovered.configuration;
    }
    const { issuer, clientId, clientSecret } = this.#settings;
    const options = {
      timeout: TIMEOUT_SECONDS,
      // The settings allow plain HTTP on loopback only.
      ...(issuer.startsWith('http:') && { execute: [oidc.allowInsecureRequests] }),
    };
    const authentication = oidc.ClientSecretPost(clientSecret);
    const discovery = await oidc.discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      authentication,
      options,
    );
    const configuration = withTokenEndpoint(discovery, this.#settings);
    this.#discovered = { configuration, at: now };
    return configuration;
  }
}

function withTokenEndpoint(
  configuration: oidc.Configuration,
  { issuer, clientId, clientSecret }: OauthSettings,
): oidc.Configuration {
  const { supportsPKCE, ...metadata } = configuration.serverMetadata();
  const token_endpoint = TOKEN_ENDPOINTS[issuer];
  if (metadata.token_endpoint !== undefined || token_endpoint === undefined) return configuration;
  const authentication = oidc.ClientSecretPost(clientSecret);
  const completed = new oidc.Configuration(
    { ...metadata, token_endpoint },
    clientId,
    clientSecret,
    authentication,
  );
  completed.timeout = TIMEOUT_SECONDS;
  return completed;
}

function readIdentity(claims: Readonly<Record<string, unknown>>): SocialIdentity {
  const textOf = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' && value !== '' && isStorable(value) ? value : undefined;
  };
  const socialId = textOf('sub');
  if (socialId === undefined) throw new Error('the provider sent no identity');
  return {
    socialId,
    email: textOf('email'),
    isEmailVerified: claims.email_verified === true,
    firstName: textOf('given_name'),
    lastName: textOf('family_name'),
  };
}

function isStorable(value: string): boolean {
  return value.length <= 254 && !value.includes('\u0000') && value.isWellFormed();
}

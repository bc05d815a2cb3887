import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Adapter, type AdapterPayload, Provider } from 'oidc-provider';

/** The in-memory store of the test's OpenID provider. */
class TestStore implements Adapter {
  readonly #rows = new Map<string, AdapterPayload>();

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    this.#rows.set(id, payload);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.#rows.get(id);
  }

  async findByUserCode(code: string): Promise<AdapterPayload | undefined> {
    return [...this.#rows.values()].find(({ userCode }) => userCode === code);
  }

  async findByUid(sought: string): Promise<AdapterPayload | undefined> {
    return [...this.#rows.values()].find(({ uid }) => uid === sought);
  }

  async consume(id: string): Promise<void> {
    const row = this.#rows.get(id);
    if (row !== undefined) this.#rows.set(id, { ...row, consumed: Math.floor(Date.now() / 1000) });
  }

  async destroy(id: string): Promise<void> {
    this.#rows.delete(id);
  }

  async revokeByGrantId(sought: string): Promise<void> {
    for (const [id, { grantId }] of this.#rows) if (grantId === sought) this.#rows.delete(id);
  }
}

export interface TestPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

export interface TestOpenIdProvider {
  readonly issuer: string;
  /** The person logged in there; undefined if they decline. */
  person: TestPerson | undefined;
  close(): Promise<void>;
}

const TTL_SECONDS = 600;
export const TEST_CLIENT = { id: 'crewpad', secret: 'a secret that only tests know' };

/** A real OpenID provider on loopback that needs no input. */
export async function startOpenIdProvider(redirects: string[]): Promise<TestOpenIdProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state: { person: TestPerson | undefined } = { person: undefined };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: TEST_CLIENT.id,
        client_secret: TEST_CLIENT.secret,
        redirect_uris: redirects,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
      public_profile: ['given_name', 'family_name'],
    },
    ttl: {
      AccessToken: TTL_SECONDS,
      AuthorizationCode: TTL_SECONDS,
      Grant: TTL_SECONDS,
      IdToken: TTL_SECONDS,
      Interaction: TTL_SECONDS,
      Session: TTL_SECONDS,
    },
    // The library warns on every run if it uses its own store and key.
    adapter: TestStore,
    jwks: { keys: [signingKey()] },
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ ...state.person, sub: accountId }),
    }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  });
  const serve = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void serve(request, response);
    void (async () => {
      const { prompt, params, session } = await provider.interactionDetails(request, response);
      const { person } = state;
      if (person === undefined) {
        const denied = { error: 'access_denied', error_description: 'no' };
        return provider.interactionFinished(request, response, denied);
      }
      if (prompt.name === 'login') {
        const login = { accountId: person.sub, remember: false };
        return provider.interactionFinished(request, response, { login });
      }
      const grant = new provider.Grant({
        accountId: session?.accountId ?? person.sub,
        clientId: TEST_CLIENT.id,
      });
      grant.addOIDCScope(String(params.scope));
      const consent = { grantId: await grant.save() };
      return provider.interactionFinished(
        request,
        response,
        { consent },
        { mergeWithLastSubmission: true },
      );
    })();
  });
  return Object.assign(state, {
    issuer,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  });
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' };
}

/** Follows the provider's redirects like a browser. @returns the final address */
export async function visitProvider(url: string): Promise<string> {
  const jar = new Map<string, string>();
  let address = new URL(url);
  const { origin } = address;
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await globalThis.fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${answer.status}: ${await answer.text()}`);
    address = new URL(location, address);
    if (address.origin !== origin) return address.href;
  }
  throw new Error('the provider redirects without end');
}

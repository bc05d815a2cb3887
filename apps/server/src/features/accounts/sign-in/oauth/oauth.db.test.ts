import { randomUUID } from 'node:crypto';
import { operations } from '@crewpad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../../app.ts';
import { AdjustableClock } from '../../../../platform/clock.ts';
import type { DatabaseHandle } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { deleteOldData } from '../../../../platform/old-data.ts';
import { openTestDatabase, testServices } from '../../../../testing/services.ts';
import { addMember } from '../../../../testing/test-app.ts';
import { oldSessions, openSession } from '../../sessions/sessions.ts';
import {
  startOpenIdProvider,
  TEST_CLIENT,
  type TestOpenIdProvider,
  type TestPerson,
  visitProvider,
} from './testing.ts';

const SITE = 'http://localhost:3000';
const CALLBACK = `${SITE}/api/oauth/google/callback`;

let database: DatabaseHandle;
let provider: TestOpenIdProvider;
beforeAll(async () => {
  database = await openTestDatabase();
  provider = await startOpenIdProvider([CALLBACK, `${SITE}/api/oauth/facebook/callback`]);
});
afterAll(async () => {
  await provider.close();
  await database.close();
});

const clock = new AdjustableClock();

async function start(settings: Record<string, string> = {}) {
  const services = {
    ...testServices(database, {
      GOOGLE_CLIENT_ID: TEST_CLIENT.id,
      GOOGLE_CLIENT_SECRET: TEST_CLIENT.secret,
      GOOGLE_ISSUER: provider.issuer,
      FACEBOOK_CLIENT_ID: TEST_CLIENT.id,
      FACEBOOK_CLIENT_SECRET: TEST_CLIENT.secret,
      FACEBOOK_ISSUER: provider.issuer,
      ...settings,
    }),
    clock,
  };
  const { fastify } = await buildApp(services);
  /** The cookies of this browser. */
  const jar = new Map<string, string>();
  const keep = ({ cookies }: { cookies: { name: string; value: string }[] }) => {
    for (const { name, value } of cookies) jar.set(name, value);
  };
  const begin = async (name = 'google') => {
    const answer = await fastify.inject({ method: 'POST', url: `/api/oauth/${name}` });
    expect(answer.statusCode).toBe(200);
    keep(answer);
    return answer.json().url as string;
  };
  /** Simulates the redirect back from the provider. @returns the next redirect */
  const back = async (address: string, cookies = Object.fromEntries(jar)) => {
    const { pathname, search } = new URL(address);
    const answer = await fastify.inject({ url: `${pathname}${search}`, cookies });
    expect(answer.statusCode).toBe(302);
    keep(answer);
    return String(answer.headers.location);
  };
  const pending = (cookies = Object.fromEntries(jar)) =>
    fastify.inject({ url: '/api/oauth/pending', cookies });
  const signIn = async (person: TestPerson | undefined, name = 'google') => {
    provider.person = person;
    return back(await visitProvider(await begin(name)));
  };
  return { fastify, jar, begin, back, signIn, pending, secret: services.secret };
}

const newPerson = (): TestPerson => ({
  sub: randomUUID(),
  email: `ana-${randomUUID()}@crewpad.test`,
  email_verified: true,
  given_name: 'Ana',
  family_name: 'Lopez',
});
const member = (row: Parameters<typeof addMember>[1]) => addMember(database.db, row);
const linkOf = (id: number) =>
  database.db
    .selectFrom('members')
    .select(['social_type', 'social_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const FAILED = `${SITE}/login?error=oauth_failed`;
const AGAIN = `${SITE}/login?error=oauth_again`;
const TAKEN = `${SITE}/login?error=oauth_email_taken`;
const LET_IN = /^http:\/\/localhost:3000\/login\?token=[\w-]{43}$/;

describe('login with another site', () => {
  it('uses the code flow with PKCE, state and nonce', async () => {
    const { begin } = await start();
    const { origin, searchParams } = new URL(await begin());
    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: TEST_CLIENT.id,
      response_type: 'code',
      redirect_uri: CALLBACK,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('logs members in by their provider id, even if the email there differs', async () => {
    const { signIn, fastify } = await start();
    const person = newPerson();
    const email = `own-${randomUUID()}@crewpad.test`;
    const id = await member({ email, social_type: 'google', social_id: person.sub });
    const page = await signIn(person);
    expect(page).toMatch(LET_IN);
    const token = new URL(page).searchParams.get('token');
    const login = () =>
      fastify.inject({ method: 'POST', url: '/api/login-with-token', payload: { token } });
    const answer = await login();
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({ id, email });
    expect((await login()).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${answer.json().token}` };
    const sessions = await fastify.inject({ url: '/api/user/sessions', headers });
    expect(sessions.json().data).toMatchObject([{ method: 'google', current: true }]);
  });

  it('links accounts by an email that both sides verified, and audits it', async () => {
    const { signIn } = await start();
    const person = newPerson();
    const email = person.email ?? '';
    const id = await member({ email: email.toUpperCase(), email_verified_at: clock.now() });
    expect(await signIn(person)).toMatch(LET_IN);
    expect(await linkOf(id)).toEqual({ social_type: 'google', social_id: person.sub });
    const entries = await database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('member_id', '=', id)
      .execute();
    expect(entries).toEqual([{ action: 'member.social_linked', actor_id: id }]);
    const orders = await database.db.selectFrom('outbox').select('payload').execute();
    expect(orders.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ mail: 'provider_linked', memberId: id }),
    );
  });

  it.each([
    ['the provider did not verify', { email_verified: false }, { email_verified_at: new Date() }],
    ['the member did not verify', {}, { email_verified_at: null }],
    [
      'has another identity already',
      {},
      { email_verified_at: new Date(), social_type: 'facebook', social_id: randomUUID() },
    ],
  ] as const)('never links by an email that %s', async (_why, profile, row) => {
    const { signIn } = await start();
    const person = { ...newPerson(), ...profile };
    const id = await member({ email: person.email ?? '', ...row });
    const before = await linkOf(id);
    expect(await signIn(person)).toBe(TAKEN);
    expect(await linkOf(id)).toEqual(before);
  });

  it('links nothing to an open session, so an open browser adds no login to its account', async () => {
    const { begin, back, fastify, jar, secret } = await start();
    const id = await member({ email_verified_at: clock.now() });
    const { token } = await transaction(database.db, (trx) =>
      openSession(trx, {
        secondStep: 'new_member',
        ...{ memberId: id, method: 'password', keep: false, device: '', now: clock.now(), secret },
      }),
    );
    const headers = { authorization: `Bearer ${token}` };
    expect((await fastify.inject({ url: '/api/user', headers })).statusCode).toBe(200);
    provider.person = newPerson();
    const answer = new URL(await visitProvider(await begin()));
    jar.set('crewpad-session', token);
    const url = `${answer.pathname}${answer.search}`;
    const cookies = Object.fromEntries(jar);
    const { headers: answered } = await fastify.inject({ url, headers, cookies });
    expect(answered.location).toBe(`${SITE}/create-account?social=google`);
    expect(await back(answer.href)).toBe(AGAIN);
    expect(await linkOf(id)).toEqual({ social_type: null, social_id: null });
    // Nothing else links or unlinks: an operation that does must ask for the password again.
    const oauth = operations.filter(({ path }) => path.includes('oauth'));
    expect(oauth.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'GET /oauth/pending',
      'GET /oauth/{provider}/callback',
      'POST /oauth/{provider}',
    ]);
  });

  it('does not open a closed account', async () => {
    const { signIn } = await start();
    const person = newPerson();
    await member({ status: 'CLOSED', social_type: 'google', social_id: person.sub });
    expect(await signIn(person)).toMatch(/\/create-account\?/);
  });

  it('sends new people to the sign-up form without their data, and creates no account', async () => {
    const { signIn } = await start();
    const person = newPerson();
    expect(await signIn(person, 'facebook')).toBe(`${SITE}/create-account?social=facebook`);
    const rows = await database.db
      .selectFrom('members')
      .select('id')
      .where('email', '=', person.email ?? '')
      .execute();
    expect(rows).toEqual([]);
  });

  it('fills the form of new people for 15 minutes, in the browser that logged in', async () => {
    const { signIn, pending } = await start();
    const person = newPerson();
    await signIn(person, 'facebook');
    const answer = await pending();
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'private, no-store',
    ]);
    expect(answer.json()).toEqual({
      provider: 'facebook',
      email: person.email,
      first_name: 'Ana',
      last_name: 'Lopez',
    });
    for (const value of ['', 'x'.repeat(43)]) {
      expect((await pending({ 'crewpad-oauth-profile': value })).statusCode).toBe(404);
    }
    expect((await pending({})).statusCode).toBe(404);
    clock.advance(901);
    expect((await pending()).statusCode).toBe(404);
    await deleteOldData(database.db, oldSessions, clock.now());
    const rows = await database.db.selectFrom('oauth_profiles').select('email').execute();
    expect(rows).toEqual([]);
  });

  it('stores nothing about members and declined logins', async () => {
    const { signIn, pending } = await start();
    const person = newPerson();
    await member({ social_type: 'google', social_id: person.sub });
    for (const who of [person, undefined]) {
      await signIn(who);
      expect((await pending()).statusCode).toBe(404);
    }
  });

  it('fails when the person declines', async () => {
    const { signIn } = await start();
    expect(await signIn(undefined)).toBe(FAILED);
  });

  it('accepts each provider response once', async () => {
    const { begin, back } = await start();
    const person = newPerson();
    provider.person = person;
    await member({ social_type: 'google', social_id: person.sub });
    const answer = await visitProvider(await begin());
    expect(await back(answer)).toMatch(LET_IN);
    expect(await back(answer)).toBe(AGAIN);
  });

  it.each([
    ['a state that was never given', { state: 'x'.repeat(43) }, AGAIN],
    ['no state', { state: undefined }, AGAIN],
    ['no code', { code: undefined }, FAILED],
    ['the code of another login', { code: 'x'.repeat(43) }, FAILED],
  ])('fails with %s', async (_what, change, page) => {
    const { begin, back } = await start();
    provider.person = newPerson();
    const answer = new URL(await visitProvider(await begin()));
    for (const [name, value] of Object.entries(change)) {
      answer.searchParams.delete(name);
      if (value !== undefined) answer.searchParams.set(name, value);
    }
    expect(await back(answer.href)).toBe(page);
  });

  it('starts again in a browser that did not begin, and works then in the one that did', async () => {
    const { begin, back } = await start();
    const person = newPerson();
    provider.person = person;
    await member({ social_type: 'google', social_id: person.sub });
    const answer = await visitProvider(await begin());
    expect(await back(answer, {})).toBe(AGAIN);
    const other = await start();
    provider.person = newPerson();
    await other.begin();
    expect(await back(answer, Object.fromEntries(other.jar))).toBe(AGAIN);
    expect(await back(answer)).toMatch(LET_IN);
  });

  it('marks its login link as asked for by this browser, in a cookie that ends after ten minutes', async () => {
    const { signIn, fastify, jar } = await start();
    const person = newPerson();
    const id = await member({ social_type: 'google', social_id: person.sub });
    const token = new URL(await signIn(person)).searchParams.get('token');
    const look = async (cookies: Record<string, string>) => {
      const call = { method: 'POST', url: '/api/link-token', payload: { token }, cookies } as const;
      return (await fastify.inject(call)).json();
    };
    const email = expect.stringMatching(/^m•••@/);
    const summary = { email, verification: 'pending', session: 'none' };
    expect(await look(Object.fromEntries(jar))).toEqual({ ...summary, browser: 'own' });
    expect(await look({})).toEqual({ ...summary, browser: 'other' });
    expect(id).toBeGreaterThan(0);
  });

  it('fails with a response to a login at the other provider', async () => {
    const { begin, back } = await start();
    provider.person = newPerson();
    const answer = await visitProvider(await begin('google'));
    expect(await back(answer.replace('/google/', '/facebook/'))).toBe(AGAIN);
  });

  it('login with another site expires after ten minutes', async () => {
    const { begin, back } = await start();
    provider.person = newPerson();
    const answer = await visitProvider(await begin());
    clock.advance(601);
    expect(await back(answer)).toBe(AGAIN);
  });

  it.each(['google', 'facebook', 'github'])(
    'without its settings %s is not there',
    async (name) => {
      const off = { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' };
      const { fastify } = await start({
        ...off,
        FACEBOOK_CLIENT_ID: '',
        FACEBOOK_CLIENT_SECRET: '',
      });
      const begun = await fastify.inject({ method: 'POST', url: `/api/oauth/${name}` });
      const back = await fastify.inject(`/api/oauth/${name}/callback?state=x&code=y`);
      expect([begun.statusCode, back.statusCode]).toEqual([404, 404]);
    },
  );

  it('is unavailable while the provider does not respond', async () => {
    const { fastify } = await start({ GOOGLE_ISSUER: 'http://127.0.0.1:9' });
    const begun = await fastify.inject({ method: 'POST', url: '/api/oauth/google' });
    expect(begun.statusCode).toBe(503);
  });
});

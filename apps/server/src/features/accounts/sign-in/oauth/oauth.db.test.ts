import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../../app.ts';
import { AdjustableClock } from '../../../../platform/clock.ts';
import type { DatabaseHandle } from '../../../../platform/database/database.ts';
import { openTestDatabase, testServices } from '../../../../platform/testing.ts';
import { addMember } from '../../testing.ts';
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
  const begin = async (name = 'google') => {
    const answer = await fastify.inject({ method: 'POST', url: `/api/oauth/${name}` });
    expect(answer.statusCode).toBe(200);
    return answer.json().url as string;
  };
  /** Simulates the redirect back from the provider. @returns the next redirect */
  const back = async (address: string) => {
    const { pathname, search } = new URL(address);
    const answer = await fastify.inject(`${pathname}${search}`);
    expect(answer.statusCode).toBe(302);
    return String(answer.headers.location);
  };
  const signIn = async (person: TestPerson | undefined, name = 'google') => {
    provider.person = person;
    return back(await visitProvider(await begin(name)));
  };
  return { fastify, begin, back, signIn };
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
  });

  it.each([
    ['the provider did not verify', { email_verified: false }, { email_verified_at: new Date() }],
    ['the member did not verify', {}, { email_verified_at: null }],
    [
      'has another identity already',
      {},
      { email_verified_at: new Date(), social_type: 'facebook', social_id: randomUUID() },
    ],
  ] as const)('never links by an email that %s', async (_why, told, row) => {
    const { signIn } = await start();
    const person = { ...newPerson(), ...told };
    const id = await member({ email: person.email ?? '', ...row });
    const before = await linkOf(id);
    expect(await signIn(person)).toBe(TAKEN);
    expect(await linkOf(id)).toEqual(before);
  });

  it('does not open a closed account', async () => {
    const { signIn } = await start();
    const person = newPerson();
    await member({ status: 'CLOSED', social_type: 'google', social_id: person.sub });
    expect(await signIn(person)).toMatch(/\/create-account\?/);
  });

  it('sends new people to the sign-up form with the provider data, and creates no account', async () => {
    const { signIn } = await start();
    const person = newPerson();
    const page = new URL(await signIn(person, 'facebook'));
    expect(page.origin + page.pathname).toBe(`${SITE}/create-account`);
    expect(Object.fromEntries(page.searchParams)).toEqual({
      social: 'facebook',
      email: person.email,
      first_name: 'Ana',
      last_name: 'Lopez',
    });
    const rows = await database.db
      .selectFrom('members')
      .select('id')
      .where('email', '=', person.email ?? '')
      .execute();
    expect(rows).toEqual([]);
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
    expect(await back(answer)).toBe(FAILED);
  });

  it.each([
    ['a state that was never given', { state: 'x'.repeat(43) }],
    ['no state', { state: undefined }],
    ['no code', { code: undefined }],
    ['the code of another login', { code: 'x'.repeat(43) }],
  ])('fails with %s', async (_what, change) => {
    const { begin, back } = await start();
    provider.person = newPerson();
    const answer = new URL(await visitProvider(await begin()));
    for (const [name, value] of Object.entries(change)) {
      answer.searchParams.delete(name);
      if (value !== undefined) answer.searchParams.set(name, value);
    }
    expect(await back(answer.href)).toBe(FAILED);
  });

  it('fails with a response to a login at the other provider', async () => {
    const { begin, back } = await start();
    provider.person = newPerson();
    const answer = await visitProvider(await begin('google'));
    expect(await back(answer.replace('/google/', '/facebook/'))).toBe(FAILED);
  });

  it('expires after ten minutes', async () => {
    const { begin, back } = await start();
    provider.person = newPerson();
    const answer = await visitProvider(await begin());
    clock.advance(601);
    expect(await back(answer)).toBe(FAILED);
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

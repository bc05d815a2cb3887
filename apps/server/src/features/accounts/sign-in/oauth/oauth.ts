import type { OauthProvider } from '@crewpad/domain';
import { sql } from 'kysely';
import type { ServerCookie } from '../../../../http/pipeline/cookies.ts';
import { audit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { lockMembers } from '../../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import { hashToken, newLinkToken } from '../../../../platform/tokens.ts';
import { createLinkToken } from '../../email-address/links.ts';
import type { AttemptSecrets, SocialIdentity } from './provider.ts';

const ATTEMPT_MS = 10 * 60 * 1000;

/** Records the start of a login with another site, and deletes expired ones. */
export function createAttempt(
  db: Db,
  provider: OauthProvider,
  { state, nonce, codeVerifier }: AttemptSecrets,
  now: Date,
): Promise<void> {
  return transaction(db, async (trx: Trx) => {
    await trx.deleteFrom('oauth_attempts').where('expires_at', '<=', now).execute();
    await trx
      .insertInto('oauth_attempts')
      .values({
        state_hash: hashToken(state),
        provider,
        code_verifier: codeVerifier,
        nonce,
        created_at: now,
        expires_at: new Date(now.getTime() + ATTEMPT_MS),
      })
      .execute();
  });
}

/** Redeems the attempt with this state; undefined if it is unknown, used or expired. */
export async function redeemAttempt(
  db: Db,
  provider: OauthProvider,
  state: string,
  now: Date,
): Promise<AttemptSecrets | undefined> {
  const row = await db
    .deleteFrom('oauth_attempts')
    .where('state_hash', '=', hashToken(state))
    .where('provider', '=', provider)
    .returning(['nonce', 'code_verifier as codeVerifier', 'expires_at as expiresAt'])
    .executeTakeFirst();
  if (row === undefined || row.expiresAt <= now) return undefined;
  return { state, nonce: row.nonce, codeVerifier: row.codeVerifier };
}

/**
 * `email_taken`: the email has an account that this login cannot open, because nothing proves that
 * both are the same person.
 */
export type SocialSignIn =
  | { kind: 'known'; loginToken: string }
  | { kind: 'unknown' }
  | { kind: 'email_taken' };

/** Finds the member of a login at another site, and creates their login token. */
export function signInByProvider(
  db: Db,
  provider: OauthProvider,
  identity: SocialIdentity,
  { address, now }: { address: string; now: Date },
): Promise<SocialSignIn> {
  return transaction(db, async (trx): Promise<SocialSignIn> => {
    const member = await findLinked(trx, provider, identity.socialId);
    if (member !== undefined) return createLogin(trx, member, provider, now);

    const { email } = identity;
    const owner = email === undefined ? undefined : await findByEmail(trx, email);
    if (owner === undefined) return { kind: 'unknown' };
    // An attacker who signs up with a stranger's email, here or there, must not get the stranger's
    // account.
    const isSamePerson = identity.isEmailVerified && owner.verifiedAt !== null;
    if (!isSamePerson || owner.socialType !== null) return { kind: 'email_taken' };

    await trx
      .updateTable('members')
      .set({ social_type: provider, social_id: identity.socialId, updated_at: now })
      .where('id', '=', owner.id)
      .execute();
    await audit(trx, {
      action: 'member.social_linked',
      actorId: owner.id,
      memberId: owner.id,
      address,
      details: { provider },
      at: now,
    });
    await orderMail(trx, { mail: 'provider_linked', memberId: owner.id }, { now });
    return createLogin(trx, owner, provider, now);
  });
}

interface MatchingMember {
  id: number;
  email: string;
}

async function createLogin(
  trx: Trx,
  { id: memberId, email }: MatchingMember,
  provider: OauthProvider,
  now: Date,
): Promise<SocialSignIn> {
  const login = { memberId, kind: 'login', email, provider, now } as const;
  const loginToken = await createLinkToken(trx, login);
  return { kind: 'known', loginToken };
}

function findLinked(trx: Trx, provider: OauthProvider, socialId: string) {
  return trx
    .selectFrom('members')
    .select(['id', 'email'])
    .where('social_type', '=', provider)
    .where('social_id', '=', socialId)
    .where('status', '<>', 'CLOSED')
    .executeTakeFirst();
}

async function findByEmail(trx: Trx, email: string) {
  const [member] = await lockMembers(trx, sql`m.email = ${email} and m.status <> 'CLOSED'`, {
    columns: ['email'],
    extra: sql<{ verifiedAt: Date | null; socialType: string | null }>`
      m.email_verified_at as "verifiedAt", m.social_type as "socialType"`,
    strength: 'for update',
  });
  return member;
}

/** The cookie of a person who has no account yet, whose name and email never stand in an address. */
export const PROFILE_COOKIE = 'crewpad-oauth-profile';
const PROFILE_MS = 15 * 60 * 1000;

/** Stores what a provider reports about a new person, for their sign-up in the same browser. */
export async function storeProfile(
  db: Db,
  provider: OauthProvider,
  { socialId, email, isEmailVerified, firstName, lastName }: SocialIdentity,
  now: Date,
): Promise<ServerCookie> {
  const value = newLinkToken();
  const expiresAt = new Date(now.getTime() + PROFILE_MS);
  await db
    .insertInto('oauth_profiles')
    .values({
      cookie_hash: hashToken(value),
      provider,
      social_id: socialId,
      email: email ?? null,
      email_verified: isEmailVerified,
      first_name: firstName ?? '',
      last_name: lastName ?? '',
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { name: PROFILE_COOKIE, value, expiresAt };
}

/** What the provider reported about the person with this cookie; undefined if it has expired. */
export function findProfile(db: Db, cookie: string, now: Date) {
  return db
    .selectFrom('oauth_profiles')
    .select(['provider', 'email', 'first_name', 'last_name'])
    .where('cookie_hash', '=', hashToken(cookie))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

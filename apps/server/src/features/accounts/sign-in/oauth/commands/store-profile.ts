import type { OauthProvider } from '@crewpad/domain';
import type { ServerCookie } from '../../../../../http/pipeline/cookies.ts';
import type { Db } from '../../../../../platform/database/database.ts';
import { hashToken, newLinkToken } from '../../../../../platform/tokens.ts';
import type { SocialIdentity } from '../provider.ts';

/** The cookie of a person who has no account yet, whose name and email never stand in an address. */
export const PROFILE_COOKIE = 'crewpad-oauth-profile';
const LIFETIME_MS = 15 * 60 * 1000;

/** Stores what a provider reports about a new person, for their sign-up in the same browser. */
export async function storeProfile(
  db: Db,
  provider: OauthProvider,
  { socialId, email, isEmailVerified, firstName, lastName }: SocialIdentity,
  now: Date,
): Promise<ServerCookie> {
  const value = newLinkToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
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

import type { OauthProvider } from '@crewpad/domain';
import type { Db } from '../../../../../platform/database/database.ts';
import { hashToken } from '../../../../../platform/tokens.ts';
import type { AttemptSecrets } from '../provider.ts';

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

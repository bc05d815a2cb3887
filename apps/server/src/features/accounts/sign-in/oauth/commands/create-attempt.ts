import type { OauthProvider } from '@crewpad/domain';
import type { Db } from '../../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../../platform/database/transaction.ts';
import { hashToken } from '../../../../../platform/tokens.ts';
import type { AttemptSecrets } from '../provider.ts';

const LIFETIME_MS = 10 * 60 * 1000;

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
        expires_at: new Date(now.getTime() + LIFETIME_MS),
      })
      .execute();
  });
}

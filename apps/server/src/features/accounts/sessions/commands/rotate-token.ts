import { randomUUID } from 'node:crypto';
import type { ActorSession } from '../../../../platform/access/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { readSessionToken, type Secrets } from '../../../../platform/tokens.ts';
import { createSessionToken } from '../create-session-token.ts';

/**
 * Creates a new token for a session. Of two concurrent calls with the same token, the second gets
 * the first one's token: another rotation would invalidate it before the browser stores it.
 */
export function rotateToken(
  db: Db,
  { id, token }: ActorSession,
  now: Date,
  { secret, oldSecret }: Secrets,
): Promise<string> {
  return transaction(db, async (trx) => {
    const named = await readSessionToken(token, { secret, oldSecret }, now);
    await trx
      .updateTable('sessions')
      .set(({ ref }) => ({
        previous_token_id: ref('token_id'),
        token_id: randomUUID(),
        rotated_at: now,
      }))
      .where('id', '=', id)
      .where('token_id', '=', named?.tokenId ?? null)
      .execute();
    return createSessionToken(trx, { id }, now, secret);
  });
}

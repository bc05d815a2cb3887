import type { Trx } from '../../../platform/database/transaction.ts';
import { signSessionToken } from '../../../platform/tokens.ts';
import { getTokenFacts } from './queries/get-token-facts.ts';

/**
 * Creates a token for an open session, with the member's plan and its end as they are now: after a
 * payment they differ. The token that the caller has stays valid.
 */
export async function createSessionToken(
  trx: Trx,
  session: { id: number },
  now: Date,
  secret: string,
): Promise<string> {
  const facts = await getTokenFacts(trx, session.id);
  return signSessionToken({ ...facts, sessionId: session.id, issuedAt: now }, secret);
}

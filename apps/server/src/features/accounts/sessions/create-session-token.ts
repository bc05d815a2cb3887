import type { Trx } from '../../../platform/database/transaction.ts';
import { signSessionToken } from '../../../platform/tokens.ts';
import { getTokenFacts } from './queries/get-token-facts.ts';

/**
 * Creates a token for an open session with the member's current plan and term, which change after a
 * payment. The caller's token stays valid.
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

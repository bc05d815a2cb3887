import type { Trx } from '../../../platform/database/transaction.ts';
import { signSessionToken } from '../../../platform/tokens.ts';
import { getTokenFacts } from './queries/token-facts.ts';

/**
 * A fresh token for a session that goes on, with the member's plan and its end as they are now: after
 * a payment. The token that the caller holds stays good.
 */
export async function renewedToken(
  trx: Trx,
  session: { id: number },
  now: Date,
  secret: string,
): Promise<string> {
  const facts = await getTokenFacts(trx, session.id);
  return signSessionToken({ ...facts, sessionId: session.id, issuedAt: now }, secret);
}

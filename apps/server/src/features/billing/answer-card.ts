import type { TriedRenewal } from '@crewpad/contract';
import type { MemberContext } from '../../http/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Services } from '../../platform/services.ts';
import { renewedToken } from '../accounts/index.ts';
import { presentTried } from './present-tried.ts';
import type { TriedCard } from './renewals/try-new-card.ts';

/**
 * What a call that saved or changed a card says of the renewal that was tried with it. Once that is
 * paid the caller's cookie says so too.
 */
export async function answerTried(
  { db, clock, secret }: Services,
  tried: TriedCard | undefined,
  { actor, reply }: MemberContext,
): Promise<TriedRenewal> {
  if (tried?.charged.kind === 'paid') {
    const token = await transaction(db, (trx) =>
      renewedToken(trx, actor.session, clock.now(), secret),
    );
    reply.cookie = { token, expiresAt: actor.session.expiresAt };
  }
  return presentTried(tried);
}

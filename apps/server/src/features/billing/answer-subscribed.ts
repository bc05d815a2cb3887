import type { OperationAnswer, subscribe } from '@crewpad/contract';
import type { MemberContext } from '../../http/context.ts';
import type { MoneyAnswer } from '../../http/idempotency.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Services } from '../../platform/services.ts';
import { readOwnUser, renewedToken } from '../accounts/index.ts';

const ACCEPTED = 202;

/** The answer to a payment: the member as he is now, with a token that says so; or how it stands. */
export async function answerSubscribed(
  { db, clock, payments, secret }: Services,
  answer: MoneyAnswer,
  { actor, reply }: MemberContext,
): Promise<OperationAnswer<typeof subscribe>> {
  const { chargeId } = answer;
  if (answer.kind !== 'paid') {
    reply.status = ACCEPTED;
    if (answer.kind === 'processing') return { status: 'processing', charge_id: chargeId };
    return {
      status: 'requires_action',
      charge_id: chargeId,
      client_secret: answer.clientSecret,
    };
  }
  const now = clock.now();
  const [user, token] = await Promise.all([
    readOwnUser(db, actor.id, now, payments.mode),
    transaction(db, (trx) => renewedToken(trx, actor.session, now, secret)),
  ]);
  if (user.user_plan === null || user.expire_at === null) throw new Error('paid without a plan');
  reply.cookie = { token, expiresAt: actor.session.expiresAt };
  const data = { charge_id: chargeId, plan: user.user_plan, expire_at: user.expire_at };
  return { user, token, data };
}

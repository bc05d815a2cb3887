import type { contract } from '@crewpad/contract';
import type { MemberContext } from '../../../http/pipeline/context.ts';
import type { MoneyAnswer } from './money-calls.ts';

const ACCEPTED = 202;

/** The answer while a payment is pending: in progress, or waiting for the card owner. */
export function presentUnpaid(
  answer: Exclude<MoneyAnswer, { kind: 'paid' }>,
  { reply }: Pick<MemberContext, 'reply'>,
): contract.billing.Unpaid {
  reply.status = ACCEPTED;
  const { chargeId: charge_id } = answer;
  if (answer.kind === 'processing') return { status: 'processing', charge_id };
  return { status: 'requires_action', charge_id, client_secret: answer.clientSecret };
}

import type { contract, OperationAnswer } from '@crewpad/contract';
import type { Plan } from '@crewpad/domain';
import { endpoint } from '../../../../lib/browser-call.ts';
import type { MoneyCall } from '../settle.ts';

const payFirstTerm = endpoint<typeof contract.billing.subscribe>('POST', '/user/subscription');
const renew = endpoint<typeof contract.billing.renewSubscription>(
  'POST',
  '/user/renew-subscription',
);
const change = endpoint<typeof contract.billing.changePackage>('POST', '/user/change-package');

/** The purpose of a plan payment: the first term, one more, or another plan. */
export type Purpose = 'sign_up' | 'renewal' | 'change';

export type Paid = Extract<
  OperationAnswer<typeof contract.billing.changePackage>,
  { token: string }
>;
export type PlanCall = MoneyCall<Paid>;

interface UsedCard {
  customer: string;
  method: string;
}

/** What the page shows as charged now; undefined for a sign-up. */
export type ShownQuote = Pick<contract.billing.PlanQuote, 'kind' | 'charge'> | undefined;

export function planCall(
  purpose: Purpose,
  user_plan: Plan,
  { card, quote }: { card: UsedCard; quote: ShownQuote },
): PlanCall {
  return (idempotencyKey) => {
    const options = { quiet: true, idempotencyKey };
    if (purpose === 'sign_up') {
      const { customer: customer_id, method: payment_method } = card;
      return payFirstTerm({ body: { user_plan, customer_id, payment_method } }, options);
    }
    // By now the card is on file.
    const call = purpose === 'renewal' ? renew : change;
    const body = { user_plan, now: quote?.kind === 'now', amount: quote?.charge };
    return call({ body }, options);
  };
}

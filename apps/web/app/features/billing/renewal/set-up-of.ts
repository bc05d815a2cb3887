import { contract } from '@crewpad/contract';
import { redirect } from 'react-router';
import { requireMember } from '../../../lib/guards.ts';
import { loaderCall } from '../../../lib/loader-call.ts';
import { owesSignUp, UNPAID_HOME } from '../../../lib/member-homes.ts';

/**
 * The data of the pages that ask for a card. Redirects an unpaid sign-up to the payment, unless
 * `unpaid` lets them save a card first.
 */
export async function setUpOf(
  args: Parameters<typeof requireMember>[0],
  { unpaid = false }: { unpaid?: boolean } = {},
) {
  const member = requireMember(args);
  if (owesSignUp(member) && !unpaid) throw redirect(UNPAID_HOME);
  const call = loaderCall(args);
  const [
    { user },
    { card, will_charge: willCharge, renewal, restorable_renewal: restorable },
    { data: plans },
  ] = await Promise.all([
    call(contract.accounts.getUser, {}),
    call(contract.billing.getCard, {}),
    call(contract.billing.getPlans, {}),
  ]);
  const plan = plans.find((record) => record.plan === user.user_plan) ?? null;
  return { user, card, renewal, restorable, plan, willCharge };
}

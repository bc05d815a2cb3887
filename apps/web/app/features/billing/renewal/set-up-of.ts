import { getCard, getPlans, getUser } from '@crewpad/contract';
import { redirect } from 'react-router';
import { requireMember } from '../../../lib/guards.ts';
import { loaderCall, rendering } from '../../../lib/loader-call.ts';
import { owesSignUp, UNPAID_HOME } from '../../../lib/member-homes.ts';
import { overduePrice } from './term.ts';

/** What the pages that ask for a card know. Whoever has not paid his sign-up is led there first. */
export async function setUpOf(args: Parameters<typeof requireMember>[0]) {
  const member = requireMember(args);
  if (owesSignUp(member)) throw redirect(UNPAID_HOME);
  const call = loaderCall(args);
  const [{ user }, { card, renewal }, { data: plans }] = await Promise.all([
    call(getUser, {}),
    call(getCard, {}),
    call(getPlans, {}),
  ]);
  const plan = plans.find((one) => one.plan === user.user_plan) ?? null;
  const overdue = overduePrice(user, plans, rendering(args).now);
  return { user, card, renewal, plan, overdue };
}

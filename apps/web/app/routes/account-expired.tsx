import { contract } from '@crewpad/contract';
import { redirect } from 'react-router';
import { NoPlanPage, payableFrom, RenewalPage } from '../features/billing/index.ts';
import { requireMember } from '../lib/guards.ts';
import { loaderCall, rendering } from '../lib/loader-call.ts';
import { owesSignUp, UNPAID_HOME } from '../lib/member-homes.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/account-expired.ts';

export async function loader(args: Route.LoaderArgs) {
  const member = requireMember(args);
  if (owesSignUp(member)) throw redirect(UNPAID_HOME);
  const call = loaderCall(args);
  const [{ user }, { data: plans }, { card, renewal }, { count }] = await Promise.all([
    call(contract.accounts.getUser, {}),
    call(contract.billing.getPlans, {}),
    call(contract.billing.getCard, {}),
    call(contract.listings.getListingTotal, {}),
  ]);
  const plan = plans.find((plan) => plan.plan === user.user_plan);
  if (plan === undefined) return null;
  const { now } = rendering(args);
  const query = { user_plan: plan.plan };
  const { data: quote } = await call(contract.billing.getPlanQuote, { query });
  return {
    ...{ user, plan, card, renewal, quote, hasListings: count > 0 },
    payableFrom: payableFrom(user, plan.plan, now),
  };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('expired_meta', { ns: 'billing/renewal' }),
    description: t('expired_description', { ns: 'billing/renewal' }),
    path: '/account-expired',
    noindex: true,
  }));

export default function AccountExpiredRoute({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <NoPlanPage /> : <RenewalPage {...loaderData} />;
}

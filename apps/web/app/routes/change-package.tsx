import { contract } from '@crewpad/contract';
import { redirect } from 'react-router';
import { ChangePage, NoPlanPage, offersFor } from '../features/billing/index.ts';
import { requireMember } from '../lib/guards.ts';
import { loaderCall, rendering } from '../lib/loader-call.ts';
import { owesSignUp, UNPAID_HOME } from '../lib/member-homes.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/change-package.ts';

export async function loader(args: Route.LoaderArgs) {
  const member = requireMember(args);
  if (owesSignUp(member)) throw redirect(UNPAID_HOME);
  if (member.user_plan === null) return null;
  const call = loaderCall(args);
  const [{ user }, { data: plans }, { card, renewal }, { count }] = await Promise.all([
    call(contract.accounts.getUser, {}),
    call(contract.billing.getPlans, {}),
    call(contract.billing.getCard, {}),
    call(contract.listings.getListingTotal, {}),
  ]);
  const requestedPlan = args.url.searchParams.get('plan');
  const { now } = rendering(args);
  const { offers, selectedPlan, overdue } = offersFor(user, plans, {
    listings: count,
    requestedPlan,
    now,
  });
  const isNow = args.url.searchParams.get('now') === 'true';
  const query = selectedPlan && {
    user_plan: selectedPlan.plan.plan,
    now: isNow ? ('true' as const) : ('false' as const),
  };
  const quote = query && (await call(contract.billing.getPlanQuote, { query })).data;
  return { user, card, renewal, hasListings: count > 0, offers, selectedPlan, overdue, quote };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('change_meta', { ns: 'billing/renewal' }),
    description: t('change_description', { ns: 'billing/renewal' }),
    path: '/change-package',
    noindex: true,
  }));

export default function ChangePackageRoute({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <NoPlanPage /> : <ChangePage {...loaderData} />;
}

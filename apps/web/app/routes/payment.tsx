import { contract } from '@crewpad/contract';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { loadChosenListing } from '../features/accounts/index.ts';
import { PaymentPage } from '../features/billing/index.ts';
import { requireMember } from '../lib/guards.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { MEMBERS_HOME } from '../lib/member-homes.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/payment.ts';

/** Where a paid member without a card adds one. */
const GIVE_CARD = '/upgrade-account';

export async function loader(args: Route.LoaderArgs) {
  const member = requireMember(args);
  if (args.url.searchParams.get('action') === 'update-payment-method') throw redirect(GIVE_CARD);
  if (member.signup_plan === null) throw redirect(member.setup_complete ? MEMBERS_HOME : GIVE_CARD);
  const call = loaderCall(args);
  const [{ user }, { data: plans }, { card }, chosenListing] = await Promise.all([
    call(contract.accounts.getUser, {}),
    call(contract.billing.getPlans, {}),
    call(contract.billing.getCard, {}),
    loadChosenListing(args),
  ]);
  const plan = plans.find((plan) => plan.plan === user.signup_plan);
  // Paid in another tab while this page was loading.
  if (plan === undefined) throw redirect(MEMBERS_HOME);
  return { user, plan, plans, card, chosenListing };
}

/** The address also holds the plan chosen here, which loads nothing. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isPlanChange = currentUrl.searchParams.get('plan') !== nextUrl.searchParams.get('plan');
  return defaultShouldRevalidate && !isPlanChange;
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('payment_meta', { ns: 'billing/payment' }),
    description: t('payment_description', { ns: 'billing/payment' }),
    path: '/processing/payment',
    noindex: true,
  }));

export default function PaymentRoute({ loaderData }: Route.ComponentProps) {
  return <PaymentPage {...loaderData} />;
}

import { contract } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { loadChosenListing, PlansPage } from '../features/accounts/index.ts';
import { requireGuest } from '../lib/guards.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/lister-package.ts';

export async function loader(args: Route.LoaderArgs) {
  requireGuest(args);
  const [{ data }, chosenListing] = await Promise.all([
    loaderCall(args)(contract.billing.getPlans, {}),
    loadChosenListing(args),
  ]);
  return { plans: data.filter(({ plan }) => isListerPlan(plan)), chosenListing };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('plans_meta', { ns: 'accounts/sign-up' }),
    description: t('plans_description', { ns: 'accounts/sign-up' }),
    path: '/create-account/lister-package',
  }));

export default function ListerPackageRoute({ loaderData }: Route.ComponentProps) {
  return <PlansPage {...loaderData} />;
}

import { getPlans } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { PlansPage } from '../features/accounts/index.ts';
import { signUpText } from '../i18n/en/sign-up.ts';
import { requireGuest } from '../lib/guards.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/lister-package.ts';

export async function loader(args: Route.LoaderArgs) {
  requireGuest(args);
  const { data } = await loaderCall(args)(getPlans, {});
  return { plans: data.filter(({ plan }) => isListerPlan(plan)) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('plans_meta', { ns: signUpText }),
    description: t('plans_description', { ns: signUpText }),
    path: '/create-account/lister-package',
  }));

export default function ListerPackageRoute({ loaderData }: Route.ComponentProps) {
  return <PlansPage plans={loaderData.plans} />;
}

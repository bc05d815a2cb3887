import { contract } from '@crewpad/contract';
import { data, redirect } from 'react-router';
import { DetailsPage, loadChosenListing } from '../features/accounts/index.ts';
import { requireGuest } from '../lib/guards.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/account-details.ts';

export async function loader(args: Route.LoaderArgs) {
  const { type } = args.params;
  if (type !== 'list-crashpad' && type !== 'need-crashpad') throw data(null, { status: 404 });
  // Invited people have no plan: their form is a step of the invitation.
  const code = args.url.searchParams.get('vcode');
  if (code) throw redirect(`/tenant/accept/${encodeURIComponent(code)}?step=terms`);
  requireGuest(args);
  const [{ data: plans }, chosenListing] = await Promise.all([
    loaderCall(args)(contract.billing.getPlans, {}),
    loadChosenListing(args),
  ]);
  return { type, plans, chosenListing } as const;
}

export const meta = (args: Route.MetaArgs) => {
  const data = args.loaderData;
  // No such form: the error boundary sets the title.
  if (data === undefined) return [];
  return pageMeta(args, (t) => ({
    title: t(data.type === 'list-crashpad' ? 'details_meta_lister' : 'details_meta_seeker', {
      ns: 'accounts/sign-up',
    }),
    description: t('details_description', { ns: 'accounts/sign-up' }),
    path: `/create-account/${data.type}`,
  }));
};

export default function AccountDetailsRoute({ loaderData }: Route.ComponentProps) {
  return <DetailsPage {...loaderData} />;
}

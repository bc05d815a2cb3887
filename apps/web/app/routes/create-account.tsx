import { redirect } from 'react-router';
import { ChoosePage, loadChosenListing } from '../features/accounts/index.ts';
import { requireGuest } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/create-account.ts';

export async function loader(args: Route.LoaderArgs) {
  // The sign-up of an invitation has no plan to choose.
  const code = args.url.searchParams.get('vcode');
  if (code) throw redirect(`/tenant/accept/${encodeURIComponent(code)}`);
  requireGuest(args);
  return { chosenListing: await loadChosenListing(args) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('choose_meta', { ns: 'accounts/sign-up' }),
    description: t('choose_description', { ns: 'accounts/sign-up' }),
    path: '/create-account',
  }));

export default function ChooseRoute({ loaderData }: Route.ComponentProps) {
  return <ChoosePage {...loaderData} />;
}

import { LoginPage, loadChosenListing } from '../features/accounts/index.ts';
import { requireGuest } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/login.ts';

export async function loader(args: Route.LoaderArgs) {
  // A login link works for anyone who opens it, regardless of the current session.
  if (!args.url.searchParams.has('token')) requireGuest(args);
  return { chosenListing: await loadChosenListing(args) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('login_meta', { ns: 'accounts' }),
    description: t('login_description', { ns: 'accounts' }),
    path: '/login',
  }));

export default function LoginRoute({ loaderData }: Route.ComponentProps) {
  return <LoginPage {...loaderData} />;
}

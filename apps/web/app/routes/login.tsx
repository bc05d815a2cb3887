import { LoginPage } from '../features/accounts/index.ts';
import { loginText } from '../i18n/en/login.ts';
import { requireGuest } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/login.ts';

export function loader(args: Route.LoaderArgs) {
  // A login link is for whoever opens it, whoever was signed in before.
  if (!args.url.searchParams.has('token')) requireGuest(args);
  return null;
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('login_meta', { ns: loginText }),
    description: t('login_description', { ns: loginText }),
    path: '/login',
  }));

export default LoginPage;

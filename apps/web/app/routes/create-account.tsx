import { ChoosePage } from '../features/accounts/index.ts';
import { signUpText } from '../i18n/en/sign-up.ts';
import { requireGuest } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/create-account.ts';

export function loader(args: Route.LoaderArgs) {
  requireGuest(args);
  return null;
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('choose_meta', { ns: signUpText }),
    description: t('choose_description', { ns: signUpText }),
    path: '/create-account',
  }));

export default ChoosePage;

import { ResendPage } from '../features/accounts/index.ts';
import { requireGuest } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/resend-email.ts';

export function loader(args: Route.LoaderArgs) {
  requireGuest(args);
  return null;
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('resend_title', { ns: 'accounts' }),
    description: t('resend_description', { ns: 'accounts' }),
    path: '/email/resend',
  }));

export default ResendPage;

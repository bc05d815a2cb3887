import { ForgotPage } from '../features/accounts/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/forgot.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('forgot_title', { ns: 'accounts' }),
    description: t('forgot_description', { ns: 'accounts' }),
    path: '/forgot',
  }));

export default ForgotPage;

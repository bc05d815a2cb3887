import { ForgotPage } from '../features/accounts/index.ts';
import { loginText } from '../i18n/en/login.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/forgot.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('forgot_title', { ns: loginText }),
    description: t('forgot_description', { ns: loginText }),
    path: '/forgot',
  }));

export default ForgotPage;

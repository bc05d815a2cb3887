import { ForgotPage } from '../features/accounts/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/forgot.ts';

await loadTexts('form', 'form-errors', 'login');

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('forgot_title', { ns: 'login' }),
    description: t('forgot_description', { ns: 'login' }),
    path: '/forgot',
  }));

export default ForgotPage;

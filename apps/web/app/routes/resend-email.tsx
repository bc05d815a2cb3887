import { ResendPage } from '../features/accounts/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { requireGuest } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/resend-email.ts';

await loadTexts('form', 'form-errors', 'login');

export function loader(args: Route.LoaderArgs) {
  requireGuest(args);
  return null;
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('resend_title', { ns: 'login' }),
    description: t('resend_description', { ns: 'login' }),
    path: '/email/resend',
  }));

export default ResendPage;

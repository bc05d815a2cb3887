import { ResetPage } from '../features/accounts/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/reset-password.ts';

await loadTexts('form', 'form-errors', 'login');

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('reset_title', { ns: 'login' }),
    description: t('reset_description', { ns: 'login' }),
    noindex: true,
  }));

export default function ResetPasswordRoute({ params }: Route.ComponentProps) {
  return <ResetPage token={params.token} />;
}

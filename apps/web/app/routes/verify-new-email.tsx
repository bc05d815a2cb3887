import { NewEmailPage } from '../features/accounts/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/verify-new-email.ts';

await loadTexts('login');

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('new_email_meta', { ns: 'login' }),
    description: t('new_email_description', { ns: 'login' }),
    noindex: true,
  }));

export default function VerifyNewEmailRoute({ params }: Route.ComponentProps) {
  return <NewEmailPage key={params.token} token={params.token} />;
}

import { VerifyPage } from '../features/accounts/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/verify-email.ts';

await loadTexts('login');

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('verify_meta', { ns: 'login' }),
    description: t('verify_description', { ns: 'login' }),
    noindex: true,
  }));

export default function VerifyEmailRoute({ params }: Route.ComponentProps) {
  return <VerifyPage key={params.token} token={params.token} />;
}

import { VerifyPage } from '../features/accounts/index.ts';
import { loginText } from '../i18n/en/login.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/verify-email.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('verify_meta', { ns: loginText }),
    description: t('verify_description', { ns: loginText }),
    noindex: true,
  }));

export default function VerifyEmailRoute({ params }: Route.ComponentProps) {
  return <VerifyPage key={params.token} token={params.token} />;
}

import { NewEmailPage } from '../features/accounts/index.ts';
import { loginText } from '../i18n/en/login.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/verify-new-email.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('new_email_meta', { ns: loginText }),
    description: t('new_email_description', { ns: loginText }),
    noindex: true,
  }));

export default function VerifyNewEmailRoute({ params }: Route.ComponentProps) {
  return <NewEmailPage key={params.token} token={params.token} />;
}

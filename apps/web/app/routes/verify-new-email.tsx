import { NewEmailPage } from '../features/accounts/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/verify-new-email.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('new_email_meta', { ns: 'accounts' }),
    description: t('new_email_description', { ns: 'accounts' }),
    noindex: true,
  }));

export default function VerifyNewEmailRoute({ params }: Route.ComponentProps) {
  return <NewEmailPage key={params.token} token={params.token} />;
}

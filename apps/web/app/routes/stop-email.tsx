import { StopEmailPage } from '../features/accounts/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/stop-email.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('stop_email_meta', { ns: 'accounts' }),
    description: t('stop_email_description', { ns: 'accounts' }),
    noindex: true,
  }));

export default function StopEmailRoute({ params }: Route.ComponentProps) {
  return <StopEmailPage key={params.token} token={params.token} />;
}

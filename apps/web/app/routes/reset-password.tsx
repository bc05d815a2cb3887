import { ResetPage } from '../features/accounts/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/reset-password.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('reset_title', { ns: 'accounts' }),
    description: t('reset_description', { ns: 'accounts' }),
    noindex: true,
  }));

export default function ResetPasswordRoute({ params }: Route.ComponentProps) {
  return <ResetPage token={params.token} />;
}

import { ResetPage } from '../features/accounts/index.ts';
import { loginText } from '../i18n/en/login.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/reset-password.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('reset_title', { ns: loginText }),
    description: t('reset_description', { ns: loginText }),
    noindex: true,
  }));

export default function ResetPasswordRoute({ params }: Route.ComponentProps) {
  return <ResetPage token={params.token} />;
}

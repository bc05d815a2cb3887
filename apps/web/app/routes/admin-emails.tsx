import { EmailsPage, loadEmails } from '../features/admin/index.ts';
import { requireAdmin } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/admin-emails.ts';

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return loadEmails(args);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('emails_meta', { ns: 'admin/operations' }),
    description: t('emails_description', { ns: 'admin/operations' }),
    path: '/admin/emails',
    noindex: true,
  }));

export default function AdminEmailsRoute({ loaderData }: Route.ComponentProps) {
  return <EmailsPage {...loaderData} />;
}

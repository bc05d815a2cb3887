import { EmailsPage, loadEmails } from '../features/admin/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { requireAdmin } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/admin-emails.ts';

await loadTexts('admin', 'admin-work', 'form', 'form-errors', 'ui');

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return loadEmails(args);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('emails_meta', { ns: 'admin-work' }),
    description: t('emails_description', { ns: 'admin-work' }),
    path: '/admin/emails',
    noindex: true,
  }));

export default function AdminEmailsRoute({ loaderData }: Route.ComponentProps) {
  return <EmailsPage {...loaderData} />;
}

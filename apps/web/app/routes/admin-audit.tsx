import { AuditPage, loadAudit } from '../features/admin/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { requireAdmin } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/admin-audit.ts';

await loadTexts('admin', 'admin-work', 'ui');

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return loadAudit(args);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('audit_meta', { ns: 'admin-work' }),
    description: t('audit_description', { ns: 'admin-work' }),
    path: '/admin/audit',
    noindex: true,
  }));

export default function AdminAuditRoute({ loaderData }: Route.ComponentProps) {
  return <AuditPage {...loaderData} />;
}

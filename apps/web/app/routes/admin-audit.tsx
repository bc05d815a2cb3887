import { AuditPage, loadAudit } from '../features/admin/index.ts';
import { requireAdmin } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/admin-audit.ts';

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return loadAudit(args);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('audit_meta', { ns: 'admin/operations' }),
    description: t('audit_description', { ns: 'admin/operations' }),
    path: '/admin/audit',
    noindex: true,
  }));

export default function AdminAuditRoute({ loaderData }: Route.ComponentProps) {
  return <AuditPage {...loaderData} />;
}

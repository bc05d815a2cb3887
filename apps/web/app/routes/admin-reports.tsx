import { loadReports, ReportsPage } from '../features/admin/index.ts';
import { requireAdmin } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/admin-reports.ts';

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return loadReports(args);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta', { ns: 'admin/reports' }),
    description: t('description', { ns: 'admin/reports' }),
    path: '/admin/reports',
    noindex: true,
  }));

export default function AdminReportsRoute({ loaderData }: Route.ComponentProps) {
  return <ReportsPage {...loaderData} />;
}

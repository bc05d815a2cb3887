import { loadOverview, OverviewPage } from '../features/admin/index.ts';
import { requireAdmin } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/admin-overview.ts';

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return loadOverview(args);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('overview_meta', { ns: 'admin/operations' }),
    description: t('overview_description', { ns: 'admin/operations' }),
    path: '/admin/overview',
    noindex: true,
  }));

export default function AdminOverviewRoute({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData} />;
}

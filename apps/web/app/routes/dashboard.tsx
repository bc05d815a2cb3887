import { pageMeta } from '../lib/page-meta.ts';
import { DashboardPage } from '../pages/dashboard/dashboard-page.tsx';
import { loadDashboard } from '../pages/dashboard/load-dashboard.ts';
import type { Route } from './+types/dashboard.ts';

export function loader(args: Route.LoaderArgs) {
  return loadDashboard(args);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta', { ns: 'pages/dashboard' }),
    description: t('description', { ns: 'pages/dashboard' }),
    path: '/dashboard',
    noindex: true,
  }));

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} />;
}

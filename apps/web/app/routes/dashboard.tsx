import { loadTexts } from '../i18n/texts.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { DashboardPage } from '../pages/dashboard/dashboard-page.tsx';
import { loadDashboard } from '../pages/dashboard/load-dashboard.ts';
import type { Route } from './+types/dashboard.ts';

await loadTexts('attention', 'dashboard', 'plans');

export function loader(args: Route.LoaderArgs) {
  return loadDashboard(args);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta', { ns: 'dashboard' }),
    description: t('description', { ns: 'dashboard' }),
    path: '/dashboard',
    noindex: true,
  }));

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} />;
}

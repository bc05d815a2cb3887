import { JobsPage, loadJobs } from '../features/admin/index.ts';
import { requireAdmin } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/admin-jobs.ts';

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return loadJobs(args);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('jobs_meta', { ns: 'admin/operations' }),
    description: t('jobs_description', { ns: 'admin/operations' }),
    path: '/admin/jobs',
    noindex: true,
  }));

export default function AdminJobsRoute({ loaderData }: Route.ComponentProps) {
  return <JobsPage {...loaderData} />;
}

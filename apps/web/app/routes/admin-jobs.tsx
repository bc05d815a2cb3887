import { JobsPage, loadJobs } from '../features/admin/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { requireAdmin } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/admin-jobs.ts';

await loadTexts('admin', 'admin-work');

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return loadJobs(args);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('jobs_meta', { ns: 'admin-work' }),
    description: t('jobs_description', { ns: 'admin-work' }),
    path: '/admin/jobs',
    noindex: true,
  }));

export default function AdminJobsRoute({ loaderData }: Route.ComponentProps) {
  return <JobsPage {...loaderData} />;
}

import { MembersPage } from '../features/admin/index.ts';
import { loadMembers } from '../features/admin/members/load-members.ts';
import { requireAdmin } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/admin-users.ts';

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return loadMembers(args);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta', { ns: 'admin' }),
    description: t('description', { ns: 'admin' }),
    path: '/admin',
    noindex: true,
  }));

export default function AdminUsersRoute({ loaderData }: Route.ComponentProps) {
  return <MembersPage {...loaderData} />;
}

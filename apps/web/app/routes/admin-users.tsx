import { MembersPage } from '../features/admin/index.ts';
import { loadMembers } from '../features/admin/load-members.ts';
import { adminText } from '../i18n/en/admin.ts';
import { requireAdmin } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/admin-users.ts';

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return loadMembers(args);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta', { ns: adminText }),
    description: t('description', { ns: adminText }),
    path: '/admin',
    noindex: true,
  }));

export default function AdminUsersRoute({ loaderData }: Route.ComponentProps) {
  return <MembersPage {...loaderData} />;
}

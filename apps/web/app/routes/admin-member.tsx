import { loadMember, MemberPage } from '../features/admin/index.ts';
import { requireAdmin } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/admin-member.ts';

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return loadMember(args);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('member_meta', { ns: 'admin/operations' }),
    description: t('member_description', { ns: 'admin/operations' }),
    path: `/admin/members/${args.params.id}`,
    noindex: true,
  }));

export default function AdminMemberRoute({ loaderData }: Route.ComponentProps) {
  return <MemberPage {...loaderData} />;
}

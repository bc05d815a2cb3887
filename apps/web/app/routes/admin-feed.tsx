import { AdminPages } from '../features/admin/index.ts';
import { FeedListPage } from '../features/content/editor/feed-list-page.tsx';
import { loadFeedList } from '../features/content/editor/load-editor.ts';
import { requireAdmin } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/admin-feed.ts';

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return loadFeedList(args);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t(`${args.loaderData.kind}_meta`, { ns: 'content/editor' }),
    description: t('feed_description', { ns: 'content/editor' }),
    noindex: true,
  }));

export default function AdminFeedRoute({ loaderData }: Route.ComponentProps) {
  return <FeedListPage feed={loaderData} nav={<AdminPages />} />;
}

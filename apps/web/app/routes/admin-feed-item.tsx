import { AdminPages } from '../features/admin/index.ts';
import { FeedFormPage } from '../features/content/editor/feed-form-page.tsx';
import { loadFeedItem } from '../features/content/editor/load-editor.ts';
import { requireAdmin } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/admin-feed-item.ts';

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return loadFeedItem(args, args.params.id);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => {
    const { kind, item } = args.loaderData;
    return {
      title: t(item === null ? `${kind}_new` : `${kind}_edit`, { ns: 'content/editor' }),
      description: t('feed_description', { ns: 'content/editor' }),
      noindex: true,
    };
  });

export default function AdminFeedItemRoute({ loaderData }: Route.ComponentProps) {
  const { kind, item } = loaderData;
  return <FeedFormPage key={`${kind} ${item?.id}`} kind={kind} item={item} nav={<AdminPages />} />;
}

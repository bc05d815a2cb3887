import { AdminPages } from '../features/admin/index.ts';
import { AdsPage } from '../features/content/editor/ads-page.tsx';
import { loadAds } from '../features/content/editor/load-editor.ts';
import { requireAdmin } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/admin-ads.ts';

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return loadAds(args);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('ads_meta', { ns: 'content/editor' }),
    description: t('ads_description', { ns: 'content/editor' }),
    path: '/admin/ads',
    noindex: true,
  }));

export default function AdminAdsRoute({ loaderData }: Route.ComponentProps) {
  return <AdsPage ads={loaderData} nav={<AdminPages />} />;
}

import { AdminPages } from '../features/admin/index.ts';
import { AdFormPage } from '../features/content/editor/ad-form-page.tsx';
import { loadAd } from '../features/content/editor/load-editor.ts';
import { requireAdmin } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/admin-ad.ts';

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return loadAd(args, args.params.id);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t(args.loaderData?.ad === null ? 'ads_new' : 'ads_edit', { ns: 'content/editor' }),
    description: t('ads_description', { ns: 'content/editor' }),
    noindex: true,
  }));

export default function AdminAdRoute({ loaderData }: Route.ComponentProps) {
  return <AdFormPage key={loaderData.ad?.id} {...loaderData} nav={<AdminPages />} />;
}

import { AdminPages } from '../features/admin/index.ts';
import { loadTranslations } from '../features/content/editor/load-editor.ts';
import { TranslationsPage } from '../features/content/editor/translations-page.tsx';
import { requireAdmin } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/translations.ts';

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return loadTranslations(args);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta', { ns: 'content/translations' }),
    description: t('description', { ns: 'content/translations' }),
    path: '/translations',
    noindex: true,
  }));

export default function TranslationsRoute({ loaderData }: Route.ComponentProps) {
  return <TranslationsPage {...loaderData} nav={<AdminPages />} />;
}

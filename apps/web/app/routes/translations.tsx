import { AdminPages } from '../features/admin/index.ts';
import { loadTranslations } from '../features/content/translations/load-translations.ts';
import { TranslationsPage } from '../features/content/translations/translations-page.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { requireAdmin } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/translations.ts';

await loadTexts('admin', 'form', 'form-errors', 'translations');

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return loadTranslations(args);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta', { ns: 'translations' }),
    description: t('description', { ns: 'translations' }),
    path: '/translations',
    noindex: true,
  }));

export default function TranslationsRoute({ loaderData }: Route.ComponentProps) {
  return <TranslationsPage {...loaderData} nav={<AdminPages />} />;
}

import { loadSaved } from '../features/search/saved/load-saved.ts';
import { SavedPage } from '../features/search/saved/saved-page.tsx';
import { loaderCall, rendering } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/saved.ts';

export function loader(args: Route.LoaderArgs) {
  const { member, locale } = rendering(args);
  return loadSaved(loaderCall(args), member, locale);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'search/saved' }),
    description: t('meta_description', { ns: 'search/saved' }),
    path: '/saved',
    noindex: true,
  }));

export default function SavedRoute({ loaderData }: Route.ComponentProps) {
  return <SavedPage data={loaderData} />;
}

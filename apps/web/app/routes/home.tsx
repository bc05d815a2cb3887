import { Home } from '../features/search/home/home.tsx';
import { loadHome } from '../features/search/home/load-home.ts';
import { loaderCall, rendering } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/home.ts';

export function loader(args: Route.LoaderArgs) {
  return loadHome(loaderCall(args), rendering(args).locale);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t, page) => ({
    title: t('meta_title', { ns: 'search/home' }),
    description: t('meta_description', { ns: 'search/home' }),
    path: '/',
    jsonLd: {
      '@type': 'WebSite',
      name: t('meta_title', { ns: 'search/home' }),
      url: page.publicUrl,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${page.publicUrl}/airports?search={search_term}`,
        'query-input': 'required name=search_term',
      },
    },
  }));

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <Home {...loaderData} />;
}

import { Home } from '../features/home/home.tsx';
import { loadHome } from '../features/home/load-home.ts';
import { homeText } from '../i18n/en/home.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/home.ts';

export function loader(args: Route.LoaderArgs) {
  return loadHome(loaderCall(args));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t, page) => ({
    title: t('meta_title', { ns: homeText }),
    description: t('meta_description', { ns: homeText }),
    path: '/',
    jsonLd: {
      '@type': 'WebSite',
      name: t('meta_title', { ns: homeText }),
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

import { ComparePage } from '../features/search/saved/compare-page.tsx';
import { loadCompared } from '../features/search/saved/load-saved.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/compare.ts';

export function loader(args: Route.LoaderArgs) {
  return loadCompared(loaderCall(args), new URL(args.request.url).searchParams);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('compare_meta_title', { ns: 'search/saved' }),
    description: t('compare_meta_description', { ns: 'search/saved' }),
    path: '/compare',
    noindex: true,
  }));

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return <ComparePage comparison={loaderData} />;
}

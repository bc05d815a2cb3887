import { ComparePage } from '../features/search/compare/compare-page.tsx';
import { loadCompared } from '../features/search/compare/load-compared.ts';
import { loadTexts } from '../i18n/texts.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/compare.ts';

await loadTexts('saved', 'search', 'ui');

export function loader(args: Route.LoaderArgs) {
  return loadCompared(loaderCall(args), new URL(args.request.url).searchParams);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('compare_meta_title', { ns: 'saved' }),
    description: t('compare_meta_description', { ns: 'saved' }),
    path: '/compare',
    noindex: true,
  }));

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return <ComparePage compared={loaderData} />;
}

import { loadMyCrashpads, MyCrashpadsPage } from '../features/listings/mine/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { requireLister } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/my-crashpads.ts';

await loadTexts('attention', 'listing', 'my-crashpads', 'rental-forms');

export async function loader(args: Route.LoaderArgs) {
  requireLister(args);
  return { list: await loadMyCrashpads(args) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('title', { ns: 'my-crashpads' }),
    description: t('description', { ns: 'my-crashpads' }),
    path: '/my-crashpads',
    noindex: true,
  }));

export default function MyCrashpadsRoute({ loaderData }: Route.ComponentProps) {
  return <MyCrashpadsPage list={loaderData.list} />;
}

import { loadMyCrashpads, MyCrashpadsPage } from '../features/my-crashpads/index.ts';
import { myCrashpadsText } from '../i18n/en/my-crashpads.ts';
import { requireLister } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/my-crashpads.ts';

export async function loader(args: Route.LoaderArgs) {
  requireLister(args);
  return { list: await loadMyCrashpads(args) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('title', { ns: myCrashpadsText }),
    description: t('description', { ns: myCrashpadsText }),
    path: '/my-crashpads',
    noindex: true,
  }));

export default function MyCrashpadsRoute({ loaderData }: Route.ComponentProps) {
  return <MyCrashpadsPage list={loaderData.list} />;
}

import { requireLister } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { loadMyCrew } from '../pages/my-crew/load-my-crew.ts';
import { MyCrewPage } from '../pages/my-crew/my-crew-page.tsx';
import type { Route } from './+types/my-crew.ts';

export async function loader(args: Route.LoaderArgs) {
  requireLister(args);
  return loadMyCrew(args);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('title', { ns: 'pages/my-crew' }),
    description: t('description', { ns: 'pages/my-crew' }),
    path: '/my-crew',
    noindex: true,
  }));

export default function MyCrewRoute({ loaderData }: Route.ComponentProps) {
  return <MyCrewPage crew={loaderData} />;
}

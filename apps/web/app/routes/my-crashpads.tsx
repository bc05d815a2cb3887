import { baseOf, ChosenListingBanner, loadChosenListing } from '../features/accounts/index.ts';
import { recentAirports } from '../features/search/index.ts';
import { requireLister } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { loadMyCrashpads } from '../pages/my-crashpads/load-my-crashpads.ts';
import { MyCrashpadsPage } from '../pages/my-crashpads/my-crashpads-page.tsx';
import type { Route } from './+types/my-crashpads.ts';

export async function loader(args: Route.LoaderArgs) {
  requireLister(args);
  const [list, chosenListing] = await Promise.all([loadMyCrashpads(args), loadChosenListing(args)]);
  return { list, chosenListing };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('title', { ns: 'pages/my-crashpads' }),
    description: t('description', { ns: 'pages/my-crashpads' }),
    path: '/my-crashpads',
    noindex: true,
  }));

export default function MyCrashpadsRoute({ loaderData }: Route.ComponentProps) {
  const { list, chosenListing } = loaderData;
  const recent = useHydrated() ? recentAirports()[0]?.prefix : undefined;
  return (
    <>
      <ChosenListingBanner chosenListing={chosenListing} base={baseOf(chosenListing, recent)} />
      <MyCrashpadsPage list={list} />
    </>
  );
}

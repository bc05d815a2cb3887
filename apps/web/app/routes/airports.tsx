import { baseOf, ChosenListingBanner, loadChosenListing } from '../features/accounts/index.ts';
import { AirportsPage } from '../features/search/airports/airports-page.tsx';
import { loadAirports } from '../features/search/airports/load-airports.ts';
import { recentAirports } from '../features/search/index.ts';
import { loaderCall, rendering } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import type { Route } from './+types/airports.ts';

export async function loader(args: Route.LoaderArgs) {
  const [airports, chosenListing] = await Promise.all([
    loadAirports(loaderCall(args), args.url.searchParams, rendering(args).locale),
    rendering(args).member ? loadChosenListing(args) : null,
  ]);
  return { airports, chosenListing };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => {
    const { continent, offset, search } = args.loaderData.airports;
    const query = new URLSearchParams();
    if (continent !== undefined) query.set('continent', continent);
    if (offset > 0) query.set('offset', String(offset));
    return {
      title: t('meta_title', { ns: 'search/airports' }),
      description: t('meta_description', { ns: 'search/airports' }),
      path: query.size > 0 ? `/airports?${query}` : '/airports',
      noindex: search !== '',
    };
  });

export default function AirportsRoute({ loaderData }: Route.ComponentProps) {
  const { airports, chosenListing } = loaderData;
  const recent = useHydrated() ? recentAirports()[0]?.prefix : undefined;
  const base = baseOf(chosenListing, recent);
  return (
    <>
      <ChosenListingBanner chosenListing={chosenListing} base={base} />
      <AirportsPage {...airports} base={base} />
    </>
  );
}

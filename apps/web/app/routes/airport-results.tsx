import { isMetroCode } from '@crewpad/domain';
import { useEffect } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { airportAddress, storeRecentAirport } from '../features/search/index.ts';
import { loadResults, mainAirport } from '../features/search/results/load-results.ts';
import { ResultsPage } from '../features/search/results/results-page.tsx';
import { canonicalSearch, readSearchState } from '../features/search/results/search-state.ts';
import { loaderCall, rendering } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { differInHashOnly } from '../lib/page-params.ts';
import type { Route } from './+types/airport-results.ts';

export async function loader(args: Route.LoaderArgs) {
  const { config, locale } = rendering(args);
  const { search, searchParams } = args.url;
  const { code } = args.params;
  const call = loaderCall(args);
  const main = isMetroCode(code) ? await mainAirport(call, code) : undefined;
  // An area has no page of its own.
  if (main !== undefined) throw redirect(airportAddress(main.prefix) + search);
  return loadResults(call, { flags: config.flags, locale }, code, searchParams);
}

/** The map of phones is a fragment of the address. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.defaultShouldRevalidate && !differInHashOnly(args.currentUrl, args.nextUrl);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t, page) => {
    const { city, total, featured, listing } = args.loaderData;
    const names = {
      ns: 'search/results',
      city: city.city,
      prefix: city.prefix,
      airport: city.name,
    };
    const state = readSearchState(new URLSearchParams(args.location.search));
    const cards = [...featured, ...listing];
    return {
      title: t('meta_title', names),
      description: t('meta_description', { ...names, count: total }),
      // Sorts and filters show the same list: one canonical address per page.
      path: `/search/airports/${city.prefix.toLowerCase()}${canonicalSearch(state)}`,
      image: cards[0]?.thumbnail,
      jsonLd: {
        '@type': 'ItemList',
        numberOfItems: total,
        itemListElement: cards.map((card, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: card.title,
          url: `${page.publicUrl}/listing/${card.id}`,
        })),
      },
    };
  });

export default function AirportResultsRoute({ loaderData }: Route.ComponentProps) {
  const { city } = loaderData;
  useEffect(() => storeRecentAirport(city), [city]);
  return <ResultsPage results={loaderData} />;
}

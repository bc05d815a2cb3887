import { CitiesPage } from '../features/search/airports/cities-page.tsx';
import { loadCities } from '../features/search/airports/load-airports.ts';
import { loaderCall, rendering } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/cities.ts';

export async function loader(args: Route.LoaderArgs) {
  return { countries: await loadCities(loaderCall(args), rendering(args).locale) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('cities_meta_title', { ns: 'search/airports' }),
    description: t('cities_meta_description', { ns: 'search/airports' }),
    path: '/cities',
  }));

export default function CitiesRoute({ loaderData }: Route.ComponentProps) {
  return <CitiesPage countries={loaderData.countries} />;
}

import { AirportsPage } from '../features/search/airports/airports-page.tsx';
import { loadAirports } from '../features/search/airports/load-airports.ts';
import { loadTexts } from '../i18n/texts.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/airports.ts';

await loadTexts('airports');

export function loader(args: Route.LoaderArgs) {
  return loadAirports(loaderCall(args), new URL(args.request.url).searchParams);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => {
    const { offset, search } = args.loaderData;
    return {
      title: t('meta_title', { ns: 'airports' }),
      description: t('meta_description', { ns: 'airports' }),
      path: offset > 0 ? `/airports?offset=${offset}` : '/airports',
      noindex: search !== '',
    };
  });

export default function AirportsRoute({ loaderData }: Route.ComponentProps) {
  return <AirportsPage {...loaderData} />;
}

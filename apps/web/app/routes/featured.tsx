import { contract } from '@crewpad/contract';
import { FeaturedPage } from '../features/promotions/index.ts';
import { isApiError } from '../lib/api-error.ts';
import { loaderCall, rendering } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/featured.ts';

export async function loader(args: Route.LoaderArgs) {
  const code = args.url.searchParams.get('airport')?.trim() ?? '';
  const everywhere = loaderCall(args)(contract.search.getFeaturedListings, {});
  // An unknown airport is ignored, like invalid filters.
  const near =
    code === ''
      ? null
      : rendering(args)
          .call(contract.search.getFeaturedListingsNear, { params: { code } })
          .catch((error: unknown) => {
            if (isApiError(error) && error.status < 500) return null;
            throw error;
          });
  const [{ data: all }, nearby] = await Promise.all([everywhere, near]);
  return { all, near: nearby && { prefix: code.toUpperCase(), cards: nearby.data } };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('featured_meta', { ns: 'promotions' }),
    description: t('featured_description', { ns: 'promotions' }),
    path: '/featured',
  }));

export default function FeaturedRoute({ loaderData }: Route.ComponentProps) {
  return <FeaturedPage {...loaderData} />;
}

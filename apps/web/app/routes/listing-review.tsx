import { ListingReviewPage, loadListingReviews } from '../features/reviews/index.ts';
import { requireMember } from '../lib/guards.ts';
import { loaderCall, redirectIfNotFound } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { pageId } from '../lib/page-params.ts';
import type { Route } from './+types/listing-review.ts';

export function loader(args: Route.LoaderArgs) {
  requireMember(args);
  return redirectIfNotFound(async () =>
    loadListingReviews(loaderCall(args), pageId(args.params.id)),
  );
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => {
    const { id, title } = args.loaderData.listing;
    return {
      title: t('meta', { ns: 'reviews', title }),
      description: t('meta_description', { ns: 'reviews', title }),
      path: `/listing/review/${id}`,
      noindex: true,
    };
  });

export default function ListingReviewRoute({ loaderData }: Route.ComponentProps) {
  return <ListingReviewPage key={loaderData.listing.id} view={loaderData} />;
}

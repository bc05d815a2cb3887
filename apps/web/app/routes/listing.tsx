import { isRouteErrorResponse } from 'react-router';
import { loaderCall, rendering } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { pageId } from '../lib/page-params.ts';
import { ListingError } from '../pages/listing/listing-error.tsx';
import { listingMeta } from '../pages/listing/listing-meta.ts';
import { ListingPage } from '../pages/listing/listing-page.tsx';
import { loadListing } from '../pages/listing/load-listing.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import type { Route } from './+types/listing.ts';

export function loader(args: Route.LoaderArgs) {
  return loadListing(loaderCall(args), rendering(args), pageId(args.params.id));
}

export const meta = (args: Route.MetaArgs) => {
  const view = args.loaderData;
  // API error: the error boundary below sets the title.
  if (view === undefined) return [];
  return pageMeta(args, (t, page) => listingMeta(view, t, page));
};

/** Passes on Retry-After of an API error. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  return <ListingPage key={loaderData.data.id} view={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 400 || status === 404) return <ListingError status={status} />;
  return <ErrorPage status={status} />;
}

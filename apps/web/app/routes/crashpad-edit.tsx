import { contract } from '@crewpad/contract';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { EditPage, loadLists, wizardMeta } from '../features/listings/editor/index.ts';
import { requireLister } from '../lib/guards.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { pageId } from '../lib/page-params.ts';
import type { Route } from './+types/crashpad-edit.ts';

export async function loader(args: Route.LoaderArgs) {
  requireLister(args);
  const id = pageId(args.params.id);
  const call = loaderCall(args);
  const [listing, lists, page] = await Promise.all([
    call(contract.listings.getCrashpadToEdit, { params: { id } }),
    loadLists(call),
    call(contract.listings.getListing, { params: { id }, query: {} }),
  ]);
  const { review, total_review } = page;
  return { listing, lists, rating: { count: review.num_reviews, average: total_review.avg_score } };
}

/** Steps and input are client-side: a step loads nothing. */
export function shouldRevalidate({ currentUrl, nextUrl, ...rest }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && rest.defaultShouldRevalidate;
}

export const meta = (args: Route.MetaArgs) => {
  const data = args.loaderData;
  // API error: the error boundary sets the title.
  return data === undefined ? [] : wizardMeta(args, 1, data.listing.data.title);
};

export default function CrashpadEditRoute({ loaderData }: Route.ComponentProps) {
  const { listing, lists, rating } = loaderData;
  // Another listing is another form.
  return <EditPage key={listing.data.id} listing={listing} lists={lists} rating={rating} />;
}

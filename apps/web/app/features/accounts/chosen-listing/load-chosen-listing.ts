import { contract } from '@crewpad/contract';
import type { RouterContextProvider } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { parseChosenPath } from '../../../lib/chosen-listing.ts';
import { rendering } from '../../../lib/loader-call.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/**
 * The listing of `ref_url`, loaded from the server by the ids in the address. null if there is
 * none, it is not public, or its owner differs from the address.
 */
export async function loadChosenListing(args: LoaderArgs) {
  const parts = parseChosenPath(args.url.searchParams.get('ref_url'));
  if (parts === null) return null;
  const { path, listingId, listerId } = parts;
  try {
    const { data, airports } = await rendering(args).call(contract.listings.getListing, {
      params: { id: listingId },
      query: {},
    });
    if (listerId !== null && data.user_id !== listerId) return null;
    const { title, thumbnail, rate_per_from, display_name } = data;
    const bases = airports.map(({ prefix }) => prefix);
    const writesTo = listerId === null ? null : display_name;
    return { path, title, thumbnail, rate_per_from, bases, writesTo };
  } catch (error) {
    // The page works without it.
    if (isApiError(error)) return null;
    throw error;
  }
}

export type ChosenListing = Awaited<ReturnType<typeof loadChosenListing>>;

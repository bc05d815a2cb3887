import { contract } from '@crewpad/contract';
import type { RouterContextProvider } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { rendering } from '../../../lib/loader-call.ts';
import { wantedListing } from '../../../lib/wanted-listing.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/**
 * The listing of `ref_url`, read from the server: of the address only its ids count. Null: it has
 * none, the listing is not public, or it belongs to someone else than the address says.
 */
export async function loadWanted(args: LoaderArgs) {
  const wanted = wantedListing(args.url.searchParams.get('ref_url'));
  if (wanted === null) return null;
  const { path, listingId, listerId } = wanted;
  try {
    const { data, airports } = await rendering(args).call(contract.listings.getListing, {
      params: { id: listingId },
      query: {},
    });
    if (listerId !== null && data.user_id !== listerId) return null;
    const { title, thumbnail, rate_per_from, display_name } = data;
    const bases = airports.map(({ prefix }) => prefix);
    const writesTo = listerId === null ? undefined : display_name;
    return { path, title, thumbnail, rate_per_from, bases, writesTo };
  } catch (error) {
    // The page does without it.
    if (isApiError(error)) return null;
    throw error;
  }
}

export type Wanted = Awaited<ReturnType<typeof loadWanted>>;

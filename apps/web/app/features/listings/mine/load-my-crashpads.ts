import { type Call, contract } from '@crewpad/contract';
import { LIST_LIMIT_MAX } from '@crewpad/domain';
import type { RouterContextProvider } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { loaderCall, rendering, unlessRefused } from '../../../lib/loader-call.ts';
import { attentionOf } from './attention.ts';
import { PAGE_SIZE, readListState } from './list-state.ts';
import type { CopyTerms } from './menu-entries.ts';
import { together } from './occupancy.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/** The lister's crash pads with who holds each bed, and the draft that waits. */
export async function loadMyCrashpads(args: LoaderArgs) {
  const call = loaderCall(args);
  const { filter, search, offset } = readListState(args.url.searchParams);
  const query = { filter, offset, limit: PAGE_SIZE, ...(search !== '' && { search }) };
  const [list, { draft }, noMore, rent, renewal] = await Promise.all([
    call(contract.listings.getListingsWithOccupancy, { query }),
    call(contract.listings.getDraft, {}),
    whyNoMore(rendering(args).call),
    readRent(rendering(args).call),
    readRenewal(rendering(args).call),
  ]);
  const { data: shown } = list.data;
  const everything = shown.length === list.all ? shown : await listEverything(call, list.all);
  const roomsOf = new Map(list.occupancy.data.map(({ listing_id, rooms }) => [listing_id, rooms]));
  return {
    crashpads: shown.map((crashpad) => ({
      ...crashpad,
      rooms: roomsOf.get(crashpad.id) ?? [],
    })),
    total: list.total,
    all: list.all,
    totals: together(everything),
    attention: attentionOf({ crashpads: everything, rent, renewal }),
    noMore,
    draft: draft && { title: draft.form.title ?? null, step: draft.step, saved: draft.updated_at },
  };
}

/** All listings of the lister: their totals do not depend on the page or on the filter. */
async function listEverything(
  call: Call,
  all: number,
): Promise<contract.listings.CrashpadSummary[]> {
  const offsets = Array.from(
    { length: Math.ceil(all / LIST_LIMIT_MAX) },
    (_, at) => at * LIST_LIMIT_MAX,
  );
  const pages = await Promise.all(
    offsets.map((offset) =>
      call(contract.listings.getListingsWithOccupancy, {
        query: { filter: 'all', offset, limit: LIST_LIMIT_MAX },
      }),
    ),
  );
  return pages.flatMap(({ data }) => data.data);
}

/** The rent of this month; nothing where it is refused: the list shows without it. */
async function readRent(call: Call): Promise<contract.rentals.RentRow[]> {
  const roll = await unlessRefused(call(contract.rentals.getRentRoll, {}));
  return roll?.data ?? [];
}

async function readRenewal(call: Call): Promise<contract.billing.ChargedRenewal> {
  const card = await unlessRefused(call(contract.billing.getCard, {}));
  return card?.renewal ?? null;
}

/** Why no listing can be added, where that is due to the plan or the card. */
async function whyNoMore(call: Call): Promise<CopyTerms['noMore']> {
  try {
    await call(contract.listings.canAddListings, {});
    return null;
  } catch (error) {
    // What else is refused, such as an expired plan, stands in the abilities of each listing.
    if (!isApiError(error)) throw error;
    return error.status === 403 ? 'limit' : error.status === 408 ? 'card' : null;
  }
}

export type MyCrashpads = Awaited<ReturnType<typeof loadMyCrashpads>>;
export type MyCrashpad = MyCrashpads['crashpads'][number];

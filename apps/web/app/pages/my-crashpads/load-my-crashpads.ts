import { type Call, contract } from '@crewpad/contract';
import type { RouterContextProvider } from 'react-router';
import { allPages } from '../../lib/all-pages.ts';
import { isApiError } from '../../lib/api-error.ts';
import { namesCity } from '../../lib/city-names.ts';
import { loaderCall, orNull, rendering } from '../../lib/loader-call.ts';
import type { CopyTerms } from './card/menu-entries.ts';
import { attentionOf } from './list/attention.ts';
import { PAGE_SIZE, readListState } from './list/list-state.ts';
import { together } from './list/occupancy.ts';
import { loadOpenRentals, loadRejectedRequests } from './load-open-rentals.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/** The lister's crash pads with tenants, and the draft. */
export async function loadMyCrashpads(args: LoaderArgs) {
  const call = loaderCall(args);
  const { filter, search, offset } = readListState(args.url.searchParams);
  const query = { filter, offset, limit: PAGE_SIZE, ...(search !== '' && { search }) };
  const { config, locale } = rendering(args);
  const inLanguage = namesCity(locale);
  const [list, { draft }, noMore, rent, rentals, rejected, renewal] = await Promise.all([
    call(contract.listings.getListingsWithOccupancy, { query }),
    call(contract.listings.getDraft, {}),
    whyNoMore(rendering(args).call),
    readRent(rendering(args).call),
    loadOpenRentals(rendering(args).call),
    config.flags.paymentRequest ? loadRejectedRequests(rendering(args).call) : [],
    readRenewal(rendering(args).call),
  ]);
  const { data: listings } = list.data;
  const everything = listings.length === list.all ? listings : await listEverything(call);
  const roomsOf = new Map(list.occupancy.data.map(({ listing_id, rooms }) => [listing_id, rooms]));
  return {
    crashpads: listings.map((crashpad) => ({
      ...inLanguage(crashpad),
      rooms: roomsOf.get(crashpad.id) ?? [],
    })),
    total: list.total,
    all: list.all,
    totals: together(everything),
    attention: attentionOf({
      ...{ crashpads: everything, rent, rentals: rentals ?? [], rejected, renewal },
    }),
    noMore,
    draft: draft && { title: draft.form.title ?? null, step: draft.step, saved: draft.updated_at },
  };
}

/** All listings of the lister: totals do not depend on the page or filter. */
const listEverything = (call: Call): Promise<contract.listings.CrashpadSummary[]> =>
  allPages(async (page) => {
    const query = { ...page, filter: 'all' as const };
    const { data, all } = await call(contract.listings.getListingsWithOccupancy, { query });
    return { data: data.data, total: all };
  });

/** The rent of this month; undefined if refused: the list works without it. */
async function readRent(call: Call): Promise<contract.reports.RentRow[]> {
  const roll = await orNull(call(contract.reports.getRentRoll, {}));
  return roll?.data ?? [];
}

async function readRenewal(call: Call): Promise<contract.billing.ChargedRenewal> {
  const card = await orNull(call(contract.billing.getCard, {}));
  return card?.renewal ?? null;
}

/** Why no listing can be added, if the plan or the card prevents it. */
async function whyNoMore(call: Call): Promise<CopyTerms['noMore']> {
  try {
    await call(contract.listings.canAddListings, {});
    return null;
  } catch (error) {
    // Other reasons, such as an expired plan, are in each listing's abilities.
    if (!isApiError(error)) throw error;
    return error.status === 403 ? 'limit' : error.status === 408 ? 'card' : null;
  }
}

export type MyCrashpads = Awaited<ReturnType<typeof loadMyCrashpads>>;
export type MyCrashpad = MyCrashpads['crashpads'][number];

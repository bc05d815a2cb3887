import { contract } from '@crewpad/contract';
import {
  EDITED_LISTS,
  type EditedList,
  earliestShownEndDate,
  type FeedKind,
  LIST_LIMIT_DEFAULT,
} from '@crewpad/domain';
import { data, redirect } from 'react-router';
import { namesCity } from '../../../lib/city-names.ts';
import type { requireAdmin } from '../../../lib/guards.ts';
import { loaderCall, rendering } from '../../../lib/loader-call.ts';
import { requestedPage } from '../../../lib/page-params.ts';

type Args = Parameters<typeof requireAdmin>[0];

const LIMIT = LIST_LIMIT_DEFAULT;

const rangeOf = (page: number) => ({ limit: LIMIT, offset: (page - 1) * LIMIT });

/** The number of pages. A later page redirects to the last one. */
function pagesOf(args: Args, total: number): number {
  const pages = Math.max(1, Math.ceil(total / LIMIT));
  if (requestedPage(args.url) > pages) throw redirect(`${args.url.pathname}?page=${pages}`);
  return pages;
}

/** The id in an editor address; null for a new one. */
function requestedId(id: string | undefined): number | null {
  if (id === 'new') return null;
  if (id !== undefined && /^[1-9]\d{0,8}$/.test(id)) return Number(id);
  throw data({ message: '' }, { status: 404 });
}

/** Events and special offers have the same pages. */
const kindOf = ({ url }: Args): FeedKind =>
  url.pathname.startsWith('/admin/events') ? 'event' : 'special_offer';

export async function loadFeedList(args: Args) {
  const kind = kindOf(args);
  const page = requestedPage(args.url);
  const operation = kind === 'event' ? contract.content.getEvents : contract.content.getOffers;
  const answer = await loaderCall(args)(operation, { query: rangeOf(page) });
  return {
    ...answer,
    data: answer.data.map(namesCity(rendering(args).locale)),
    kind,
    earliestEndDate: earliestShownEndDate(rendering(args).now),
    page,
    pages: pagesOf(args, answer.total),
  };
}
export type EditedFeed = Awaited<ReturnType<typeof loadFeedList>>;

export async function loadFeedItem(args: Args, requestedItem: string | undefined) {
  const kind = kindOf(args);
  const id = requestedId(requestedItem);
  if (id === null) return { kind, item: null };
  const operation =
    kind === 'event' ? contract.content.getEditedEvent : contract.content.getEditedOffer;
  const { data: item } = await loaderCall(args)(operation, { params: { id } });
  return { kind, item };
}

export async function loadAds(args: Args) {
  const page = requestedPage(args.url);
  const call = loaderCall(args);
  const [answer, figures] = await Promise.all([
    call(contract.content.getAds, { query: rangeOf(page) }),
    call(contract.content.getAdFigures, {}),
  ]);
  return { ...answer, months: figures.data, page, pages: pagesOf(args, answer.total) };
}
export type BookedAds = Awaited<ReturnType<typeof loadAds>>;

export async function loadAd(args: Args, requestedAd: string | undefined) {
  const id = requestedId(requestedAd);
  if (id === null) return { ad: null, months: [] };
  const call = loaderCall(args);
  const [{ data: ad }, figures] = await Promise.all([
    call(contract.content.getAd, { params: { id } }),
    call(contract.content.getAdFigures, { query: { ad_id: id } }),
  ]);
  return { ad, months: figures.data };
}

export interface Translations {
  list: EditedList;
  entries: readonly contract.content.EditedEntry[];
}

const OPERATIONS = {
  amenities: contract.content.getAmenities,
  places: contract.content.getPlaces,
  preferences: contract.content.getPreferences,
} as const;

/** The list of the selected tab. */
export async function loadTranslations(
  args: Parameters<typeof requireAdmin>[0],
): Promise<Translations> {
  const tab = args.url.searchParams.get('tab');
  const list = EDITED_LISTS.find((name) => name === tab) ?? 'amenities';
  const { data } = await loaderCall(args)(OPERATIONS[list], {});
  return { list, entries: data };
}

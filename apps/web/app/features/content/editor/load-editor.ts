import { contract } from '@crewpad/contract';
import { earliestShownEndDate, type FeedKind, LIST_LIMIT_DEFAULT } from '@crewpad/domain';
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
  const read = kind === 'event' ? contract.content.getEvents : contract.content.getOffers;
  const found = await loaderCall(args)(read, { query: rangeOf(page) });
  return {
    ...found,
    data: found.data.map(namesCity(rendering(args).locale)),
    kind,
    earliestEndDate: earliestShownEndDate(rendering(args).now),
    page,
    pages: pagesOf(args, found.total),
  };
}
export type EditedFeed = Awaited<ReturnType<typeof loadFeedList>>;

export async function loadFeedItem(args: Args, asked: string | undefined) {
  const kind = kindOf(args);
  const id = requestedId(asked);
  if (id === null) return { kind, item: null };
  const read = kind === 'event' ? contract.content.getEditedEvent : contract.content.getEditedOffer;
  const { data: item } = await loaderCall(args)(read, { params: { id } });
  return { kind, item };
}

export async function loadAds(args: Args) {
  const page = requestedPage(args.url);
  const found = await loaderCall(args)(contract.content.getAds, { query: rangeOf(page) });
  return { ...found, page, pages: pagesOf(args, found.total) };
}
export type BookedAds = Awaited<ReturnType<typeof loadAds>>;

export async function loadAd(args: Args, asked: string | undefined) {
  const id = requestedId(asked);
  if (id === null) return null;
  return (await loaderCall(args)(contract.content.getAd, { params: { id } })).data;
}

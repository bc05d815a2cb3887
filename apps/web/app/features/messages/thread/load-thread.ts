import { contract, type OperationAnswer } from '@crewpad/contract';
import { INBOX_PAGE, LIST_LIMIT_MAX } from '@crewpad/domain';
import { type RouterContextProvider, redirect } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { asPageRefusal, loaderCall, orNull, rendering } from '../../../lib/loader-call.ts';
import { tenantRentalOf } from './tenant-rental-of.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/** Number of messages above the one that the thread opens at. */
const CONTEXT = 10;

export type ThreadAnswer = OperationAnswer<typeof contract.messages.getThread>;

/** A thread with its newest messages, or those around the one that it opens at. */
export async function loadThread(args: LoaderArgs, id: number) {
  const call = loaderCall(args);
  const params = { id };
  const newest = await call(contract.messages.getThread, { params, query: {} });
  const at = wholeOf(args.url.searchParams.get('at'));
  const oldest = newest.data.at(-1)?.seq ?? 0;
  const hasUnread = newest.read_seq < newest.last_seq;
  const opensAt = at ?? (hasUnread ? newest.read_seq + 1 : null);
  const isAbove = opensAt !== null && opensAt < oldest && oldest > 1;
  const thread = isAbove
    ? await call(contract.messages.getThread, {
        params,
        query: { before: Math.max(1, opensAt - CONTEXT) + INBOX_PAGE },
      })
    : newest;
  const { searchParams } = args.url;
  const { call: ask, member } = rendering(args);
  // Its refusals are no answers of the whole page.
  const rental = await orNull(
    tenantRentalOf(newest, member, (query) => ask(contract.rentals.getTenants, { query })),
  );
  return { id, thread, at, listingId: wholeOf(searchParams.get('listing')), rental };
}

export type LoadedThread = Awaited<ReturnType<typeof loadThread>>;

/** The data of a first message. An existing thread opens instead, with this listing selected. */
export async function loadNewThread(args: LoaderArgs, user_id: number, listing_id: number) {
  const emptyThread = { head: null, userId: user_id, listingId: listing_id, stay: null };
  // The page says so. No other attempt can help.
  if (user_id === rendering(args).member?.id) {
    return { ...emptyThread, listing: await listingOf(args, listing_id), refusal: null };
  }
  try {
    const head = await rendering(args).call(contract.messages.getNewThread, {
      query: { user_id, listing_id },
    });
    if (head.thread_id !== null) throw redirect(`/chat/${head.thread_id}?listing=${listing_id}`);
    const [listing, stay] = await Promise.all([
      listingOf(args, listing_id),
      stayWith(args, user_id, listing_id),
    ]);
    return { head, userId: user_id, listingId: listing_id, listing, stay, refusal: null };
  } catch (error) {
    // The page shows how to fix it.
    if (isApiError(error) && error.status === 403) {
      const { message, error_code = 'FORBIDDEN' as const } = error.body;
      const listing = await listingOf(args, listing_id);
      const refusal = { message, error_code };
      return { ...emptyThread, listing, refusal };
    }
    throw asPageRefusal(error);
  }
}

export type LoadedNewThread = Awaited<ReturnType<typeof loadNewThread>>;

/** The stay that links the member to their lister or tenant: best the one at this crash pad. */
async function stayWith(args: LoaderArgs, peerId: number, listing: number) {
  const query = { offset: 0, limit: LIST_LIMIT_MAX };
  const answer = await orNull(rendering(args).call(contract.rentals.getRentals, { query }));
  const stays = (answer?.data ?? []).filter(
    ({ status, role, lister, user_id }) =>
      status === 'accepted' && (role === 'tenant' ? lister?.id : user_id) === peerId,
  );
  const stay = stays.find(({ listing_id }) => listing_id === listing) ?? stays[0];
  return stay === undefined ? null : { role: stay.role, rent: stay.rent_today };
}

/** The listing shown on the page; null if it is not public, and the page omits it. */
async function listingOf(args: LoaderArgs, id: number) {
  try {
    const { data } = await rendering(args).call(contract.listings.getListing, {
      params: { id },
      query: {},
    });
    const { title, thumbnail, neighborhood, rate_per_from } = data;
    const { num_beds, num_vacant_beds, free_from, num_free_from } = data;
    const beds = { num_beds, num_vacant_beds, free_from, num_free_from };
    return { id, title, thumbnail, neighborhood, rate_per_from, beds };
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}

function wholeOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

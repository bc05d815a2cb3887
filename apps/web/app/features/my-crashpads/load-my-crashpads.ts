import { getDraft, getListingsWithOccupancy } from '@crewpad/contract';
import type { RouterContextProvider } from 'react-router';
import { loaderCall } from '../../lib/loader-call.ts';
import { PAGE_SIZE, readListState } from './list-state.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/** The lister's crash pads with who holds each bed, and the draft that waits. */
export async function loadMyCrashpads(args: LoaderArgs) {
  const call = loaderCall(args);
  const { filter, search, offset } = readListState(args.url.searchParams);
  const query = { filter, offset, limit: PAGE_SIZE, ...(search !== '' && { search }) };
  const [list, { draft }] = await Promise.all([
    call(getListingsWithOccupancy, { query }),
    call(getDraft, {}),
  ]);
  const roomsOf = new Map(list.occupancy.data.map(({ listing_id, rooms }) => [listing_id, rooms]));
  return {
    crashpads: list.data.data.map((crashpad) => ({
      ...crashpad,
      rooms: roomsOf.get(crashpad.id) ?? [],
    })),
    total: list.total,
    all: list.all,
    draft: draft && { title: draft.form.title ?? null, step: draft.step, saved: draft.updated_at },
  };
}

export type MyCrashpads = Awaited<ReturnType<typeof loadMyCrashpads>>;
export type MyCrashpad = MyCrashpads['crashpads'][number];

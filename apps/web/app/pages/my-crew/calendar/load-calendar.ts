import { contract } from '@crewpad/contract';
import type { RouterContextProvider } from 'react-router';
import { loaderCall, rendering } from '../../../lib/loader-call.ts';
import { rangeOf, readCalendarState, weeksOf } from './calendar-state.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/** The lister's beds with what has them on the days of the address; null on other tabs. */
export async function loadCalendar(args: LoaderArgs) {
  if (args.url.searchParams.get('tab') !== 'calendar') return null;
  const state = readCalendarState(args.url.searchParams);
  const range = rangeOf(state, rendering(args).now.toISOString().slice(0, 10));
  const { data: houses } = await loaderCall(args)(contract.reports.getBedCalendar, {
    query: {
      ...{ from: range.from, weeks: weeksOf(range) },
      ...(state.location !== null && { location_id: state.location }),
    },
  });
  return { range, houses };
}

export type BedCalendarData = NonNullable<Awaited<ReturnType<typeof loadCalendar>>>;

import type { contract } from '@crewpad/contract';
import type { FeedRow } from './queries/feed-rows.ts';

const KM_PER_MILE = 1.609344;
const SHOWN_CLOCK = 'HH:MM'.length;

/** Converts a row to the API format. */
export function presentFeedItem(row: FeedRow): contract.content.FeedItem {
  const { kind: _kind, title, start_time, end_time, miles, ...item } = row;
  return {
    ...item,
    title: Object.entries(title).map(([key, value]) => ({ key, value })),
    start_time: start_time.slice(0, SHOWN_CLOCK),
    end_time: end_time.slice(0, SHOWN_CLOCK),
    distance_km: miles === null ? null : Math.round(miles * KM_PER_MILE * 10) / 10,
  };
}

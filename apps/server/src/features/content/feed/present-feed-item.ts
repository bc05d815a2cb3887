import type { contract } from '@crewpad/contract';
import type { FeedRow } from './queries/feed-rows.ts';

const KM_PER_MILE = 1.609344;

/** Converts a row to the API format. */
export function presentFeedItem(row: FeedRow): contract.content.FeedItem {
  const { kind: _kind, title, miles, ...item } = row;
  return {
    ...item,
    title: Object.entries(title).map(([key, value]) => ({ key, value })),
    distance_km: miles === null ? null : Math.round(miles * KM_PER_MILE * 10) / 10,
  };
}

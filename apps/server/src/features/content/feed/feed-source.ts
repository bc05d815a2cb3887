import type { contract } from '@crewpad/contract';
import type { FeedKind } from '@crewpad/domain';

/** Selects feed items. Without a city and a point: from everywhere. */
export interface FeedArea {
  /** The maximum per type. */
  limit: number;
  city?: string | undefined;
  point?: { latitude: number; longitude: number } | undefined;
  /** Miles around the point. */
  radius: number;
}

/** Maps our lists to the names of the events service. */
type FeedList = 'event-by-event-type' | 'special-offer-location' | 'event-location';

type FeedByKind = Record<FeedKind, contract.content.FeedItem[]>;

/** A source of current and upcoming events and special offers. */
export interface FeedSource {
  list(list: FeedList, kinds: readonly FeedKind[], area: FeedArea): Promise<FeedByKind>;
  ofCity(
    kind: FeedKind,
    city: string,
  ): Promise<{ city_name: string; items: contract.content.FeedItem[] }>;
  one(kind: FeedKind, id: number): Promise<contract.content.FeedItem | undefined>;
}

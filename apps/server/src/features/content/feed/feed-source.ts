import type { contract } from '@crewpad/contract';
import type { FeedKind } from '@crewpad/domain';

/** Which items are asked for. Without a city and a point: from everywhere. */
export interface FeedArea {
  /** At most so many of each kind. */
  limit: number;
  city?: string | undefined;
  point?: { latitude: number; longitude: number } | undefined;
  /** Miles around the point. */
  radius: number;
}

/** The lists as the events service names them. */
type FeedList = 'event-by-event-type' | 'special-offer-location' | 'event-location';

type FeedByKind = Record<FeedKind, contract.content.FeedItem[]>;

/** Where events and special offers come from. Only current and coming ones. */
export interface FeedSource {
  list(list: FeedList, kinds: readonly FeedKind[], area: FeedArea): Promise<FeedByKind>;
  ofCity(
    kind: FeedKind,
    city: string,
  ): Promise<{ city_name: string; items: contract.content.FeedItem[] }>;
  one(kind: FeedKind, id: number): Promise<contract.content.FeedItem | undefined>;
}

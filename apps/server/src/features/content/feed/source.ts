import type { contract } from '@crewpad/contract';
import { type FeedKind, LIST_LIMIT_MAX } from '@crewpad/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type FeedArea, type FeedRow, getFeedRow, listFeedRows } from './feed.queries.ts';

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

/** The feed from the database. */
export function databaseFeed(db: Db, clock: Clock): FeedSource {
  return {
    async list(_list, kinds, area) {
      const rows = await listFeedRows(db, kinds, area, clock.now());
      return {
        event: rows.filter(({ kind }) => kind === 'event').map(presentFeedItem),
        special_offer: rows.filter(({ kind }) => kind === 'special_offer').map(presentFeedItem),
      };
    },
    async ofCity(kind, city) {
      const area = { city, limit: LIST_LIMIT_MAX, radius: 0 };
      const rows = await listFeedRows(db, [kind], area, clock.now());
      return { city_name: rows[0]?.city ?? city, items: rows.map(presentFeedItem) };
    },
    async one(kind, id) {
      const row = await getFeedRow(db, kind, id, clock.now());
      return row && presentFeedItem(row);
    },
  };
}

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

import { LIST_LIMIT_MAX } from '@crewpad/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { FeedSource } from './feed-source.ts';
import { presentFeedItem } from './present-feed-item.ts';
import { getFeedRow } from './queries/get-feed-item.ts';
import { listFeedRows } from './queries/list-feed.ts';

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

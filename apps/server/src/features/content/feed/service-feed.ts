import { contract } from '@crewpad/contract';
import { type FeedKind, LIST_LIMIT_MAX } from '@crewpad/domain';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unavailable } from '../../../platform/errors.ts';
import { fetchJson, HttpStatusError } from '../../../platform/fetch-json.ts';
import type { Log } from '../../../platform/log.ts';
import { type FeedArea, type FeedRow, getFeedRow, listFeedRows } from './feed.queries.ts';

/** Maps our lists to the names of the events service. */
type FeedList = 'event-by-event-type' | 'special-offer-location' | 'event-location';

type FeedByKind = Record<FeedKind, contract.content.FeedItem[]>;

/** A source of current and upcoming events and special offers. */
interface FeedSource {
  list(list: FeedList, kinds: readonly FeedKind[], area: FeedArea): Promise<FeedByKind>;
  ofCity(
    kind: FeedKind,
    city: string,
  ): Promise<{ city_name: string; items: contract.content.FeedItem[] }>;
  item(kind: FeedKind, id: number): Promise<contract.content.FeedItem | undefined>;
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
    async item(kind, id) {
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

const TIMEOUT_MS = 3000;
/** The specification's code for a feed that could not be loaded. */
const LOAD_FAILED = 3337;
const NOT_FOUND = 404;

/** Fills in missing fields and parses texts. */
const serviceItem = contract.content.feedItem.extend({
  description: z
    .string()
    .nullish()
    .transform((text) => text ?? ''),
  image: z
    .string()
    .nullish()
    .transform((url) => url ?? null),
  map_lat: z.coerce.number(),
  map_lng: z.coerce.number(),
  merchant_id: z.coerce
    .number()
    .nullish()
    .transform((id) => id ?? null),
  price_range: z.coerce.string().default(''),
  rating: z.coerce.number().catch(0),
  distance_km: z.coerce
    .number()
    .nullish()
    .transform((km) => km ?? null),
  city: z.string().default(''),
  country: z.string().default(''),
});

/** Unreadable items are skipped. */
const items = z
  .array(z.unknown())
  .catch([])
  .transform((list): contract.content.FeedItem[] =>
    list.flatMap((entry) => {
      const parsed = serviceItem.safeParse(entry);
      return parsed.success ? [parsed.data] : [];
    }),
  );
const lists = z.object({ event: items, special_offer: items });
const cityList = z.object({
  city_name: z.string().optional(),
  events: items,
  special_offers: items,
});
const detail = z.object({ data: serviceItem });

/**
 * The feed of the HTTP events service. A list that fails or times out is empty; a failed single
 * item is 503.
 */
export function serviceFeed(service: { url: string; key: string }, log: Log): FeedSource {
  const base = service.url.replace(/\/*$/, '/');

  function get(path: string, query: Record<string, string | number | undefined>): Promise<unknown> {
    const url = new URL(path, base);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    return fetchJson(url, { headers: { 'X-API-Key': service.key }, timeoutMs: TIMEOUT_MS });
  }

  const failed = (err: unknown) => log.warn({ err, code: LOAD_FAILED }, 'could not load the feed');

  return {
    async list(list, kinds, { limit, city, point, radius }) {
      const eventType = kinds.length === 1 ? kinds[0] : undefined;
      try {
        const answer = await get(list, {
          eventType: list === 'event-by-event-type' ? eventType : undefined,
          city,
          limit,
          lat: point?.latitude,
          lng: point?.longitude,
          radius,
        });
        const { event, special_offer } = lists.parse(answer);
        return {
          event: kinds.includes('event') ? event.slice(0, limit) : [],
          special_offer: kinds.includes('special_offer') ? special_offer.slice(0, limit) : [],
        };
      } catch (error) {
        failed(error);
        return { event: [], special_offer: [] };
      }
    },

    async ofCity(kind, city) {
      const type = kind === 'event' ? 'events' : 'special_offers';
      try {
        const answer = cityList.parse(await get('by-type', { type, city }));
        return { city_name: answer.city_name ?? city, items: answer[type] };
      } catch (error) {
        failed(error);
        return { city_name: city, items: [] };
      }
    },

    async item(kind, id) {
      try {
        const answer = await get(kind === 'event' ? `event/${id}` : `offer/${id}`, {});
        return detail.parse(answer).data;
      } catch (error) {
        if (error instanceof HttpStatusError && error.status === NOT_FOUND) return undefined;
        failed(error);
        throw unavailable();
      }
    },
  };
}

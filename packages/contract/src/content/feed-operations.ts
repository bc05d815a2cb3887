import {
  FEED_LIMIT_DEFAULT,
  FEED_RADIUS_DEFAULT_MILES,
  MAX_GEO_RADIUS_MILES,
} from '@crewpad/domain';
import { z } from 'zod';
import {
  clockTime,
  idParams,
  isoDate,
  latitude,
  longitude,
  pictureUrl,
  queryInteger,
  queryNumber,
  text,
} from '../common.ts';
import { operation } from '../operation.ts';

const feature = 'content';

/** An event or a special offer near crash pads. */
export const feedItem = z.object({
  id: z.number(),
  title: z.array(z.object({ key: z.string(), value: z.string() })).meta({
    description: 'The title per language key',
  }),
  description: z.string(),
  image: pictureUrl.nullable(),
  map_lat: z.number(),
  map_lng: z.number(),
  start_date: isoDate,
  end_date: isoDate,
  start_time: clockTime,
  end_time: clockTime,
  merchant_id: z.number().nullable(),
  price_range: z.string(),
  business_name: z.string(),
  rating: z.number(),
  distance_km: z.number().nullable(),
  city: z.string(),
  country: z.string(),
});
export type FeedItem = z.infer<typeof feedItem>;

const area = {
  limit: queryInteger(1, 100).default(FEED_LIMIT_DEFAULT),
  lat: latitude.optional(),
  lng: longitude.optional(),
  radius: queryNumber
    .pipe(z.number().positive().max(MAX_GEO_RADIUS_MILES))
    .default(FEED_RADIUS_DEFAULT_MILES),
};
const feed = z.object({ event: z.array(feedItem), special_offer: z.array(feedItem) });

/** The values of `/events/by-type` are accepted too. */
const feedType = z
  .enum(['event', 'special_offer', 'events', 'special_offers'])
  .transform((type) => (type.startsWith('event') ? 'event' : 'special_offer'));

export const getFeedByType = operation({
  feature,
  method: 'GET',
  path: '/events/event-by-event-type',
  summary: 'List events and special offers around a point',
  query: z.object({ ...area, eventType: feedType.optional() }),
  answer: feed,
});

export const getSpecialOffersNear = operation({
  feature,
  method: 'GET',
  path: '/events/special-offer-location',
  summary: 'List special offers of a city or around a point',
  query: z.object({ ...area, city: text(100).optional() }),
  answer: feed,
});

export const getEventsNear = operation({
  feature,
  method: 'GET',
  path: '/events/event-location',
  summary: 'List events of a city or around a point',
  query: z.object({ ...area, city: text(100).optional() }),
  answer: feed,
});

export const getFeedOfCity = operation({
  feature,
  method: 'GET',
  path: '/events/by-type',
  summary: 'List events or special offers of a city',
  query: z.object({ type: z.enum(['special_offers', 'events']), city: text(100) }),
  answer: z.object({
    city_name: z.string(),
    events: z.array(feedItem).optional(),
    special_offers: z.array(feedItem).optional(),
  }),
});

const feedDetail = z.object({ data: feedItem });

export const getEvent = operation({
  feature,
  method: 'GET',
  path: '/event/{id}',
  summary: 'Get an event',
  params: idParams,
  answer: feedDetail,
});

export const getOffer = operation({
  feature,
  method: 'GET',
  path: '/offer/{id}',
  summary: 'Get a special offer',
  params: idParams,
  answer: feedDetail,
});

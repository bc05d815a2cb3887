import { earliestShownEndDate, type FeedKind, sortKey } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';

/** Columns of a feed item; `miles` from the requested point, if any. */
export interface FeedRow {
  id: number;
  kind: FeedKind;
  title: { en: string; [locale: string]: string };
  description: string;
  image: string | null;
  city: string;
  country: string;
  map_lat: number;
  map_lng: number;
  start_date: string;
  end_date: string;
  start_time: string;
  end_time: string;
  merchant_id: number | null;
  price_range: string;
  business_name: string;
  rating: number;
  miles: number | null;
}

export const feedColumns = sql`f.id, f.kind, f.title, f.description, f.image, f.city, f.country,
  f.map_lat, f.map_lng, f.start_date, f.end_date,
  to_char(f.start_time, 'HH24:MI') as start_time, to_char(f.end_time, 'HH24:MI') as end_time,
  f.merchant_id, f.price_range, f.business_name, f.rating`;

/** Items stay until their last day is over everywhere, because their time zone is not stored. */
export function isCurrent(now: Date): RawBuilder<boolean> {
  return sql<boolean>`f.end_date >= ${earliestShownEndDate(now)}::date`;
}

/** In the city of that name, ignoring case and, for known cities, accents. */
export function isInCity(city: string): RawBuilder<boolean> {
  const slug = sortKey(city).replaceAll(' ', '-');
  return sql<boolean>`(lower(f.city) = lower(${city})
    or lower(f.city) in (select lower(c.display_name) from cities c where c.slug like ${`${slug}-__`}))`;
}

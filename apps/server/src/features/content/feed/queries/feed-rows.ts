import {
  EARTH_RADIUS_MILES,
  earliestShownEndDate,
  type FeedKind,
  type Point,
} from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';

const MILES_PER_DEGREE = (EARTH_RADIUS_MILES * Math.PI) / 180;

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

/** Within some miles of a point. */
export function isNear({ latitude, longitude }: Point, radius: number): RawBuilder<boolean> {
  // The latitude band uses the index; the distance then filters exactly.
  const reach = radius / MILES_PER_DEGREE;
  return sql<boolean>`(f.map_lat between ${latitude - reach}::double precision
    and ${latitude + reach}::double precision
    and great_circle_miles(${latitude}, ${longitude}, f.map_lat, f.map_lng) <= ${radius})`;
}

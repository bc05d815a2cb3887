import type { contract } from '@crewpad/contract';
import type { FeedKind, Locale } from '@crewpad/domain';
import { calendarDate } from '../../../lib/format.ts';

const KM_PER_MILE = 1.609344;

/** The English title; where there is none, the first one. */
export function feedTitle({ title }: Pick<contract.content.FeedItem, 'title'>): string {
  return (title.find(({ key }) => key === 'en') ?? title[0])?.value ?? '';
}

export function feedAddress(kind: FeedKind, id: number): string {
  return kind === 'event' ? `/event/${id}` : `/offer/${id}`;
}

/** Where admins edit the items of a kind. */
export function editorAddress(kind: FeedKind): string {
  return kind === 'event' ? '/admin/events' : '/admin/offers';
}

/** First and last day in full; one of them when they are the same. */
export function feedDays(
  item: Pick<contract.content.FeedItem, 'start_date' | 'end_date'>,
  locale: Locale,
) {
  const from = calendarDate(item.start_date, locale);
  return item.end_date === item.start_date
    ? { from, to: null }
    : { from, to: calendarDate(item.end_date, locale) };
}

/** A distance in this site's format: "3 mi", never less than one. */
export function kilometresAsMiles(km: number): string {
  return `${Math.max(1, Math.round(km / KM_PER_MILE))} mi`;
}

/** The place on a public map. */
export function mapAddress({
  map_lat,
  map_lng,
}: Pick<contract.content.FeedItem, 'map_lat' | 'map_lng'>): string {
  return `https://www.openstreetmap.org/?mlat=${map_lat}&mlon=${map_lng}#map=15/${map_lat}/${map_lng}`;
}

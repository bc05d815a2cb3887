import type { contract } from '@crewpad/contract';
import type { FeedKind, Locale } from '@crewpad/domain';
import { calendarDate } from '../../../lib/format.ts';

const KM_PER_MILE = 1.609344;

/** The English title, or the first one. */
export function feedTitle({ title }: Pick<contract.content.FeedItem, 'title'>): string {
  return (title.find(({ key }) => key === 'en') ?? title[0])?.value ?? '';
}

export function feedAddress(kind: FeedKind, id: number): string {
  return kind === 'event' ? `/event/${id}` : `/offer/${id}`;
}

/** The admin page of a kind. */
export function editorAddress(kind: FeedKind): string {
  return kind === 'event' ? '/admin/events' : '/admin/offers';
}

/** First and last day; only one if they are equal. */
export function feedDays(
  item: Pick<contract.content.FeedItem, 'start_date' | 'end_date'>,
  locale: Locale,
) {
  const from = calendarDate(item.start_date, locale);
  return item.end_date === item.start_date
    ? { from, to: null }
    : { from, to: calendarDate(item.end_date, locale) };
}

/** A formatted distance: "3 mi", at least one. */
export function kilometresAsMiles(km: number): string {
  return `${Math.max(1, Math.round(km / KM_PER_MILE))} mi`;
}

/** A link to the place on a public map. */
export function mapAddress({
  map_lat,
  map_lng,
}: Pick<contract.content.FeedItem, 'map_lat' | 'map_lng'>): string {
  return `https://www.openstreetmap.org/?mlat=${map_lat}&mlon=${map_lng}#map=15/${map_lat}/${map_lng}`;
}

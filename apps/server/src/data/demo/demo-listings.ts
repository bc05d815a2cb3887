import { type BedKind, sortKey } from '@crewpad/domain';
import { amenities, type ListItem, places, preferences } from '@crewpad/reference-data';
import type { DemoData, DemoListing } from '@crewpad/reference-data/demo';
import { sql } from 'kysely';
import { addressKey, placeColumns, publicPoint } from '../../features/listings/index.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { timeDaysAgo } from './dates.ts';
import { findByKey, idsByKey } from './demo-people.ts';

/** Not secret: the demo crash pads do not exist, and their public points are the same on every machine. */
const DEMO_KEY = 'the public points of the demo crash pads';

const idsByName = (list: readonly ListItem[]) => new Map(list.map(({ id, name }) => [name.en, id]));

/** Demo listings as rows. */
export function listingRows(data: DemoData, urls: ReadonlyMap<string, string>, now: Date) {
  const members = idsByKey(data.members);
  const names = {
    amenities: idsByName(amenities),
    places: idsByName(places),
    preferences: idsByName(preferences),
  };
  return data.listings.map((listing, index) => {
    const {
      key: _key,
      member,
      airports: _airports,
      pictures,
      rooms: _rooms,
      promotion,
      listed_days_ago,
      ...columns
    } = listing;
    const images = pictures.map((picture) => findByKey(urls, picture));
    const created_at = timeDaysAgo(now, listed_days_ago, index);
    return {
      id: index + 1,
      ...columns,
      user_id: findByKey(members, member),
      title_key: sortKey(listing.title),
      ...publicColumns(listing),
      enable_price_range: listing.rate_per_to !== null,
      images,
      thumbnail: images[0] ?? null,
      amenities: listing.amenities.map((name) => findByKey(names.amenities, name)),
      places: listing.places.map((name) => findByKey(names.places, name)),
      preferences: listing.preferences.map((name) => findByKey(names.preferences, name)),
      feature_listing: promotion === null ? 0 : 1,
      feature_ongoing: promotion === 'featured' ? 1 : 0,
      created_at,
      updated_at: created_at,
    };
  });
}

/** The views of the documented listers' crash pads by month: more each month. */
export async function addDemoViews(trx: Trx, now: Date): Promise<void> {
  await sql`
    insert into listing_view_months (listing_id, month, views)
    select l.id, month::date, greatest(1, l.views * n / 78)
    from listings l
    join members m on m.id = l.user_id and m.email like 'lister.%@crewpad.test'
    cross join generate_series(1, 12) n
    cross join lateral (
      select date_trunc('month', ${now}::timestamptz) - make_interval(months => 12 - n) as month
    ) s
    where l.created_at < month + interval '1 month'`.execute(trx);
}

/** The demo listings' airports as rows. `airportIds` is by IATA code. */
export function listingAirportRows(data: DemoData, airportIds: ReadonlyMap<string, number>) {
  return data.listings.flatMap(({ airports }, index) =>
    airports.map(({ prefix, distance }, place) => ({
      listing_id: index + 1,
      airport_id: findByKey(airportIds, prefix),
      position: place + 1,
      distance,
    })),
  );
}

interface BedRow {
  id: number;
  room_id: number;
  listing_id: number;
  bed_name: string;
  bed_kind: BedKind;
  position: number;
}

/** Rooms and beds of the demo listings as rows; `bedIds` is by bed key. */
export function roomRows(data: DemoData) {
  const rooms: { id: number; listing_id: number; room_name: string; position: number }[] = [];
  const beds: BedRow[] = [];
  const bedIds = new Map<string, { id: number; listing_id: number }>();
  for (const [index, listing] of data.listings.entries()) {
    const listing_id = index + 1;
    for (const [place, { room_name, beds: bedsOfRoom }] of listing.rooms.entries()) {
      const room_id = rooms.length + 1;
      rooms.push({ id: room_id, listing_id, room_name, position: place + 1 });
      for (const [bedPlace, { key, bed_name, bed_kind }] of bedsOfRoom.entries()) {
        const id = beds.length + 1;
        bedIds.set(key, { id, listing_id });
        beds.push({ id, room_id, listing_id, bed_name, bed_kind, position: bedPlace + 1 });
      }
    }
  }
  return { rooms, beds, bedIds };
}

function publicColumns(listing: DemoListing) {
  const key = addressKey(DEMO_KEY, listing);
  return placeColumns(key, publicPoint(key, listing));
}

import { type BedKind, cellOf, sortKey } from '@crewpad/domain';
import { amenities, type ListItem, places, preferences } from '@crewpad/reference-data';
import { publicPoint } from '../../features/listings/index.ts';
import { someTimeOn } from './dates.ts';
import { found, idsByKey } from './demo-people.ts';
import type { DemoData, DemoListing } from './source.ts';

/** Not secret: the demo houses do not exist, and their points shall be the same on every machine. */
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
      key,
      member,
      airports: _airports,
      pictures,
      rooms: _rooms,
      promotion,
      listed_days_ago,
      ...same
    } = listing;
    const images = pictures.map((picture) => found(urls, picture));
    const created_at = someTimeOn(now, listed_days_ago, index);
    return {
      id: index + 1,
      ...same,
      user_id: found(members, member),
      title_key: sortKey(listing.title),
      ...publicColumns(key, listing),
      enable_price_range: listing.rate_per_to !== null,
      images,
      thumbnail: images[0] ?? null,
      amenities: listing.amenities.map((name) => found(names.amenities, name)),
      places: listing.places.map((name) => found(names.places, name)),
      preferences: listing.preferences.map((name) => found(names.preferences, name)),
      feature_listing: promotion === null ? 0 : 1,
      feature_ongoing: promotion === 'featured' ? 1 : 0,
      created_at,
      updated_at: created_at,
    };
  });
}

/** Which airports the demo listings are attached to; airport ids by code as given. */
export function listingAirportRows(data: DemoData, airportIds: ReadonlyMap<string, number>) {
  return data.listings.flatMap(({ airports }, index) =>
    airports.map(({ prefix, distance }, place) => ({
      listing_id: index + 1,
      airport_id: found(airportIds, prefix),
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

/** Rooms and beds of the demo listings as rows; `bedIds` by the beds' keys. */
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

function publicColumns(key: string, listing: DemoListing) {
  const point = publicPoint(DEMO_KEY, key, listing, listing);
  return {
    public_latitude: point.latitude,
    public_longitude: point.longitude,
    public_cell: cellOf(point.latitude, point.longitude),
  };
}

import { readStored, writeStored } from '../../lib/storage.ts';

interface RecentAirport {
  prefix: string;
  /** Its name in the reference data: pages show it in their language. Empty if not known. */
  city: string;
  country: string;
}

type StoredAirport = Pick<RecentAirport, 'prefix' | 'city'> & Partial<RecentAirport>;

const AIRPORTS_KEY = 'recent_airports';
const AIRPORTS_MAX = 4;

/** Airports viewed in this browser, latest first. */
export function recentAirports(): RecentAirport[] {
  const airports = readStored(AIRPORTS_KEY, isAirportList) ?? [];
  // Without a country, the name is in the language of the page that stored it.
  return airports.map(({ prefix, city, country = '' }) => ({
    prefix,
    city: country && city,
    country,
  }));
}

/** Stores a viewed airport, whose city can be named in the page's language. */
export function storeRecentAirport({
  prefix,
  country,
  city,
  reference_city = city,
}: RecentAirport & { reference_city?: string }): void {
  const otherAirports = recentAirports().filter((airport) => airport.prefix !== prefix);
  writeStored(
    AIRPORTS_KEY,
    [{ prefix, city: reference_city, country }, ...otherAirports].slice(0, AIRPORTS_MAX),
  );
}

function isAirportList(value: unknown): value is StoredAirport[] {
  return Array.isArray(value) && value.every(isRecentAirport);
}

function isRecentAirport(value: unknown): value is StoredAirport {
  return (
    typeof value === 'object' &&
    value !== null &&
    'prefix' in value &&
    typeof value.prefix === 'string' &&
    'city' in value &&
    typeof value.city === 'string' &&
    (!('country' in value) || typeof value.country === 'string')
  );
}

const LISTINGS_KEY = 'recent_listings';
const LISTINGS_MAX = 8;

/** Crash pads viewed in this browser, latest first. */
export function recentListings(): number[] {
  return readStored(LISTINGS_KEY, isIds) ?? [];
}

export function storeRecentListing(id: number): void {
  const otherListings = recentListings().filter((listing) => listing !== id);
  writeStored(LISTINGS_KEY, [id, ...otherListings].slice(0, LISTINGS_MAX));
}

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => Number.isInteger(id) && id > 0);

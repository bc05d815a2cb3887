import { readStored, writeStored } from '../../lib/storage.ts';

interface RecentAirport {
  prefix: string;
  /** Its name in the reference data: pages show it in their language. Empty if not known. */
  city: string;
  country: string;
}

type StoredAirport = Pick<RecentAirport, 'prefix' | 'city'> & Partial<RecentAirport>;

const KEY = 'recent_airports';
const KEPT = 4;

/** Airports viewed in this browser, latest first. */
export function recentAirports(): RecentAirport[] {
  const stored = readStored(KEY, isList) ?? [];
  // Without a country, the name is in the language of the page that stored it.
  return stored.map(({ prefix, city, country = '' }) => ({
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
  const others = recentAirports().filter((airport) => airport.prefix !== prefix);
  writeStored(KEY, [{ prefix, city: reference_city, country }, ...others].slice(0, KEPT));
}

function isList(value: unknown): value is StoredAirport[] {
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

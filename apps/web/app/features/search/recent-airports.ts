import { readStored, writeStored } from '../../lib/storage.ts';

interface RecentAirport {
  prefix: string;
  city: string;
}

const KEY = 'recent_airports';
const KEPT = 4;

/** Airports viewed in this browser, latest first. */
export function recentAirports(): RecentAirport[] {
  return readStored(KEY, isList) ?? [];
}

export function storeRecentAirport({ prefix, city }: RecentAirport): void {
  const others = recentAirports().filter((airport) => airport.prefix !== prefix);
  writeStored(KEY, [{ prefix, city }, ...others].slice(0, KEPT));
}

function isList(value: unknown): value is RecentAirport[] {
  return Array.isArray(value) && value.every(isRecentAirport);
}

function isRecentAirport(value: unknown): value is RecentAirport {
  return (
    typeof value === 'object' &&
    value !== null &&
    'prefix' in value &&
    typeof value.prefix === 'string' &&
    'city' in value &&
    typeof value.city === 'string'
  );
}

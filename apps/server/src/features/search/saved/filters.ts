import type { contract } from '@crewpad/contract';
import { AIRPORT_DISTANCE_MAX } from '@crewpad/domain';

type SearchFilters = contract.search.SearchFilters;

/** The minimum value with which a filter narrows the search. */
const NARROWS: { [K in keyof SearchFilters]?: (value: never) => boolean } = {
  occupied: (value: string) => value === '0',
  gender: (value: string) => value !== 'all',
  bed: (value: string) => value !== 'any',
  bathrooms: (value: number) => value > 1,
  airport_distance: (value: number) => value < AIRPORT_DISTANCE_MAX,
  max_nights: (value: number) => value > 1,
  price_min: (value: number) => value > 0,
};

/** The filters that narrow a search, normalized so that equal searches are equal. Pure. */
export function narrowingFilters(filters: SearchFilters): Partial<SearchFilters> {
  const entries = Object.entries(filters).filter(([key, value]) => {
    const narrows = NARROWS[key as keyof SearchFilters] as
      | ((value: unknown) => boolean)
      | undefined;
    return value !== undefined && (narrows?.(value) ?? true);
  });
  return Object.fromEntries(entries.map(([key, value]) => [key, inOneWay(key, value)]));
}

function inOneWay(key: string, value: SearchFilters[keyof SearchFilters]) {
  if (Array.isArray(value)) return [...value].sort(inOrder);
  // To the cent, as search compares them.
  return key.startsWith('price_') ? Math.round(Number(value) * 100) / 100 : value;
}

const inOrder = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1;

/** Stored filters as a search query. Pure. */
export function presentFilters({ from: _day, ...filters }: Partial<SearchFilters>) {
  return Object.fromEntries(Object.entries(filters).map(([key, value]) => [key, String(value)]));
}

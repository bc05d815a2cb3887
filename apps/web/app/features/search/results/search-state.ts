import { LISTING_SORTS, type ListingSort, SEARCH_LIMIT, type SortDirection } from '@crewpad/domain';

/** Parameters of a results page's address that narrow the list down, in the order of their chips. */
export const FILTER_KEYS = [
  'occupied',
  'gender',
  'bed',
  'beds',
  'bathrooms',
  'airport_distance',
  'max_nights',
  'price_min',
  'price_max',
  'rental_type',
] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** Values that mean "not filtered": they need not stand in the address. */
const NEUTRAL: Partial<Record<FilterKey, string>> = { occupied: '1', gender: 'all', bed: 'any' };

export interface SearchState {
  sort: ListingSort | undefined;
  dir: SortDirection;
  offset: number;
  filters: Partial<Record<FilterKey, string>>;
}

/** The state of a results page out of its address. What does not fit is left to the API to refuse. */
export function readSearchState(params: URLSearchParams): SearchState {
  const filters: SearchState['filters'] = {};
  for (const key of FILTER_KEYS) {
    const value = params.get(key);
    if (value !== null && value !== '' && value !== NEUTRAL[key]) filters[key] = value;
  }
  const sort = LISTING_SORTS.find((one) => one === params.get('sort'));
  return {
    sort,
    dir: params.get('dir') === 'desc' ? 'desc' : 'asc',
    offset: Number(params.get('offset') ?? 0) || 0,
    filters,
  };
}

/** The query of an address, `?...` or empty, with some parameters changed; null takes one away. */
export function searchWith(state: SearchState, change: Record<string, string | null>): string {
  const params = new URLSearchParams();
  const all: Record<string, string | null | undefined> = {
    ...state.filters,
    sort: state.sort,
    dir: state.sort && state.dir === 'desc' ? 'desc' : undefined,
    // Whatever changes, the list begins anew.
    offset: null,
    ...change,
  };
  for (const [key, value] of Object.entries(all)) {
    if (value === null || value === undefined || value === NEUTRAL[key as FilterKey]) continue;
    params.set(key, value);
  }
  const query = params.toString();
  return query === '' ? '?' : `?${query}`;
}

/** A press on a sort leads from the default order to ascending, descending and back. */
export function nextSort(state: SearchState, sort: ListingSort): Record<string, string | null> {
  if (state.sort !== sort) return { sort, dir: null };
  return state.dir === 'asc' ? { sort, dir: 'desc' } : { sort: null, dir: null };
}

/** Page numbers, from 1. */
export function pageNumbers(offset: number, total: number): { page: number; pages: number } {
  return {
    page: Math.floor(offset / SEARCH_LIMIT) + 1,
    pages: Math.max(1, Math.ceil(total / SEARCH_LIMIT)),
  };
}

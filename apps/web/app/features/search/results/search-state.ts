import {
  FILTER_BOUNDS,
  FILTER_CHOICES,
  FILTER_DEFAULTS,
  FILTER_KEYS,
  FILTER_PRICE_MAX,
  type FilterKey,
  farDate,
  LISTING_SORTS,
  type ListingSort,
  OFFSET_MAX,
  RENTAL_TYPES,
  type SortDirection,
} from '@crewpad/domain';

/** The address may omit these values. */
const NEUTRAL: Partial<Record<FilterKey, string>> = FILTER_DEFAULTS;

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);
const wholeNumber = (min: number, max: number) => (value: string) =>
  /^\d{1,7}$/.test(value) && Number(value) >= min && Number(value) <= max;
const day = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  farDate(value, new Date()) === null &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;
const price = (value: string) =>
  /^\d{1,7}(\.\d{1,2})?$/.test(value) && Number(value) <= FILTER_PRICE_MAX;

/** The values that search accepts; the API refuses all others. */
const ACCEPTED: Record<FilterKey, (value: string) => boolean> = {
  occupied: oneOf(FILTER_CHOICES.occupied),
  gender: oneOf(FILTER_CHOICES.gender),
  bed: oneOf(FILTER_CHOICES.bed),
  from: day,
  beds: wholeNumber(...FILTER_BOUNDS.beds),
  bathrooms: wholeNumber(...FILTER_BOUNDS.bathrooms),
  airport_distance: wholeNumber(...FILTER_BOUNDS.airport_distance),
  max_nights: wholeNumber(...FILTER_BOUNDS.max_nights),
  price_min: price,
  price_max: price,
  rental_type: (value) => value.split(',').every(oneOf(RENTAL_TYPES)),
};

export interface SearchState {
  sort: ListingSort | undefined;
  dir: SortDirection;
  offset: number;
  filters: Partial<Record<FilterKey, string>>;
}

/** The filters of an address or a form, without invalid values. */
export function readFilters(params: URLSearchParams | FormData): SearchState['filters'] {
  const filters: SearchState['filters'] = {};
  for (const key of FILTER_KEYS) {
    const value = params.get(key);
    if (typeof value === 'string' && value !== NEUTRAL[key] && ACCEPTED[key](value)) {
      filters[key] = value;
    }
  }
  return filters;
}

/** Parses the state of a results page from its address. */
export function readSearchState(params: URLSearchParams): SearchState {
  const offset = params.get('offset') ?? '';
  const sort = LISTING_SORTS.find((name) => name === params.get('sort'));
  return {
    sort,
    dir: params.get('dir') === 'desc' ? 'desc' : 'asc',
    offset: wholeNumber(0, OFFSET_MAX)(offset) ? Number(offset) : 0,
    filters: readFilters(params),
  };
}

/** The active filters, in chip order. */
export function activeFilters({ filters }: SearchState): FilterKey[] {
  return FILTER_KEYS.filter((key) => filters[key] !== undefined);
}

/** The query of an address, `?...` or empty, with some parameters changed; null removes one. */
export function searchWith(state: SearchState, change: Record<string, string | null>): string {
  const params = new URLSearchParams();
  const all: Record<string, string | null | undefined> = {
    ...state.filters,
    sort: state.sort,
    dir: state.sort && state.dir === 'desc' ? 'desc' : undefined,
    // Any change resets to the first page.
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

/** The API query for this state. */
export function searchQuery({ filters, sort, dir, offset }: SearchState): Record<string, string> {
  return {
    ...(filters as Record<string, string>),
    ...(sort !== undefined && { sort, dir }),
    ...(offset > 0 && { offset: String(offset) }),
  };
}

/** The canonical address of this page of the list, without sort and filters. */
export function canonicalSearch({ offset }: SearchState): string {
  return offset > 0 ? `?offset=${offset}` : '';
}

/** Each press cycles a sort: default, ascending, descending, default. */
export function nextSort(state: SearchState, sort: ListingSort): Record<string, string | null> {
  if (state.sort !== sort) return { sort, dir: null };
  return state.dir === 'asc' ? { sort, dir: 'desc' } : { sort: null, dir: null };
}

/** The orders of the list, each by its own name: what the address sorts by, and in which direction. */
export const SORT_CHOICES = {
  default: [null, null],
  nearest: ['airport_distance', null],
  farthest: ['airport_distance', 'desc'],
  lowest_price: ['price', null],
  highest_price: ['price', 'desc'],
  newest: ['date', 'desc'],
  oldest: ['date', null],
  a_to_z: ['title', null],
  z_to_a: ['title', 'desc'],
} as const satisfies Record<string, [ListingSort | null, 'desc' | null]>;

export type SortChoice = keyof typeof SORT_CHOICES;

/** Whether the list has this order. */
export function isSortedAs({ sort, dir }: SearchState, choice: SortChoice): boolean {
  const [by, direction] = SORT_CHOICES[choice];
  return by === (sort ?? null) && (by === null || (direction ?? 'asc') === dir);
}

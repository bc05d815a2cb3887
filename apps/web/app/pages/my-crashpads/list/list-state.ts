import type { contract } from '@crewpad/contract';
import { OFFSET_MAX } from '@crewpad/domain';

export type CrashpadFilter = (typeof contract.listings.CRASHPAD_FILTERS)[number];

/** In display order. */
export const FILTERS: readonly CrashpadFilter[] = [
  'all',
  'active',
  'inactive',
  'hidden',
  'full',
  'vacant',
];
/** Crash pads per page. */
export const PAGE_SIZE = 20;
/** Up to this many need no filters. */
export const FEW = 6;
const SEARCH_MAX = 100;

export interface ListState {
  filter: CrashpadFilter;
  search: string;
  offset: number;
}

/** Parses the list state from the address; invalid values are ignored. */
export function readListState(params: URLSearchParams): ListState {
  const offset = Number(params.get('offset') ?? 0);
  return {
    filter: FILTERS.find((value) => value === params.get('filter')) ?? 'all',
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    offset: Number.isInteger(offset) && offset > 0 && offset <= OFFSET_MAX ? offset : 0,
  };
}

/** The query with some values changed; any change resets to the first page. */
export function listAddress(state: ListState, change: Partial<ListState>): string {
  const { filter, search, offset } = { ...state, offset: 0, ...change };
  const params = new URLSearchParams();
  if (filter !== 'all') params.set('filter', filter);
  if (search !== '') params.set('search', search);
  if (offset > 0) params.set('offset', String(offset));
  return `?${params}`;
}

export function isNarrowed({ filter, search }: ListState): boolean {
  return filter !== 'all' || search !== '';
}

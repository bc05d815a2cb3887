import type { contract } from '@crewpad/contract';
import { OFFSET_MAX } from '@crewpad/domain';

export type CrashpadFilter = (typeof contract.listings.CRASHPAD_FILTERS)[number];

/** In the order in which they are offered. */
export const FILTERS: readonly CrashpadFilter[] = [
  'all',
  'active',
  'inactive',
  'hidden',
  'full',
  'vacant',
];
/** Crash pads on one page of the list. */
export const PAGE_SIZE = 20;
/** Up to so many are seen at a glance: no filters for them. */
export const FEW = 6;
const SEARCH_MAX = 100;

export interface ListState {
  filter: CrashpadFilter;
  search: string;
  offset: number;
}

/** The state of the list out of the page's address; what does not fit counts as not said. */
export function readListState(params: URLSearchParams): ListState {
  const offset = Number(params.get('offset') ?? 0);
  return {
    filter: FILTERS.find((one) => one === params.get('filter')) ?? 'all',
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    offset: Number.isInteger(offset) && offset > 0 && offset <= OFFSET_MAX ? offset : 0,
  };
}

/** The query of the page's address with some of it changed; any change begins at the first page. */
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

/** Numbers of this page and of the last one, from 1. */
export function pagesOf(offset: number, total: number): { page: number; pages: number } {
  return {
    page: Math.floor(offset / PAGE_SIZE) + 1,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  };
}

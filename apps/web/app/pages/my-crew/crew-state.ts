import { BALANCE_SORTS, OFFSET_MAX } from '@crewpad/domain';
import { readMonth } from '../../lib/months.ts';

export const CREW_TABS = ['rentals', 'calendar', 'waitlist', 'history'] as const;
type CrewTab = (typeof CREW_TABS)[number];

export const CREW_STATUSES = ['all', 'accepted', 'pending'] as const;
type CrewStatus = (typeof CREW_STATUSES)[number];

/** Without one: requests to check out first, then the newest. */
export const CREW_SORTS = BALANCE_SORTS;
type CrewSort = (typeof CREW_SORTS)[number];

/** Tenants on one page. */
export const TENANTS_PER_PAGE = 100;
/** Changes per page of the history. */
export const CHANGES_PER_PAGE = 25;
export const SEARCH_MAX = 100;

/** Parses the page state from the address. */
export interface CrewState {
  tab: CrewTab;
  status: CrewStatus;
  search: string;
  /** A crash pad; null for all. */
  location: number | null;
  /** Only those who owe something. */
  owing: boolean;
  sort: CrewSort | null;
  /** The month of the rent roll; null for the current one. */
  month: string | null;
  /** How many rows of the rent roll are shown. */
  roll: 'first' | 'all';
  offset: number;
  /** First row of the changes in the history. */
  changes: number;
}

/** Invalid values are ignored. */
export function readCrewState(params: URLSearchParams): CrewState {
  return {
    tab: CREW_TABS.find((value) => value === params.get('tab')) ?? 'rentals',
    status: CREW_STATUSES.find((value) => value === params.get('status')) ?? 'all',
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    location: wholeIn(params, 'location') || null,
    owing: params.get('owes') === '1',
    sort: CREW_SORTS.find((value) => value === params.get('sort')) ?? null,
    month: readMonth(params.get('month')),
    roll: params.get('roll') === 'all' ? 'all' : 'first',
    offset: wholeIn(params, 'offset'),
    changes: wholeIn(params, 'changes'),
  };
}

function wholeIn(params: URLSearchParams, name: string): number {
  const value = Number(params.get(name) ?? 0);
  return Number.isInteger(value) && value > 0 && value <= OFFSET_MAX ? value : 0;
}

/** The query with some values changed; any change resets to the first page. */
export function crewAddress(state: CrewState, change: Partial<CrewState>): string {
  const next = { ...state, offset: 0, changes: 0, ...change };
  const params = new URLSearchParams();
  if (next.tab !== 'rentals') params.set('tab', next.tab);
  // The history has no status filter.
  if (next.status !== 'all' && next.tab === 'rentals') params.set('status', next.status);
  if (next.search !== '') params.set('search', next.search);
  if (next.location !== null) params.set('location', String(next.location));
  if (next.tab === 'rentals' && next.owing) params.set('owes', '1');
  if (next.tab === 'rentals' && next.sort !== null) params.set('sort', next.sort);
  if (next.month !== null) params.set('month', next.month);
  if (next.roll === 'all') params.set('roll', next.roll);
  if (next.offset > 0) params.set('offset', String(next.offset));
  if (next.changes > 0) params.set('changes', String(next.changes));
  return `?${params}`;
}

export function isNarrowed({ status, search, location, owing }: CrewState): boolean {
  return status !== 'all' || search !== '' || location !== null || owing;
}

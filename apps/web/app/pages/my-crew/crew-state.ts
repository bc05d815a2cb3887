import { OFFSET_MAX } from '@crewpad/domain';
import { readMonth } from '../../lib/months.ts';

export const CREW_TABS = ['rentals', 'rent', 'calendar', 'waitlist', 'history'] as const;
type CrewTab = (typeof CREW_TABS)[number];

export const CREW_STATUSES = ['all', 'accepted', 'pending'] as const;
type CrewStatus = (typeof CREW_STATUSES)[number];

/** The orders of the tenants, and how each begins. Without one: by crash pad and bed. */
const FIRST_DIRECTION = {
  name: 'asc',
  house: 'asc',
  stay: 'asc',
  rent: 'desc',
  next: 'asc',
  owed: 'desc',
  late: 'desc',
  autopay: 'asc',
  deposit: 'desc',
} as const;
export type CrewSort = keyof typeof FIRST_DIRECTION;
export const CREW_SORTS = Object.keys(FIRST_DIRECTION) as CrewSort[];
type Direction = 'asc' | 'desc';

/** The states of rent by which the Rent tab is narrowed. */
export const RENT_FILTERS = ['late', 'failed', 'open', 'paid'] as const;
export type RentFilter = (typeof RENT_FILTERS)[number];

/** The columns that the lister may leave out. */
export const CHOSEN_COLUMNS = [
  'house',
  'stay',
  'rent',
  'owed',
  'autopay',
  'deposit',
  'contact',
] as const;
export type ChosenColumn = (typeof CHOSEN_COLUMNS)[number];

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
  /** null: as the order begins. */
  dir: Direction | null;
  /** Without the heads of the crash pads. */
  flat: boolean;
  /** The columns that are left out. */
  without: readonly ChosenColumn[];
  /** The month of the rent; null for the current one. */
  month: string | null;
  /** The rent of one state; null for all. */
  rent: RentFilter | null;
  offset: number;
  /** First row of the changes in the history. */
  changes: number;
}

/** Invalid values are ignored. */
export function readCrewState(params: URLSearchParams): CrewState {
  const sort = CREW_SORTS.find((value) => value === params.get('sort')) ?? null;
  const dir = params.get('dir');
  const without = (params.get('without') ?? '').split(',');
  return {
    tab: readTab(params),
    status: CREW_STATUSES.find((value) => value === params.get('status')) ?? 'all',
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    location: wholeIn(params, 'location') || null,
    owing: params.get('owes') === '1',
    sort,
    dir: sort !== null && (dir === 'asc' || dir === 'desc') ? dir : null,
    flat: params.get('flat') === '1',
    without: CHOSEN_COLUMNS.filter((column) => without.includes(column)),
    month: readMonth(params.get('month')),
    rent: RENT_FILTERS.find((value) => value === params.get('rent')) ?? null,
    offset: wholeIn(params, 'offset'),
    changes: wholeIn(params, 'changes'),
  };
}

/** Addresses of earlier emails name a month, or all rows of the rent, without its tab. */
function readTab(params: URLSearchParams): CrewTab {
  const isRent = params.has('month') || params.has('roll');
  const tab = CREW_TABS.find((value) => value === params.get('tab'));
  return tab ?? (isRent ? 'rent' : 'rentals');
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
  if (next.search !== '') params.set('search', next.search);
  if (next.location !== null) params.set('location', String(next.location));
  if (next.tab === 'rentals') {
    if (next.status !== 'all') params.set('status', next.status);
    if (next.owing) params.set('owes', '1');
    if (next.sort !== null) params.set('sort', next.sort);
    if (next.sort !== null && next.dir !== null) params.set('dir', next.dir);
    if (next.flat) params.set('flat', '1');
  }
  if (next.without.length > 0) params.set('without', next.without.join(','));
  if (next.tab === 'rent') {
    if (next.month !== null) params.set('month', next.month);
    if (next.rent !== null) params.set('rent', next.rent);
  }
  if (next.offset > 0) params.set('offset', String(next.offset));
  if (next.changes > 0) params.set('changes', String(next.changes));
  return `?${params}`;
}

export function isNarrowed({ status, search, location, owing }: CrewState): boolean {
  return status !== 'all' || search !== '' || location !== null || owing;
}

/** The direction of the order now. */
export const directionOf = ({ sort, dir }: Pick<CrewState, 'sort' | 'dir'>): Direction =>
  dir ?? (sort === null ? 'asc' : FIRST_DIRECTION[sort]);

/** The order after a press on the head of a column: its own, and then turned around. */
export function pressedSort(state: CrewState, sort: CrewSort): Pick<CrewState, 'sort' | 'dir'> {
  if (state.sort !== sort) return { sort, dir: null };
  const turned = directionOf(state) === 'asc' ? 'desc' : 'asc';
  return { sort, dir: turned === FIRST_DIRECTION[sort] ? null : turned };
}

/** Whether the tenants stand below the heads of their crash pads. */
export const isGrouped = ({ flat, sort }: CrewState): boolean =>
  !flat && (sort === null || sort === 'house');

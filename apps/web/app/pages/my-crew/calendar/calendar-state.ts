import { addDays, daysBetween, OFFSET_MAX } from '@crewpad/domain';
import { shiftMonth } from '../../../lib/months.ts';

export const SPANS = ['weeks', 'month'] as const;
export const VIEWS = ['grid', 'list'] as const;

/** What the address of the calendar says. */
export interface CalendarState {
  /** A crash pad; null for all. */
  location: number | null;
  /** The first day, or a day of the month; null for now. */
  from: string | null;
  span: (typeof SPANS)[number];
  view: (typeof VIEWS)[number];
}

/** The days that the calendar shows: `until` is the first day after them. */
export interface CalendarRange {
  from: string;
  until: string;
}

const DAYS_PER_WEEK = 7;
const WEEKS = 6;
/** Whoever left this week is still in view. */
const DAYS_BEFORE_TODAY = 3;
const DATE = /^20\d{2}-\d{2}-\d{2}$/;

/** Invalid values are ignored. */
export function readCalendarState(params: URLSearchParams): CalendarState {
  const location = Number(params.get('location') ?? 0);
  return {
    location:
      Number.isInteger(location) && location > 0 && location <= OFFSET_MAX ? location : null,
    from: readDate(params.get('from')),
    span: SPANS.find((value) => value === params.get('span')) ?? 'weeks',
    view: VIEWS.find((value) => value === params.get('view')) ?? 'grid',
  };
}

function readDate(text: string | null): string | null {
  if (text === null || !DATE.test(text)) return null;
  const instant = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
  return isReal ? text : null;
}

/** The query with some values changed. */
export function calendarAddress(state: CalendarState, change: Partial<CalendarState>): string {
  const { location, from, span, view } = { ...state, ...change };
  const params = new URLSearchParams({ tab: 'calendar' });
  if (location !== null) params.set('location', String(location));
  if (from !== null) params.set('from', from);
  if (span !== 'weeks') params.set('span', span);
  if (view !== 'grid') params.set('view', view);
  return `?${params}`;
}

/** Six weeks, or a whole month. */
export function rangeOf({ from, span }: CalendarState, today: string): CalendarRange {
  if (span === 'month') {
    const month = (from ?? today).slice(0, 7);
    return { from: `${month}-01`, until: `${shiftMonth(month, 1)}-01` };
  }
  const first = from ?? addDays(today, -DAYS_BEFORE_TODAY);
  return { from: first, until: addDays(first, WEEKS * DAYS_PER_WEEK) };
}

/** As many weeks as the days touch: the calendar is read by weeks. */
export function weeksOf({ from, until }: CalendarRange): number {
  return Math.ceil(daysBetween(from, until) / DAYS_PER_WEEK);
}

/** The first day of the span before (-1) or after (1) the shown one. */
export function shifted({ span }: CalendarState, { from }: CalendarRange, by: -1 | 1): string {
  if (span === 'month') return `${shiftMonth(from.slice(0, 7), by)}-01`;
  return addDays(from, by * WEEKS * DAYS_PER_WEEK);
}

/** Where days lie in the calendar, in days from its first one; null outside of it. */
export function placeOf(
  { from, until }: { from: string; until: string | null },
  range: CalendarRange,
): { start: number; days: number; isCutBefore: boolean; isCutAfter: boolean } | null {
  const isCutBefore = from < range.from;
  const isCutAfter = until === null || until > range.until;
  const first = isCutBefore ? range.from : from;
  const end = isCutAfter ? range.until : until;
  if (first >= end) return null;
  return {
    start: daysBetween(range.from, first),
    days: daysBetween(first, end),
    isCutBefore,
    isCutAfter,
  };
}

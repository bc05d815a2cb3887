import { describe, expect, it } from 'vitest';
import {
  calendarAddress,
  placeOf,
  rangeOf,
  readCalendarState,
  shifted,
  weeksOf,
} from './calendar-state.ts';

const read = (query: string) => readCalendarState(new URLSearchParams(query));
const TODAY = '2026-12-10';

describe('the address of the bed calendar', () => {
  it('shows all crash pads over six weeks around today without anything', () => {
    const state = read('?tab=calendar');
    expect(state).toEqual({ location: null, from: null, span: 'weeks', view: 'grid' });
    expect(calendarAddress(state, {})).toBe('?tab=calendar');
    expect(rangeOf(state, TODAY)).toEqual({ from: '2026-12-07', until: '2027-01-18' });
  });

  it('round-trips what it shows', () => {
    const query = '?tab=calendar&location=7&from=2027-02-01&span=month&view=list';
    expect(calendarAddress(read(query), {})).toBe(query);
  });

  it('ignores invalid values', () => {
    for (const from of ['2027-02-30', '27-1-1', '1990-01-01', 'x']) {
      expect(read(`?location=-1&from=${from}&span=year&view=x`)).toEqual(read(''));
    }
  });

  it('shows the whole month of a day, and steps by months or by six weeks', () => {
    const month = read('?from=2027-02-14&span=month');
    const range = rangeOf(month, TODAY);
    expect(range).toEqual({ from: '2027-02-01', until: '2027-03-01' });
    expect([weeksOf(range), weeksOf({ from: '2027-03-01', until: '2027-04-01' })]).toEqual([4, 5]);
    expect([shifted(month, range, -1), shifted(month, range, 1)]).toEqual([
      '2027-01-01',
      '2027-03-01',
    ]);
    const weeks = read('?from=2027-02-14');
    expect(shifted(weeks, rangeOf(weeks, TODAY), 1)).toBe('2027-03-28');
  });
});

describe('the place of days in the calendar', () => {
  const range = { from: '2026-12-07', until: '2027-01-18' };
  const place = (from: string, until: string | null) => placeOf({ from, until }, range);

  it('counts from the first day shown', () => {
    expect(place('2026-12-10', '2026-12-12')).toEqual({
      ...{ start: 3, days: 2, isCutBefore: false, isCutAfter: false },
    });
  });

  it('is cut at both ends of the calendar', () => {
    expect(place('2026-01-01', null)).toEqual({
      ...{ start: 0, days: 42, isCutBefore: true, isCutAfter: true },
    });
    expect(place('2027-01-10', '2027-01-18')).toMatchObject({ days: 8, isCutAfter: false });
  });

  it('is none for days before or after it', () => {
    expect([place('2026-11-01', '2026-12-07'), place('2027-01-18', null)]).toEqual([null, null]);
  });
});

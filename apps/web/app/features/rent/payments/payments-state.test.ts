import { describe, expect, it } from 'vitest';
import {
  isFiltered,
  monthsUntil,
  paymentsAddress,
  readState,
  readYear,
  yearsUntil,
} from './payments-state.ts';

const read = (query: string) => readState(new URLSearchParams(query));

describe('the address of the payments', () => {
  it('holds the filters, and resets to the first page with every other one', () => {
    const state = read('?year=2027&type=rent&status=paid&tenant=7&offset=25');
    const unset = { month: null, house: null, method: null };
    expect(state).toEqual({
      ...{ year: 2027, type: 'rent', status: 'paid', tenant: 7, offset: 25 },
      ...unset,
    });
    expect(paymentsAddress(state, { offset: 50 })).toBe(
      '?year=2027&tenant=7&type=rent&status=paid&offset=50',
    );
    expect(paymentsAddress(state, { type: null, tenant: null })).toBe('?year=2027&status=paid');
    expect(isFiltered(state)).toBe(true);
  });

  it('names a month, a crash pad and a method, and reads the one choice of the form for year and month', () => {
    const state = read('?period=2027-03&house=4&method=zelle');
    expect(state).toMatchObject({ year: null, month: '2027-03', house: 4, method: 'zelle' });
    expect(paymentsAddress(read('?period=2027-03'), {})).toBe('?month=2027-03');
    expect(paymentsAddress(read('?period=2027'), {})).toBe('?year=2027');
    expect(monthsUntil('2027-03', read('')).slice(0, 2)).toEqual(['2027-03', '2027-02']);
    expect(monthsUntil('2027-03', read('?year=2026'))[0]).toBe('2026-12');
    expect(monthsUntil('2027-03', read('?month=2025-01')).at(-1)).toBe('2025-01');
  });

  it('leaves out invalid values', () => {
    const state = read('?year=12&type=plan&status=x&tenant=-1&offset=1.5');
    expect(paymentsAddress(state, {})).toBe('?');
    expect(isFiltered(state)).toBe(false);
    expect(readYear('2027.5')).toBeNull();
  });

  it('offers recent years, and the selected one', () => {
    expect(yearsUntil(2027, null)).toEqual([2027, 2026, 2025, 2024, 2023, 2022]);
    expect(yearsUntil(2027, 2019).at(-1)).toBe(2019);
  });
});

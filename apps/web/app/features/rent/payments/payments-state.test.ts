import { describe, expect, it } from 'vitest';
import { isFiltered, paymentsAddress, readState, readYear, yearsUntil } from './payments-state.ts';

const read = (query: string) => readState(new URLSearchParams(query));

describe('the address of the payments', () => {
  it('holds the filters, and resets to the first page with every other one', () => {
    const state = read('?year=2027&type=rent&status=paid&tenant=7&offset=25');
    expect(state).toEqual({ year: 2027, type: 'rent', status: 'paid', tenant: 7, offset: 25 });
    expect(paymentsAddress(state, { offset: 50 })).toBe(
      '?year=2027&type=rent&status=paid&tenant=7&offset=50',
    );
    expect(paymentsAddress(state, { type: null, tenant: null })).toBe('?year=2027&status=paid');
    expect(isFiltered(state)).toBe(true);
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

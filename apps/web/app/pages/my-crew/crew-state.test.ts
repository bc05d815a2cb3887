import { describe, expect, it } from 'vitest';
import { crewAddress, isNarrowed, readCrewState } from './crew-state.ts';

const read = (query: string) => readCrewState(new URLSearchParams(query));
const plain = read('');

describe('the address of My crew', () => {
  it('defaults to all rentals', () => {
    expect(plain).toEqual({
      tab: 'rentals',
      status: 'all',
      search: '',
      location: null,
      owing: false,
      sort: null,
      month: null,
      roll: 'first',
      offset: 0,
      changes: 0,
    });
    expect(isNarrowed(plain)).toBe(false);
    expect(crewAddress(plain, {})).toBe('?');
  });

  it('round-trips its filters', () => {
    const change = { status: 'pending', search: 'mia', location: 7, month: '2027-03' } as const;
    const query = crewAddress(plain, { ...change, owing: true, sort: 'late', roll: 'all' });
    expect(query).toBe(
      '?status=pending&search=mia&location=7&owes=1&sort=late&month=2027-03&roll=all',
    );
    expect(isNarrowed(read(query))).toBe(true);
    expect(crewAddress(read(query), {})).toBe(query);
  });

  it('drops invalid values', () => {
    expect(
      read(
        '?tab=x&status=deleted&location=-1&offset=1.5&changes=a&month=2027-13&roll=x&owes=yes&sort=x',
      ),
    ).toEqual(plain);
  });

  it('resets to the first page with every filter, and has no status in the history', () => {
    const state = read('?status=pending&offset=100');
    expect(crewAddress(state, { search: 'a' })).toBe('?status=pending&search=a');
    expect(crewAddress(state, { tab: 'history' })).toBe('?tab=history');
  });
});

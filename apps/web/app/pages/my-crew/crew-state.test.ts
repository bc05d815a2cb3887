import { describe, expect, it } from 'vitest';
import { crewAddress, isGrouped, isNarrowed, pressedSort, readCrewState } from './crew-state.ts';

const read = (query: string) => readCrewState(new URLSearchParams(query));
const plain = read('');

describe('the columns of My crew', () => {
  it('are left out by the address; unknown ones are ignored', () => {
    const state = read('without=rent,nothing,contact');
    expect(state.without).toEqual(['rent', 'contact']);
    expect(crewAddress(state, { without: ['rent'] })).toBe('?without=rent');
    expect(crewAddress(state, { without: [] })).toBe('?');
  });
});

describe('the address of My crew', () => {
  it('defaults to all rentals, by crash pad', () => {
    expect(plain).toEqual({
      ...{ tab: 'rentals', status: 'all', search: '', location: null, owing: false },
      ...{
        sort: null,
        dir: null,
        flat: false,
        without: [],
        month: null,
        rent: null,
        offset: 0,
        changes: 0,
      },
    });
    expect(isNarrowed(plain)).toBe(false);
    expect(isGrouped(plain)).toBe(true);
    expect(crewAddress(plain, {})).toBe('?');
  });

  it('round-trips its filters', () => {
    const change = { status: 'pending', search: 'mia', location: 7, owing: true } as const;
    const query = crewAddress(plain, { ...change, sort: 'late', dir: 'asc', flat: true });
    expect(query).toBe('?search=mia&location=7&status=pending&owes=1&sort=late&dir=asc&flat=1');
    expect(isNarrowed(read(query))).toBe(true);
    expect(crewAddress(read(query), {})).toBe(query);
    const rent = crewAddress(plain, { tab: 'rent', month: '2027-03', rent: 'late' });
    expect(rent).toBe('?tab=rent&month=2027-03&rent=late');
    expect(crewAddress(read(rent), {})).toBe(rent);
  });

  it('drops invalid values', () => {
    expect(
      read(
        '?tab=x&status=deleted&location=-1&offset=1.5&changes=a&owes=yes&sort=x&dir=desc&flat=2',
      ),
    ).toEqual(plain);
    expect(read('?tab=rent&month=2027-13&rent=x')).toEqual({ ...plain, tab: 'rent' });
  });

  it('resets to the first page with every filter, and has no status in the history', () => {
    const state = read('?status=pending&offset=100');
    expect(crewAddress(state, { search: 'a' })).toBe('?search=a&status=pending');
    expect(crewAddress(state, { tab: 'history' })).toBe('?tab=history');
  });

  it('of a month, as in earlier emails, leads to the rent', () => {
    expect(read('?roll=all').tab).toBe('rent');
    expect(read('?month=2027-03')).toMatchObject({ tab: 'rent', month: '2027-03' });
  });
});

describe('a press on the head of a column', () => {
  const press = (query: string, sort: 'name' | 'owed') => pressedSort(read(query), sort);

  it('sorts by it, amounts from the highest, and then turns around', () => {
    expect(press('', 'owed')).toEqual({ sort: 'owed', dir: null });
    expect(press('?sort=owed', 'owed')).toEqual({ sort: 'owed', dir: 'asc' });
    expect(press('?sort=owed&dir=asc', 'owed')).toEqual({ sort: 'owed', dir: null });
    expect(press('?sort=owed', 'name')).toEqual({ sort: 'name', dir: null });
  });

  it('takes away the heads of the crash pads, except by crash pad', () => {
    expect(isGrouped(read('?sort=owed'))).toBe(false);
    expect(isGrouped(read('?sort=house'))).toBe(true);
    expect(isGrouped(read('?flat=1'))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { isNarrowed, listAddress, readListState } from './list-state.ts';

const read = (query: string) => readListState(new URLSearchParams(query));

describe('the address of the list', () => {
  it('holds filter, search and page, and ignores invalid values', () => {
    expect(read('filter=full&search=%20JFK%20&offset=20')).toEqual({
      filter: 'full',
      search: 'JFK',
      offset: 20,
    });
    expect(read('filter=nonsense&offset=-3')).toEqual({ filter: 'all', search: '', offset: 0 });
    expect(read('offset=1e9')).toEqual({ filter: 'all', search: '', offset: 0 });
    expect(read(`search=${'x'.repeat(300)}`).search).toHaveLength(100);
  });

  it('resets to the first page with any other change', () => {
    const state = read('filter=full&search=JFK&offset=20');
    expect(listAddress(state, { filter: 'all' })).toBe('?search=JFK');
    expect(listAddress(state, { offset: 40 })).toBe('?filter=full&search=JFK&offset=40');
    expect(listAddress(state, { filter: 'all', search: '' })).toBe('?');
  });

  it('shows whether the list is filtered', () => {
    expect(isNarrowed(read(''))).toBe(false);
    expect(isNarrowed(read('search=x'))).toBe(true);
    expect(isNarrowed(read('filter=hidden'))).toBe(true);
  });
});

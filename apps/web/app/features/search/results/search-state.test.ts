import { describe, expect, it } from 'vitest';
import {
  canonicalSearch,
  isSortedAs,
  nextSort,
  readSearchState,
  SORT_CHOICES,
  type SortChoice,
  searchQuery,
  searchWith,
} from './search-state.ts';

const state = (query: string) => readSearchState(new URLSearchParams(query));

describe('the state of a results page', () => {
  it('cycles a sort: default, ascending, descending, default, with one active at a time', () => {
    expect(searchWith(state(''), nextSort(state(''), 'price'))).toBe('?sort=price');
    expect(searchWith(state('sort=price'), nextSort(state('sort=price'), 'price'))).toBe(
      '?sort=price&dir=desc',
    );
    const desc = state('sort=price&dir=desc');
    expect(searchWith(desc, nextSort(desc, 'price'))).toBe('?');
    expect(searchWith(desc, nextSort(desc, 'title'))).toBe('?sort=title');
  });

  it('preserves the other filters and resets to the first page', () => {
    const now = state('gender=female&bed=cold&offset=40&sort=date');
    expect(searchWith(now, { gender: null })).toBe('?bed=cold&sort=date');
  });

  it('omits default values from the address', () => {
    expect(searchWith(state('gender=all&occupied=1&bed=any'), {})).toBe('?');
    expect(state('gender=all').filters).toEqual({});
  });

  it.each([
    'gender=everyone&bed=warm&occupied=2',
    'beds=0&bathrooms=11&airport_distance=12&max_nights=1.5',
    'price_min=-1&price_max=1e9&rental_type=castle',
    'offset=-20&sort=colour&dir=up&gender=',
    'offset=10001&beds=%00&limit=500',
  ])('leaves out what the search does not accept: %s', (query) => {
    expect(searchQuery(state(query))).toEqual({});
    expect(searchWith(state(query), {})).toBe('?');
  });

  it('requests only what it shows, and each list page has its own address', () => {
    const now = state('gender=female&bed=warm&sort=price&dir=desc&offset=40');
    expect(searchQuery(now)).toEqual({
      gender: 'female',
      sort: 'price',
      dir: 'desc',
      offset: '40',
    });
    expect(canonicalSearch(now)).toBe('?offset=40');
    expect(canonicalSearch(state('gender=female'))).toBe('');
  });

  it.each([
    ['', 'default'],
    ['sort=airport_distance', 'nearest'],
    ['sort=airport_distance&dir=desc', 'farthest'],
    ['sort=price', 'lowest_price'],
    ['sort=price&dir=desc', 'highest_price'],
    ['sort=date&dir=desc', 'newest'],
    ['sort=date', 'oldest'],
    ['sort=title', 'a_to_z'],
    ['sort=title&dir=desc', 'z_to_a'],
    ['dir=desc', 'default'],
  ])('the order of "%s" is named %s, and only that', (query, name) => {
    const choices = Object.keys(SORT_CHOICES) as SortChoice[];
    expect(choices.filter((choice) => isSortedAs(state(query), choice))).toEqual([name]);
  });
});

import { defaultFlags, RENTAL_TYPES, SEARCH_MODE_TYPES } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { MODE_SUFFIXES, searchModes } from './search-modes.tsx';

it('a brand has the modes of its rental types and feeds', () => {
  const crew = ['all', 'crashpads', 'rentals', 'hotels'];
  const feeds = ['activities', 'restaurants'];
  expect(searchModes(defaultFlags('crashpad'))).toEqual(crew);
  expect(searchModes(defaultFlags('crew'))).toEqual([...crew, ...feeds]);
  expect(searchModes(defaultFlags('vacation'))).toEqual(['all', 'rentals', 'hotels', ...feeds]);
});

it('a mode is a set of rental types, and each type belongs to one mode', () => {
  expect(MODE_SUFFIXES.rentals).toBe('?rental_type=house,entire_suite,room');
  expect(Object.values(SEARCH_MODE_TYPES).flat().toSorted()).toEqual(RENTAL_TYPES.toSorted());
});

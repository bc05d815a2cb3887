import { contract } from '@crewpad/contract';
import { describe, expect, it } from 'vitest';
import { flaggedFilters } from './conditions.ts';

const parse = (query: object) => contract.search.airportListingsQuery.safeParse(query);

describe('the rental type of a search', () => {
  it('is one or several types', () => {
    const types = (rental_type: string) => parse({ rental_type }).data?.rental_type;
    expect(types('hotel')).toEqual(['hotel']);
    expect(types('hotel,hostel,hotel')).toEqual(['hotel', 'hostel']);
    for (const wrong of ['', 'castle', 'hotel,castle', 'hotel,']) {
      expect(parse({ rental_type: wrong }).success, wrong).toBe(false);
    }
  });

  it('is allowed by either flag, other filters of the map only by their own', () => {
    const query = { rental_type: ['hotel' as const], beds: 2 };
    const off = { mapFilters: false, travelbug: false };
    expect(flaggedFilters({ ...off, mapFilters: true }, query)).toEqual(query);
    expect(flaggedFilters({ ...off, travelbug: true }, query)).toEqual({ rental_type: ['hotel'] });
    expect(flaggedFilters(off, query)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { bedBadge, freeBeds } from './availability.tsx';

const today = new Date().toISOString().slice(0, 10);
const beds = (num_beds: number, num_vacant_beds: number, free_from: string | null = today) => ({
  num_beds,
  num_vacant_beds,
  free_from,
  num_free_from: free_from === null ? 0 : num_vacant_beds,
});

describe('the badge about beds', () => {
  it('says when the last beds are free, and when none is', () => {
    expect(bedBadge(beds(6, 0, '9999-01-01'))).toBe('full');
    expect(bedBadge(beds(6, 1))).toBe('last');
    expect(bedBadge(beds(6, 2))).toBe('last');
    expect(bedBadge(beds(6, 3))).toBeNull();
    expect(bedBadge(beds(2, 2))).toBeNull();
  });

  it('does not offer a last bed that is held or promised to somebody', () => {
    expect(bedBadge(beds(6, 1, null))).toBeNull();
    expect(bedBadge(beds(6, 1, '9999-01-01'))).toBeNull();
  });

  it('never calls a house without beds full', () => {
    expect(bedBadge(beds(0, 0, null))).toBeNull();
  });
});

describe('the number of free beds', () => {
  it('is shown from three on, without those that are held', () => {
    expect(freeBeds(beds(10, 8))).toBe(8);
    expect(freeBeds({ ...beds(10, 8), num_free_from: 7 })).toBe(7);
    expect(freeBeds(beds(10, 2))).toBeNull();
    expect(freeBeds(beds(10, 8, '9999-01-01'))).toBeNull();
  });
});

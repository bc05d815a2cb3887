import { describe, expect, it } from 'vitest';
import { bedBadge, freeBeds } from './availability.tsx';

const TODAY = '2026-06-05';
const beds = (num_beds: number, num_vacant_beds: number, free_from: string | null = TODAY) => ({
  num_beds,
  num_vacant_beds,
  free_from,
  num_free_from: free_from === null ? 0 : num_vacant_beds,
});

describe('the bed badge', () => {
  it('shows when some beds have a tenant, and when all have one', () => {
    expect(bedBadge(beds(6, 0, '9999-01-01'))).toBe('full');
    expect(bedBadge(beds(6, 1))).toBe('last');
    expect(bedBadge(beds(6, 2))).toBe('last');
    expect(bedBadge(beds(6, 3))).toBe('last');
    expect(bedBadge(beds(10, 8))).toBe('last');
    expect(bedBadge(beds(2, 2))).toBeNull();
  });

  it('counts beds without a tenant, also pending and held ones', () => {
    expect(bedBadge(beds(6, 1, null))).toBe('last');
    expect(bedBadge(beds(6, 1, '9999-01-01'))).toBe('last');
    const oneHeld = { ...beds(6, 3), num_free_from: 2 };
    expect([bedBadge(oneHeld), freeBeds(oneHeld, TODAY)]).toEqual(['last', 2]);
  });

  it('never shows a listing without beds as full', () => {
    expect(bedBadge(beds(0, 0, null))).toBeNull();
  });
});

describe('the number of free beds', () => {
  it('does not count held or pending beds, or beds that are not free yet', () => {
    expect(freeBeds(beds(10, 8), TODAY)).toBe(8);
    expect(freeBeds({ ...beds(10, 8), num_free_from: 7 }, TODAY)).toBe(7);
    expect(freeBeds(beds(10, 2, null), TODAY)).toBe(0);
    expect(freeBeds(beds(10, 8, '9999-01-01'), TODAY)).toBe(0);
    expect(freeBeds(beds(0, 0, null), TODAY)).toBe(0);
  });
});

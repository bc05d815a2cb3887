import type { contract } from '@crewpad/contract';
import { LISTING_STATUS } from '@crewpad/domain';

const WHOLE = 100;

/** Whole percent of a share; 100 only if nothing is left, 0 only if nothing is taken. */
export function wholePercent(occupied: number, all: number): number {
  if (all <= 0 || occupied <= 0) return 0;
  if (occupied >= all) return WHOLE;
  return Math.min(WHOLE - 1, Math.max(1, Math.round((occupied / all) * WHOLE)));
}

type Fill = Pick<contract.listings.CrashpadSummary, 'num_beds' | 'num_vacant_beds'>;

export function isFull({ num_beds, num_vacant_beds }: Fill): boolean {
  return num_beds > 0 && num_vacant_beds <= 0;
}

/** Full but still in search, where crew ask for nothing. */
export function isFullInSearch(
  crashpad: Fill & Pick<contract.listings.CrashpadSummary, 'status' | 'hidden'>,
): boolean {
  return crashpad.status === LISTING_STATUS.active && !crashpad.hidden && isFull(crashpad);
}

/** Beds, rent and views of several crash pads together. */
export function together(crashpads: readonly contract.listings.CrashpadSummary[]) {
  const sum = (of: (crashpad: contract.listings.CrashpadSummary) => number) =>
    crashpads.reduce((total, crashpad) => total + of(crashpad), 0);
  return {
    crashpads: crashpads.length,
    beds: sum(({ num_beds }) => num_beds),
    taken: sum(({ num_occupied_beds }) => num_occupied_beds),
    revenue: sum(({ monthly_revenue }) => monthly_revenue),
    views: sum(({ views }) => views),
  };
}

export type CrashpadTotals = ReturnType<typeof together>;

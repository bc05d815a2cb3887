import { seedListings } from '../data/seed/seed-listings.ts';
import type { Db } from '../platform/database/database.ts';

/** Creates listings for load tests and reports progress after each step. */
export function seedWithProgress(
  db: Db,
  listings: number,
  now: Date,
  report: (line: string) => void,
): Promise<void> {
  return seedListings(db, { listings, now }, (step, done, total) =>
    report(`${step} ${done}/${total}`),
  );
}

import { seedListings } from '../data/seed/seed-listings.ts';
import type { Db } from '../platform/database/database.ts';

/** Makes listings for load and tells after each piece of work how far it is. */
export function seedWithProgress(
  db: Db,
  listings: number,
  now: Date,
  tell: (line: string) => void,
): Promise<void> {
  return seedListings(db, { listings, now }, (step, done, total) =>
    tell(`${step} ${done}/${total}`),
  );
}

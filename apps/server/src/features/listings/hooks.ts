import type { contract } from '@crewpad/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { Hook } from '../../platform/hooks.ts';

/** What other features add to a listing's page; each column is an SQL expression. */
export interface ListingParts {
  /** The number of reviews with 1, 2, 3, 4 and 5 stars, as one JSON column. */
  distribution(listingId: RawBuilder<unknown>): RawBuilder<number[]>;
  /** The newest reviews with responses, as one JSON column for `presentReviews`. */
  reviews(listingId: RawBuilder<unknown>, limit: number): RawBuilder<unknown[]>;
  presentReviews(rows: readonly unknown[], actor: Actor, now: Date): contract.reviews.ReviewItem[];
  /** A member's usual time to a first reply, in seconds; null if unknown. */
  responseSeconds(
    memberId: RawBuilder<unknown>,
    now: RawBuilder<unknown>,
  ): RawBuilder<number | null>;
  /** Whether the viewer has reviewed the listing. */
  reviewed(viewerId: RawBuilder<unknown>, listingId: RawBuilder<unknown>): RawBuilder<boolean>;
}

export const listingParts = new Hook<Partial<ListingParts>>();

const NOTHING: ListingParts = {
  distribution: () => sql<number[]>`json_build_array(0, 0, 0, 0, 0)`,
  reviews: () => sql<unknown[]>`'[]'::json`,
  presentReviews: () => [],
  responseSeconds: () => sql<null>`null::float8`,
  reviewed: () => sql<boolean>`false`,
};

/** The parts of all features, with empty defaults. */
export function allListingParts(): ListingParts {
  return Object.assign({}, NOTHING, ...listingParts);
}

/** Called in the transaction that deletes a locked listing. */
export const listingDeleted = new Hook<(trx: Trx, listingId: number, now: Date) => Promise<void>>();

export async function notifyListingDeleted(trx: Trx, listingId: number, now: Date): Promise<void> {
  for (const notify of listingDeleted) await notify(trx, listingId, now);
}

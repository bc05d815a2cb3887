import { sql } from 'kysely';
import type { DatabaseHandle } from './database/database.ts';
import type { Trx } from './database/transaction.ts';

const CHANNEL = 'listings_changed';

/** Tells what changed in the database to whoever keeps something made from it, on every node. */
export class ChangeFeed {
  readonly #listeners = new Set<(listingIds: number[] | 'all') => void>();

  async start(database: DatabaseHandle): Promise<void> {
    await database.listen(CHANNEL, (payload) => {
      const ids = payload === '' || payload === '*' ? 'all' : payload.split(',').map(Number);
      this.emit(ids);
    });
  }

  /** Also called by this node's own commands before they answer, without waiting for the database. */
  emit(listingIds: number[] | 'all'): void {
    for (const listener of this.#listeners) listener(listingIds);
  }

  onListingsChanged(listener: (listingIds: number[] | 'all') => void): void {
    this.#listeners.add(listener);
  }
}

/**
 * Tells all nodes, when the transaction commits, that anything may look different now: what is shown
 * of a member stands on his listings, his profile and beside each of his reviews.
 */
export async function announceChanges(trx: Trx): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, '*')`.execute(trx);
}

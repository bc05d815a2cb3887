import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';

interface NotifiedReview {
  author_id: number;
  lister_id: number;
  listing_id: number | null;
}

/** A review for a notification. */
export async function findNotifiedReview(trx: Trx, id = 0): Promise<NotifiedReview | undefined> {
  const { rows } = await sql<NotifiedReview>`
    select author_id, lister_id, listing_id from reviews where id = ${id}`.execute(trx);
  return rows[0];
}

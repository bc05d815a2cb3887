import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { isBlocked } from '../../accounts/index.ts';

interface NotifiedReview {
  author_id: number;
  lister_id: number;
  listing_id: number | null;
  /** One of the two blocked the other. */
  is_blocked: boolean;
}

/** A review for a notification. */
export async function findNotifiedReview(trx: Trx, id = 0): Promise<NotifiedReview | undefined> {
  const { rows } = await sql<NotifiedReview>`
    select author_id, lister_id, listing_id,
      ${isBlocked(sql`author_id`, sql`lister_id`)} as is_blocked
    from reviews where id = ${id}`.execute(trx);
  return rows[0];
}

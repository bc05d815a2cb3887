import { instantAt } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

export interface AgreedEnd {
  id: number;
  listing_id: number;
  at: Date;
}

interface AgreedRow extends Omit<AgreedEnd, 'at'> {
  checkout_date: string;
  checkout_time: string;
  time_zone: string;
}

/**
 * Accepted rentals, or pending invitations, whose agreed check-out is in a range, earliest first.
 * The database query is generous; hours that daylight saving skips or repeats are resolved here.
 */
export async function findAgreedEnds(
  db: Db,
  status: 'accepted' | 'pending',
  after: Date | null,
  until: Date,
): Promise<AgreedEnd[]> {
  const agreed = sql`(checkout_date + coalesce(checkout_time, '00:00')::time) at time zone time_zone`;
  const { rows } = await sql<AgreedRow>`
    select id, listing_id, checkout_date, coalesce(checkout_time, '00:00') as checkout_time, time_zone
    from rentals
    where status = ${status} and checkout_date <= (${until}::timestamptz at time zone 'UTC')::date + 1
      and ${agreed} <= ${until}::timestamptz + interval '3 hours'
      and (${after}::timestamptz is null or ${agreed} > ${after}::timestamptz - interval '3 hours')
  `.execute(db);
  return rows
    .map(({ id, listing_id, checkout_date, checkout_time, time_zone }) => ({
      id,
      listing_id,
      at: instantAt(checkout_date, checkout_time, time_zone),
    }))
    .filter(({ at }) => at <= until && (after === null || at > after))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || one.id - other.id);
}
